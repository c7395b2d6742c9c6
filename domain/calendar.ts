/** Calendar days as text, `2026-11-21`, which sorts by date. */

/** No plan has an earlier or later day. */
export const firstDay = '0000-01-01';
export const lastDay = '9999-12-31';

/** True for a day that exists: `2026-02-30` and `0000-00-00` do not. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/**
 * The day in Sydney of a moment with a time zone, and the written day of a date or of a moment without one;
 * null for one that does not exist.
 */
export function sydneyDay(moment: string): string | null {
  const day = moment.slice(0, 10);
  if (!isDay(day)) return null;
  const isZoned = /[T ].*(?:Z|[+-]\d{2}:?\d{2})$/i.test(moment);
  // 9999 stands for no end; its last hours would be in the five-digit year 10000 in Sydney.
  if (!isZoned || day === lastDay) return day;
  const time = Date.parse(moment);
  return Number.isNaN(time) ? null : today(new Date(time));
}

/** @param days negative for an earlier day */
export function dayAfter(day: string, days = 1): string {
  const time = Date.parse(`${day}T00:00:00Z`) + days * 86_400_000;
  return new Date(time).toISOString().slice(0, 10);
}

const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** `2026-11-01` as `1 November 2026`. Intl gives the same result, but more slowly. */
export function dayWords(date: string): string {
  const [year, month, day] = date.split('-');
  return `${Number(day)} ${months[Number(month) - 1]} ${year}`;
}

const hourMs = 3_600_000;

/**
 * Today in Sydney, where offers end at midnight. Intl knows it too, and the test compares the two; but
 * its first calendar takes up to 9 ms to set up, before a new isolate's first page.
 */
export function today(now: Date = new Date()): string {
  const time = now.getTime();
  return new Date(time + hoursAhead(time) * hourMs).toISOString().slice(0, 10);
}

/**
 * Sydney is ten hours ahead of UTC, and eleven from the first Sunday in October to the first in April; the
 * clocks change at 2 am standard time: Standard Time Act 1987 (NSW), unchanged since 2008.
 */
function hoursAhead(time: number): number {
  const year = new Date(time).getUTCFullYear();
  const isStandard = time >= changeIn(year, 3) && time < changeIn(year, 9);
  return isStandard ? 10 : 11;
}

/** @param month from 0, as Date counts */
function changeIn(year: number, month: number): number {
  const weekday = new Date(Date.UTC(year, month, 1)).getUTCDay();
  const sunday = 1 + ((7 - weekday) % 7);
  return Date.UTC(year, month, sunday, 2) - 10 * hourMs;
}
