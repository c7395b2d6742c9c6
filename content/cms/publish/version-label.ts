/** The label of a version: the page's path or whose frame it is, and when it was published, in Sydney time. */

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

/** @param of a page's path, or whose frame @param at ISO time */
export function versionLabel(of: string, at: string): string {
  const parts = clock.formatToParts(new Date(at)).map(({ type, value }) => [type, value] as const);
  const { year, month, day, hour, minute, timeZoneName } = Object.fromEntries(parts);
  return `${of} ${year}-${month}-${day} ${hour}:${minute} ${timeZoneName}`;
}
