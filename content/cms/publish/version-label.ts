/** What a version of a page is called: its path, and when it was published, by the clock of the words beside it. */

const clock = new Intl.DateTimeFormat('en-AU', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Australia/Sydney',
  timeZoneName: 'short',
});

/** @param at ISO time */
export function versionLabel(path: string, at: string): string {
  const parts = clock.formatToParts(new Date(at)).map(({ type, value }) => [type, value] as const);
  const { year, month, day, hour, minute, timeZoneName } = Object.fromEntries(parts);
  return `${path} ${year}-${month}-${day} ${hour}:${minute} ${timeZoneName}`;
}
