/** Secrets that go with those a worker has. Without some it does not start (worker/env.ts); without others it does less. */

interface Needed {
  readonly name: string;
  /** What is set and wants it. */
  readonly beside: string;
  /** True: the worker does not start without it. */
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
];

/** @param set names of variables and secrets that have a value */
export function missingSecrets(set: readonly string[]): Needed[] {
  const has = new Set(set);
  return needed.filter(({ beside, name }) => has.has(beside) && !has.has(name));
}
