/** The contract of a kind of partner: its configuration, how a delivery becomes a request, what an answer means. */
import * as v from 'valibot';
import { partnerUrlFault } from '../../../../domain/allowed-hosts.ts';
import { verticalSlugs } from '../../../../domain/vertical.ts';
import type { Delivery, Outcome } from '../delivery.types.ts';

/**
 * What a kind puts into the POST; key, signature and deadline are the same for all kinds.
 * @public TypeScript names it in the declarations of each kind.
 */
export interface PartnerRequest {
  /** Sent as JSON. */
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** `unknown`: the answer cannot be read, so the partner may or may not have the lead. */
export type Verdict = Extract<Outcome['kind'], 'delivered' | 'refused' | 'unknown'>;

/** @throws Error naming the partner and the command that sets the secret */
export type ReadSecret = (name: string) => string;

/** The name of a worker secret, never its value. */
export const secretName = v.pipe(
  v.string(),
  v.regex(/^[A-Z][A-Z0-9_]*$/, 'must be the name of a worker secret, such as CRM_KEY'),
);

/** In logs, in the database and in LEAD_PARTNERS. */
export const partnerName = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9-]{1,40}$/, 'takes lower-case letters, digits and dashes, at most 40'),
);

/** What every entry of LEAD_PARTNERS has, whatever its kind. */
const common = v.object({
  name: partnerName,
  url: v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      const message = dataset.typed ? partnerUrlFault(dataset.value) : undefined;
      if (message) addIssue({ message });
    }),
  ),
  /** Brands it serves; all of the worker's when left out. */
  brands: v.optional(v.array(v.string())),
  /** Products it takes, `*` for all. */
  verticals: v.optional(
    v.union(
      [v.literal('*'), v.array(v.picklist(verticalSlugs))],
      `takes "*" or a list of ${verticalSlugs.join(', ')}`,
    ),
    [],
  ),
  /** True: it takes the messages of the contact form. */
  messages: v.optional(v.boolean(), false),
});

interface Declaration<Kind extends string, Own extends { signingSecret?: string | undefined }> {
  /** As in LEAD_PARTNERS. */
  readonly kind: Kind;
  /** Its row and its example in docs/operations/leads.md. */
  readonly sends: string;
  readonly deliveredWhen: string;
  readonly example: Readonly<Record<string, unknown>>;
  /** Its own fields; `signingSecret` is among them, so that each kind says whether it must sign. */
  readonly config: v.GenericSchema<unknown, Own>;
  /** Reads the secrets once; what it returns turns each delivery into a request. */
  prepare(config: Own, secret: ReadSecret): (delivery: Delivery) => PartnerRequest;
  /** What the body of a 2xx answer says. Without it any 2xx is a yes and the body is not read. */
  readonly readAnswer?: (text: string) => Verdict;
}

/** One parsed entry of LEAD_PARTNERS. */
export interface PartnerConfig extends v.InferOutput<typeof common> {
  readonly kind: string;
  readonly signingSecret?: string | undefined;
  prepare(secret: ReadSecret): (delivery: Delivery) => PartnerRequest;
  readonly readAnswer?: ((text: string) => Verdict) | undefined;
}

export function definePartner<
  const Kind extends string,
  Own extends { signingSecret?: string | undefined },
>(declaration: Declaration<Kind, Own>) {
  const { kind, config: own, prepare, readAnswer } = declaration;
  const schema: v.GenericSchema<unknown, PartnerConfig> = v.pipe(
    v.intersect([common, own]),
    v.transform((config) => ({
      ...config,
      kind,
      prepare: (secret: ReadSecret) => prepare(config, secret),
      readAnswer,
    })),
  );
  return { ...declaration, schema };
}

/** Without what differs from attempt to attempt: each sends the same bytes under the same key, until a tick is taken back. */
export function sameEveryAttempt({ attempt, scheduledAt, ...rest }: Delivery) {
  return rest;
}
