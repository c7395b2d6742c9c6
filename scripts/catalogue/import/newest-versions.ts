/** Picks which of several answers with one plan id counts: the latest or, in a tie, the last one read (rule 12). */

export interface NewestVersions {
  see(planId: string, time: number, index: number): void;
  isNewest(planId: string, index: number): boolean;
}

/** Keeps only an id, a time and an index for each plan. */
export function newestVersions(): NewestVersions {
  const newest = new Map<string, { time: number; index: number }>();
  return {
    see(planId, time, index) {
      // A plan without an id has no versions; it will be refused.
      if (planId === '') return;
      const known = newest.get(planId);
      if (!known || time >= known.time) newest.set(planId, { time, index });
    },
    isNewest: (planId, index) => planId === '' || newest.get(planId)?.index === index,
  };
}
