/** Whose frames and pictures a brand's pages may show: one rule for the views and the page's policy. */
import type { Brand } from './brand.ts';

/** The brand's list without its own hosts: one of our pages in a frame could script its parent. */
export function frameHostsOf({ frameHosts = [], hosts, application }: Brand): readonly string[] {
  const own = new Set([
    ...Object.values(hosts),
    ...Object.values(application).map((origin) => origin && new URL(origin).hostname),
  ]);
  return frameHosts.filter((host) => isHost(host) && !own.has(host));
}

/** The hosts other than ours whose pictures may be shown. */
export function imageHostsOf({ imageHosts = [] }: Brand): readonly string[] {
  return imageHosts.filter(isHost);
}

/** True for an https URL on one of the brand's frame hosts. */
export function mayFrame(brand: Brand, url: string): boolean {
  return isOn(frameHostsOf(brand), url);
}

/** True for a path of this site, and for an https URL on one of the brand's image hosts. */
export function mayShowPicture(brand: Brand, url: string): boolean {
  return /^\/(?![/\\])/.test(url) || isOn(imageHostsOf(brand), url);
}

function isOn(hosts: readonly string[], url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, host, username } = new URL(url);
  return protocol === 'https:' && username === '' && hosts.includes(host);
}

/** Anything else could add a directive to the page's policy. */
function isHost(text: string): boolean {
  return /^[a-z0-9.-]+$/.test(text);
}
