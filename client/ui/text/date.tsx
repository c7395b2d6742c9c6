/** A day or a moment, as people in Australia write it. */

const format = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

const moment = new Intl.DateTimeFormat('en-AU', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Australia/Sydney',
});

/** `20 November 2026 at 9:10 am (Sydney)`, of an ISO time; null for anything else. */
export function momentWords(iso: string): string | null {
  const time = new Date(iso);
  return Number.isNaN(time.valueOf()) ? null : `${moment.format(time)} (Sydney)`;
}

/** `2026-11-01` as `<time>1 November 2026</time>`; `date` is an ISO date without a time. */
export function Day({ date }: { date: string }) {
  return <time dateTime={date}>{format.format(new Date(`${date}T00:00:00Z`))}</time>;
}
