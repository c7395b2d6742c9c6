/** The contract of a kind of partner: its configuration, its request for a delivery, and its reading of an answer. */
import * as v from 'valibot';
import { partnerUrlFault } from '../../../../domain/allowed-hosts.ts';
import { verticalSlugs } from '../../../../domain/vertical.ts';
import type { Delivery, Outcome } from '../delivery.types.ts';

/**
 * The kind's own part of the POST; key, signature and deadline are the same for all kinds.
 * @public TypeScript names it in the declarations of each kind.
 */
export interface PartnerRequest {
  /** Sent as JSON. */
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** `unknown`: the answer is unreadable, so the partner may or may not have the lead. */
export type Verdict = Extract<Outcome['kind'], 'delivered' | 'refused' | 'unknown'>;

/** @throws Error naming the partner and the command that sets the secret */
export type ReadSecret = (name: string) => string;

/** The name of a worker secret, never its value. */
export const secretName = v.pipe(
  v.string(),
  v.regex(/^[A-Z][A-Z0-9_]*$/, 'must be the name of a worker secret, such as CRM_KEY'),
);

/** A partner's name in logs, in the database and in LEAD_PARTNERS. */
export const partnerName = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9-]{1,40}$/, 'must be lower-case letters, digits and dashes, at most 40'),
);

/** The fields of every LEAD_PARTNERS entry, whatever its kind. */
const common = v.object({
  name: partnerName,
  url: v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      const message = dataset.typed ? partnerUrlFault(dataset.value) : undefined;
      if (message) addIssue({ message });
    }),
  ),
  /** The brands it serves; all of the worker's if left out. */
  brands: v.optional(v.array(v.string())),
  /** The products it takes; `*` for all. */
  verticals: v.optional(
    v.union(
      [v.literal('*'), v.array(v.picklist(verticalSlugs))],
      `must be "*" or a list of ${verticalSlugs.join(', ')}`,
    ),
    [],
  ),
  /** True: it takes the contact form's messages. */
  messages: v.optional(v.boolean(), false),
});

interface Declaration<Kind extends string, Own extends { signingSecret?: string | undefined }> {
  /** As in LEAD_PARTNERS. */
  readonly kind: Kind;
  /** This and the next two are its row and example in docs/operations/leads.md. */
  readonly sends: string;
  readonly deliveredWhen: string;
  readonly example: Readonly<Record<string, unknown>>;
  /** Its own fields. `signingSecret` is one of them, so that each kind decides whether signing is required. */
  readonly config: v.GenericSchema<unknown, Own>;
  /** Reads the secrets once and returns the function that turns each delivery into a request. */
  prepare(config: Own, secret: ReadSecret): (delivery: Delivery) => PartnerRequest;
  /** Reads the verdict in the body of a 2xx answer. Without it, any 2xx means delivered and the body is not read. */
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

/** Drops what varies by attempt: each sends the same bytes under the same key, unless a tick is withdrawn meanwhile. */
export function sameEveryAttempt({ attempt, scheduledAt, ...rest }: Delivery) {
  return rest;
}
