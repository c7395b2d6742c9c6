/** Whose pages a brand may show in a frame: one rule for the view and for the page's policy. */
import type { Brand } from './brand.ts';

/** The brand's list without its own hosts: a page of ours in a frame of ours could script its parent. */
export function frameHostsOf({ frameHosts = [], hosts, application }: Brand): readonly string[] {
  const own = new Set([
    ...Object.values(hosts),
    ...Object.values(application).map((origin) => origin && new URL(origin).hostname),
  ]);
  return frameHosts.filter((host) => /^[a-z0-9.-]+$/.test(host) && !own.has(host));
}

/** True for an https URL on one of the brand's frame hosts. */
export function mayFrame(brand: Brand, url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, host, username } = new URL(url);
  return protocol === 'https:' && username === '' && frameHostsOf(brand).includes(host);
}
