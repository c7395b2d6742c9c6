/** A day, as people in Australia write it. */

const format = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `2026-11-01` as `<time>1 November 2026</time>`; `date` is an ISO date without a time. */
export function Day({ date }: { date: string }) {
  return <time dateTime={date}>{format.format(new Date(`${date}T00:00:00Z`))}</time>;
}
