/** Days of the calendar as text, `2026-11-21`: earlier text is the earlier day. */

/** No plan names an earlier or a later day. */
export const firstDay = '0000-01-01';
export const lastDay = '9999-12-31';

/** True for a day that exists: `2026-02-30` and `0000-00-00` do not. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** @param days negative for an earlier day */
export function dayAfter(day: string, days = 1): string {
  const time = Date.parse(`${day}T00:00:00Z`) + days * 86_400_000;
  return new Date(time).toISOString().slice(0, 10);
}

const sydney = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Australia/Sydney',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The last day told: a new one can begin with a minute only, and asking the calendar costs much. */
let told = { minute: Number.NaN, day: '' };

/** Today in Sydney, where offers end at midnight. */
export function today(now: Date = new Date()): string {
  const minute = Math.floor(now.getTime() / 60_000);
  if (minute !== told.minute) told = { minute, day: sydney.format(now) };
  return told.day;
}
