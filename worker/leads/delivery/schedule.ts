/** The retry schedule of a failed delivery. Pure: the caller supplies the clock and the random number. */

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** The pause before each attempt; the first has none. */
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

/** Each pause is up to a tenth longer, so that rows that failed together are not retried together. */
const jitter = 0.1;

/** The longest Retry-After we honour. */
const longestMs = 24 * hour;

export interface Failed {
  /** The attempts made so far, including this one. */
  readonly attempts: number;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** A random number from 0 to 1. */
  readonly chance: number;
  readonly retryAfterMs?: number | undefined;
}

/** Returns when the next attempt is due, in milliseconds since 1970; null after the last one. */
export function nextDue({ attempts, now, chance, retryAfterMs = 0 }: Failed): number | null {
  const pause = scheduleMs[attempts];
  if (pause === undefined) return null;
  const jittered = pause * (1 + jitter * chance);
  return Math.ceil(now + Math.max(jittered, Math.min(retryAfterMs, longestMs)));
}
