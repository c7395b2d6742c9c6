/** Which of several answers with one plan id counts: the latest, and of those equally late the last one read (rule 12). */

export interface NewestVersions {
  see(planId: string, time: number, index: number): void;
  isNewest(planId: string, index: number): boolean;
}

/** Holds an id, a time and a number for each plan. */
export function newestVersions(): NewestVersions {
  const newest = new Map<string, { time: number; index: number }>();
  return {
    see(planId, time, index) {
      // Without an id nothing can be said of it; it will be refused.
      if (planId === '') return;
      const known = newest.get(planId);
      if (!known || time >= known.time) newest.set(planId, { time, index });
    },
    isNewest: (planId, index) => planId === '' || newest.get(planId)?.index === index,
  };
}
