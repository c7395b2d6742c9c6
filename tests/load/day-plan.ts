/** A day of traffic, hour by hour: quiet at night, busiest in the evening. */

/** Visits of each hour, from midnight, beside those of the others. */
const profile = [2, 1, 1, 1, 1, 2, 4, 7, 9, 10, 10, 10, 11, 10, 9, 9, 9, 10, 12, 14, 14, 11, 7, 4];

/** How many of a day's visits come in each hour; they add up. */
export function visitsByHour(visits: number): number[] {
  const all = profile.reduce((sum, share) => sum + share, 0);
  let before = 0;
  return profile.map((share, hour) => {
    const until = Math.round(
      (visits * profile.slice(0, hour + 1).reduce((sum, one) => sum + one, 0)) / all,
    );
    const own = until - before;
    before = until;
    return share === 0 ? 0 : own;
  });
}
