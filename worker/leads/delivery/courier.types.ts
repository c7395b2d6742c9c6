/** What a courier is made of, and what its parts hand to each other. */
import type { DeliveryStore } from './delivery-store.ts';
import type { Partner } from './partners/lead-partner.ts';
import type { Slots } from './turns.ts';

export interface CourierParts {
  readonly store: DeliveryStore;
  readonly partners: readonly Partner[];
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** From 0 to 1. */
  readonly chance: () => number;
  readonly log: (line: Record<string, unknown>) => void;
  /** Wakes more workers when a partner is back and much is due. */
  readonly fanOut?: (due: number) => Promise<void>;
  /** Wakes one worker later: who waits for a partner that is away need not wait for the sweep too. */
  readonly wakeLater?: (ms: number) => Promise<void>;
}

export interface Report {
  delivered: number;
  failed: number;
  /** When the first failed row is due again; null when none failed. */
  nextDueAt: number | null;
}

/** What one call of the courier works with. */
export interface Turn extends CourierParts {
  readonly slots: Slots;
}
