/** Days of the calendar as text, `2026-11-21`: they compare as they stand. */

/** Before any day and after any day a plan can name. */
export const firstDay = '0000-01-01';
export const lastDay = '9999-12-31';

/** The day some days later, or earlier. */
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

/** The day it is in Sydney, where offers end at midnight. */
export function today(now: Date = new Date()): string {
  return sydney.format(now);
}
