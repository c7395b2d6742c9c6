/** Secrets required by a worker's other settings: without some it does not start (worker/env.ts), without others it does less. */

import * as v from 'valibot';

interface Needed {
  readonly name: string;
  /** The setting that requires it. */
  readonly beside: string;
  /** True if the worker does not start without it. */
  readonly demanded: boolean;
}

const needed: readonly Needed[] = [
  { beside: 'ADDRESS_URL', name: 'NEXT_TOKEN_SECRET', demanded: true },
  { beside: 'CMS_URL', name: 'CMS_TOKEN', demanded: true },
  { beside: 'CMS_URL', name: 'CMS_SECRET', demanded: true },
  { beside: 'ADDRESS_URL', name: 'ADDRESS_KEY', demanded: false },
  { beside: 'GATEWAY_URL', name: 'GATEWAY_KEY', demanded: false },
  { beside: 'GRAPHQL_URL', name: 'GRAPHQL_KEY', demanded: false },
  { beside: 'TURNSTILE_SITE_KEY', name: 'TURNSTILE_SECRET', demanded: false },
  { beside: 'TURNSTILE_SECRET', name: 'TURNSTILE_SITE_KEY', demanded: false },
];

/** @param has whether a variable or secret has a value */
export function missingBeside(has: (name: string) => boolean): Needed[] {
  return needed.filter(({ beside, name }) => has(beside) && !has(name));
}

const secret = v.optional(v.string());
const partners = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ apiKey: secret, signingSecret: secret })),
);

/** Includes partners' secrets. @param set what is set, by name; a secret's value is empty */
export function missingSecrets(set: ReadonlyMap<string, string>): Needed[] {
  const named = v.safeParse(partners, set.get('LEAD_PARTNERS'));
  const keys = named.success ? named.output.flatMap((one) => [one.apiKey, one.signingSecret]) : [];
  const ofPartners = keys.flatMap((name) =>
    name === undefined || set.has(name) ? [] : { name, beside: 'LEAD_PARTNERS', demanded: false },
  );
  return [...missingBeside((name) => set.has(name)), ...ofPartners];
}
