/** Types of what delivery asks of the outbox, and of the answers. */
import type { Delivery, DeliveryKey, Outcome } from './delivery.types.ts';

export interface Claim {
  readonly lease: string;
  readonly deliveries: readonly Delivery[];
  /** Claimed rows whose lead or message does not exist; there should never be any. */
  readonly missing: number;
  /** Why this version cannot read rows that it claimed and put off: one reason for each. */
  readonly unreadable: readonly string[];
}

/** Which rows to claim: those due, those named, or one that asks whether a partner is back. */
export type Which =
  | { readonly kind: 'due'; readonly limit: number }
  | { readonly kind: 'named'; readonly keys: readonly DeliveryKey[] }
  | { readonly kind: 'probe' };

/** How an attempt ended, for the record. */
export interface Attempted {
  /** When the row is due next, in milliseconds since 1970. */
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
  /** Milliseconds since 1970; null when nothing waits. */
  readonly oldest: number | null;
  /** Waiting on a route that no partner takes. */
  readonly unrouted: number;
  readonly oldestUnrouted: number | null;
  readonly dead: number;
  /** Given up within the last hour. */
  readonly deadLately: number;
}
