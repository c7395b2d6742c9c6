/** Types of a delivery to a partner and of an attempt's outcome (docs/decisions/007-outbox.md). */
import type { ChosenPlan } from '../../../domain/leads/chosen-plan.ts';
import type { VerticalSlug } from '../../../domain/vertical.ts';
import type { AddressRecord } from '../../ports/address/address.port.ts';
import type { ConsentEvidence } from '../outbox/outbox.types.ts';

/** A row of the outbox. The id is the idempotency key the partner sees. */
export interface DeliveryKey {
  readonly brand: string;
  readonly id: string;
}

interface Common extends DeliveryKey {
  /** The number of this attempt, from 1. */
  readonly attempt: number;
  /** The time the schedule sets for this attempt, in milliseconds since 1970; 0 for the first. */
  readonly scheduledAt: number;
  readonly reference: string;
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  /** Host and path of the page with the form. */
  readonly host: string;
  readonly page: string;
  readonly rcCode: string | null;
  /** The kept campaign parameters, rcCode included, as on the visit. */
  readonly tracking: Readonly<Record<string, string>>;
  readonly acceptedAt: string;
  readonly consent: ConsentEvidence | null;
  /** May include marks that only another version knows. */
  readonly suspect: readonly string[];
}

export interface LeadDelivery extends Common {
  readonly kind: 'lead';
  /** One product: each product of a bundle is its own delivery. */
  readonly vertical: VerticalSlug;
  readonly visitId: string;
  readonly leadId: string;
  readonly affiliateId: string;
  readonly addressLine: string;
  readonly postcode: string;
  readonly locality: string;
  readonly state: string;
  /** Null without an address. A manual address or a lone postcode fills in what is known; the rest is null. */
  readonly address: Readonly<AddressRecord> | null;
  /** The plan of this product; several only when it is unknown which product each is for. */
  readonly plans: readonly ChosenPlan[];
}

export interface MessageDelivery extends Common {
  readonly kind: 'message';
  readonly message: string;
  readonly userAgent: string | null;
}

export type Delivery = LeadDelivery | MessageDelivery;

/** How an attempt ended. All but `delivered` are retried under the same key. */
type OutcomeKind =
  | 'delivered'
  /** The partner is up and said no to this row. */
  | 'refused'
  /** 429: the partner is up and asks us to back off. */
  | 'busy'
  /** A 5xx, or a redirect, which is never followed. */
  | 'down'
  /** A timeout, a broken connection or an unreadable answer: the partner may have the lead. */
  | 'unknown';

/**
 * Why nothing was sent. `gone`: its sender withdrew it or our lease ended. `suppressed`: its sender is on the
 * suppression list. `test`: the email marks a test.
 */
export type Unsent = 'gone' | 'suppressed' | 'test';

export interface Outcome {
  readonly kind: OutcomeKind;
  /** HTTP status; null when no answer came. */
  readonly status: number | null;
  /** For the log and for ops; contains nothing from the answer's body. */
  readonly reason: string;
  /** From the Retry-After header. */
  readonly retryAfterMs?: number;
}
