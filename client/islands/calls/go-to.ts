/** Leaves the page for a URL that the server gave. */

/** True when the browser is on its way; false for anything that is not http(s). */
export function goTo(target: string): boolean {
  if (target === '' || !URL.canParse(target, location.href)) return false;
  const { protocol, href } = new URL(target, location.href);
  if (!/^https?:$/.test(protocol)) return false;
  location.assign(href);
  return true;
}
