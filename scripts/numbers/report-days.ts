/** The days of a report: each begins at midnight in eastern standard time, all year. */

export const dayOffsetSeconds = 10 * 3600;
const offsetMs = dayOffsetSeconds * 1000;

/** @param day `2026-11-23` */
export function startOfDay(day: string): number {
  return Date.parse(day) - offsetMs;
}

/** `2026-11-23`. */
export function dayOf(date: Date): string {
  return new Date(date.getTime() + offsetMs).toISOString().slice(0, 10);
}

/** `14:35`. */
export function timeOf(date: Date): string {
  return new Date(date.getTime() + offsetMs).toISOString().slice(11, 16);
}

const words = new Intl.DateTimeFormat('en-AU', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** `23 Nov 2026`. */
export function dayWords(day: string): string {
  return words.format(new Date(day));
}
