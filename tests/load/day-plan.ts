/** A day of traffic, hour by hour: quiet at night, busiest in the evening. */

/** The relative number of visits in each hour, from midnight. */
const profile = [2, 1, 1, 1, 1, 2, 4, 7, 9, 10, 10, 10, 11, 10, 9, 9, 9, 10, 12, 14, 14, 11, 7, 4];

/** The number of visits in each hour, which add up to the day's. */
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
