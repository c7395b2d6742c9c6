/** What goes to a partner, and how it went (spec: delivery). */
import type { VerticalSlug } from '../../../domain/vertical.ts';
import type { ConsentEvidence, Suspicion } from '../outbox/outbox.types.ts';

/** A row of the outbox. The id is the idempotency key that the partner sees. */
export interface DeliveryKey {
  readonly brand: string;
  readonly id: string;
}

interface Common extends DeliveryKey {
  /** From 1. */
  readonly attempt: number;
  /** Milliseconds since 1970; before that an attempt is out of turn. 0: the first one. */
  readonly scheduledAt: number;
  readonly reference: string;
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  /** Host and path of the page the form stood on. */
  readonly host: string;
  readonly page: string;
  readonly rcCode: string | null;
  /** The kept campaign parameters, rcCode included, as on the visit. */
  readonly tracking: Readonly<Record<string, string>>;
  readonly acceptedAt: string;
  readonly consent: ConsentEvidence | null;
  readonly suspect: readonly Suspicion[];
}

export interface LeadDelivery extends Common {
  readonly kind: 'lead';
  /** The one product of this delivery. */
  readonly vertical: VerticalSlug;
  readonly visitId: string;
  readonly leadId: string;
  readonly affiliateId: string;
  readonly addressLine: string;
  readonly postcode: string;
  readonly locality: string;
  readonly state: string;
  /** The full national record, or what was typed by hand; null without an address. */
  readonly address: Readonly<Record<string, unknown>> | null;
}

export interface MessageDelivery extends Common {
  readonly kind: 'message';
  readonly message: string;
  readonly userAgent: string | null;
}

export type Delivery = LeadDelivery | MessageDelivery;

/** How an attempt ended. Everything but `delivered` is tried again under the same key. */
export type OutcomeKind =
  | 'delivered'
  /** The partner answered and said no: it is up, this one row is not. */
  | 'refused'
  /** 429: up, and asks for patience. */
  | 'busy'
  /** 5xx, no connection, or a redirect, which is never followed. */
  | 'down'
  /** Timeout, reset or an answer that cannot be read: it may have arrived. */
  | 'unknown';

export interface Outcome {
  readonly kind: OutcomeKind;
  /** HTTP status; null when no answer came. */
  readonly status: number | null;
  /** For the log and for ops: never a word of the body. */
  readonly reason: string;
  /** From Retry-After, when the partner said. */
  readonly retryAfterMs?: number;
}
