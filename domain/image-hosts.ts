/** From where a brand's pages may show pictures: one rule for the lists and for the page's policy. */
import type { Brand } from './brand.ts';

/** The brand's list, without what is no host name. */
export function imageHostsOf({ imageHosts = [] }: Brand): readonly string[] {
  return imageHosts.filter((host) => /^[a-z0-9.-]+$/.test(host));
}

/** True for a path of our own and for an https URL on one of the brand's image hosts. */
export function mayShowPicture(brand: Brand, url: string): boolean {
  return isPictureOf(imageHostsOf(brand), url);
}

/** The same with the hosts alone, for the browser, which has no brand. */
function isPictureOf(hosts: readonly string[], url: string): boolean {
  if (/^\/(?![/\\])/.test(url)) return true;
  if (!URL.canParse(url)) return false;
  const { protocol, host, username } = new URL(url);
  return protocol === 'https:' && username === '' && hosts.includes(host);
}
