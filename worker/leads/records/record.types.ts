/** Types of a lead or message as ops see it, with personal data kept apart in `person`. */
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

/** A step of the visit, as reported to a gateway. */
export interface Step {
  readonly at: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Everything personal; no field outside it identifies a person. */
export interface Person {
  readonly name: string | null;
  readonly email: string | null;
  readonly mobile: string | null;
  readonly addressLine: string | null;
  readonly locality: string | null;
  readonly message: string | null;
  readonly userAgent: string | null;
  readonly screenResolution: string | null;
  /** The visit's steps; empty in lists. */
  readonly steps: readonly Step[];
  /** The `utm_` parameters; the author of a link may have put anything into them. */
  readonly campaign: Readonly<Record<string, string>>;
  /** gclid, fbclid, msclkid, cui: each belongs to one visitor. */
  readonly clickIds: Readonly<Record<string, string>>;
}

/** The fields shared by leads and messages. Times are ISO strings in UTC. */
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
  /** The plans the visitor left their details for; on a delivery, only those of its product. */
  readonly plans: readonly ChosenPlan[];
  /** False: this version cannot read part of the row, so no courier sends it, and the unreadable parts are left out. */
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

/** A form that was sent again without making a new lead. */
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
  /** The wording the sender was shown, and what they ticked. */
  readonly consent: Readonly<Record<string, unknown>> | null;
  readonly repeats: readonly Repeat[];
  readonly deliveries: readonly DeliverySummary[];
  readonly attemptsMade: readonly Attempt[];
}
