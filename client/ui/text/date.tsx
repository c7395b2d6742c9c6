/** A day or a moment, as people in Australia write it. */

import { dayWords } from '../../../domain/calendar.ts';

let moments: Intl.DateTimeFormat | undefined;

/** Created on first use: it takes a phone a tenth of a second, and few pages show a moment. */
function momentFormat(): Intl.DateTimeFormat {
  moments ??= new Intl.DateTimeFormat('en-AU', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Australia/Sydney',
  });
  return moments;
}

/** `20 November 2026 at 9:10 am (Sydney)` for an ISO time; null for anything else. */
export function momentWords(iso: string): string | null {
  const time = new Date(iso);
  return Number.isNaN(time.valueOf()) ? null : `${momentFormat().format(time)} (Sydney)`;
}

/** A `<time>`; `date` is an ISO date without a time. */
export function Day({ date }: { date: string }) {
  return <time dateTime={date}>{dayWords(date)}</time>;
}
