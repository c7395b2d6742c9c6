/** Types of a lead or message as ops see it; what is personal stands apart, in `person`. */
import type { ChosenPlan } from '../../../domain/leads/chosen-plan.ts';

export const deliveryStates = [
  'pending',
  'delivered',
  'dead',
  'withdrawn',
  'suppressed',
  'test',
] as const;
export type DeliveryState = (typeof deliveryStates)[number];
export type Kind = 'lead' | 'message';

/** A step of the visit, as it was told to a gateway. */
export interface Step {
  readonly at: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Everything personal; what is outside of it says nothing about who somebody is. */
export interface Person {
  readonly name: string | null;
  readonly email: string | null;
  readonly mobile: string | null;
  readonly addressLine: string | null;
  readonly locality: string | null;
  readonly message: string | null;
  readonly userAgent: string | null;
  readonly screenResolution: string | null;
  /** Of the visit; lists leave them out. */
  readonly steps: readonly Step[];
  /** Its `utm_` parameters, in which the writer of a link may have put anything. */
  readonly campaign: Readonly<Record<string, string>>;
  /** gclid, fbclid, msclkid, cui: each belongs to one visitor. */
  readonly clickIds: Readonly<Record<string, string>>;
}

/** What leads and messages share. Times are ISO strings in UTC. */
export interface Common {
  readonly brand: string;
  readonly kind: Kind;
  readonly reference: string;
  readonly acceptedAt: string;
  readonly host: string;
  readonly page: string;
  readonly rcCode: string | null;
  readonly postcode: string | null;
  readonly state: string | null;
  readonly marketing: boolean;
  readonly consentVersion: string | null;
  readonly suspect: readonly string[];
  readonly erasedAt: string | null;
  /** The plans that the details were left for; of one delivery, those of its product. */
  readonly plans: readonly ChosenPlan[];
  /** False: something is written in a way that this version does not know: no courier sends it. Plans, campaign and marks are left out then. */
  readonly isReadable: boolean;
  readonly person: Person;
}

/** A row of the outbox. */
export interface DeliverySummary {
  /** The idempotency key the partner sees. */
  readonly id: string;
  /** The product; null for a message. */
  readonly vertical: string | null;
  readonly deliveryState: DeliveryState;
  readonly attempts: number;
  readonly dueAt: string;
  readonly partner: string | null;
  readonly lastOutcome: string | null;
  readonly settledAt: string | null;
}

/** One row of `list` and `export`. */
export type Listed = Common & DeliverySummary & { readonly leadStatus: string | null };

export interface Attempt {
  readonly deliveryId: string;
  readonly partner: string;
  readonly attempt: number;
  readonly outcome: string;
  /** HTTP status; null when no answer came. */
  readonly status: number | null;
  readonly ms: number;
  readonly at: string;
}

/** A form that was sent again and made no lead of its own. */
export interface Repeat {
  readonly acceptedAt: string;
  readonly consent: Readonly<Record<string, unknown>> | null;
}

/** Everything about one lead or message. */
export interface Shown extends Common {
  readonly id: string;
  readonly visitId: string | null;
  readonly affiliateId: string | null;
  readonly verticals: readonly string[];
  readonly status: string | null;
  readonly withdrawnAt: string | null;
  /** What the sender was shown and what was ticked. */
  readonly consent: Readonly<Record<string, unknown>> | null;
  readonly repeats: readonly Repeat[];
  readonly deliveries: readonly DeliverySummary[];
  readonly attemptsMade: readonly Attempt[];
}
