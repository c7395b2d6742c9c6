/** When a failed delivery is tried again (spec: delivery). Pure: clock and chance come in. */

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Pauses before each attempt; the first has none. */
export const scheduleMs = [
  0,
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
] as const;

/** Up to a tenth later, so that what failed together does not come back together. */
const jitter = 0.1;

/** No partner's Retry-After moves an attempt further than the longest pause of ours. */
const longestMs = 24 * hour;

export interface Failed {
  /** How many attempts were made, this one included. */
  readonly attempts: number;
  readonly now: number;
  /** From 0 to 1. */
  readonly chance: number;
  readonly retryAfterMs?: number | undefined;
}

/** When the next attempt is due, in milliseconds since 1970; null when that was the last one. */
export function nextDue({ attempts, now, chance, retryAfterMs = 0 }: Failed): number | null {
  const pause = scheduleMs[attempts];
  if (pause === undefined) return null;
  const jittered = pause * (1 + jitter * chance);
  return Math.ceil(now + Math.max(jittered, Math.min(retryAfterMs, longestMs)));
}
