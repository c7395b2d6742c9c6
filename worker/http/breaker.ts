/** A breaker in the memory of the isolate: who fails again and again is not asked for a while. */

/** Failures in a row after which an upstream counts as away. */
export const breakerThreshold = 5;
/** How long it is not asked then; after that one call tries for all. */
export const breakerOpenMs = 10_000;

export interface Breaker {
  /** False: do not call. True of the one call that tries whether the upstream is back. */
  allows(): boolean;
  report(succeeded: boolean): void;
}

/** @param now milliseconds since 1970 */
export function createBreaker(now: () => number = Date.now): Breaker {
  let failures = 0;
  let openUntil = 0;
  return {
    allows() {
      if (failures < breakerThreshold) return true;
      if (now() < openUntil) return false;
      openUntil = now() + breakerOpenMs;
      return true;
    },
    report(succeeded) {
      failures = succeeded ? 0 : failures + 1;
      if (failures >= breakerThreshold) openUntil = now() + breakerOpenMs;
    },
  };
}
