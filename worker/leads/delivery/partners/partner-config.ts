/** Which partner gets what: parsed from the variable LEAD_PARTNERS (docs/operations/leads.md). */
import * as v from 'valibot';
import { verticalSlugs } from '../../../../domain/vertical.ts';

const loopback = ['localhost', '127.0.0.1', '[::1]'];

const partnerUrl = v.pipe(
  v.string(),
  v.url('is no URL'),
  v.check((value) => {
    const { protocol, hostname } = new URL(value);
    return protocol === 'https:' || (protocol === 'http:' && loopback.includes(hostname));
  }, 'must be https (http on loopback only)'),
);

/** Name of a worker secret, never the secret itself. */
const secretName = v.pipe(
  v.string(),
  v.regex(/^[A-Z][A-Z0-9_]*$/, 'is the name of a worker secret'),
);

const common = {
  name: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/, 'takes small letters, digits and dashes')),
  url: partnerUrl,
  /** Brands it is for; without it all that this worker serves. */
  brands: v.optional(v.array(v.string())),
  /** Products it takes, `*` for all. */
  verticals: v.optional(v.union([v.literal('*'), v.array(v.picklist(verticalSlugs))]), []),
  /** True: it takes the messages of the contact form. */
  messages: v.optional(v.boolean(), false),
  /** Signs every delivery as Standard Webhooks says. */
  signingSecret: v.optional(secretName),
};

export const partnerConfig = v.variant('kind', [
  v.object({ ...common, kind: v.literal('lead-service'), apiKey: secretName }),
  v.object({ ...common, kind: v.literal('zapier'), apiKey: v.optional(secretName) }),
  v.object({ ...common, kind: v.literal('webhook'), signingSecret: secretName }),
]);
export type PartnerConfig = v.InferOutput<typeof partnerConfig>;

/**
 * The partners in order; the first that takes a product gets it.
 * @throws Error naming the place and what is wrong there
 */
export function parsePartners(json: string): PartnerConfig[] {
  if (json.trim() === '') return [];
  const value = parsed(json);
  const result = v.safeParse(v.array(partnerConfig), value);
  if (!result.success) {
    const lines = result.issues.map(
      (issue) => `${v.getDotPath(issue) ?? '(all)'}: ${issue.message}`,
    );
    throw new Error(`LEAD_PARTNERS does not parse.\n  ${lines.join('\n  ')}`);
  }
  const names = result.output.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`LEAD_PARTNERS names "${twice}" twice: a breaker belongs to one name`);
  return result.output;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (cause) {
    throw new Error('LEAD_PARTNERS is not valid JSON', { cause });
  }
}
