/** Types of delivery's calls to the outbox, and of their results. */
import type { Delivery, DeliveryKey, Outcome } from './delivery.types.ts';

export interface Claim {
  readonly lease: string;
  readonly deliveries: readonly Delivery[];
  /** Claimed rows whose lead or message does not exist; there should never be any. */
  readonly missing: number;
  /** The reasons why this version could not read rows that it claimed and put off, one per row. */
  readonly unreadable: readonly string[];
}

/** The rows to claim: due ones, named ones, or one to probe a partner with. */
export type Which =
  | { readonly kind: 'due'; readonly limit: number }
  | { readonly kind: 'named'; readonly keys: readonly DeliveryKey[] }
  | { readonly kind: 'probe' };

/** How an attempt ended, for the record. */
export interface Attempted {
  /** The row's next due time, in milliseconds since 1970. */
  readonly dueAt: number;
  readonly partner: string;
  readonly outcome: Outcome;
  readonly ms: number;
}

export interface Settled extends Attempted {
  readonly state: 'pending' | 'delivered' | 'dead';
  readonly attempts: number;
}

export interface Backlog {
  readonly pending: number;
  /** Milliseconds since 1970; null when nothing is pending. */
  readonly oldest: number | null;
  /** Pending on a route that no partner takes. */
  readonly unrouted: number;
  readonly oldestUnrouted: number | null;
  readonly dead: number;
  /** Given up within the last hour. */
  readonly deadLately: number;
}
