/** Types of the courier's parts, and of the values they exchange. */
import type { DeliveryStore } from './delivery-store.ts';
import type { Partner } from './partners/lead-partner.ts';

export interface CourierParts {
  readonly store: DeliveryStore;
  readonly partners: readonly Partner[];
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** A random number from 0 to 1. */
  readonly chance: () => number;
  readonly log: (line: Record<string, unknown>) => void;
  /** Wakes more workers when a partner is back and has many rows due. */
  readonly fanOut?: (due: number) => Promise<void>;
  /** Wakes one worker after a pause, so that rows need not wait for the sweep. */
  readonly wakeLater?: (ms: number) => Promise<void>;
}

export interface Report {
  delivered: number;
  failed: number;
  /** When the first failed row is due again; null when none failed. */
  nextDueAt: number | null;
}

/** Runs each piece of work as soon as a connection is free, in order of arrival. */
export type Slots = <T>(work: () => Promise<T>) => Promise<T>;

/** One call of the courier. */
export interface Turn extends CourierParts {
  readonly slots: Slots;
  readonly report: Report;
}
