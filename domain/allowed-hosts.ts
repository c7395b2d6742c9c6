/** The external hosts a brand may frame, load pictures from or call; the content security policy uses the same lists. */
import type { Brand, PageBrand } from './brand.ts';

/** The hosts a brand may frame, never its own: a framed page from the same origin could script its parent. */
export function frameHostsOf({ frameHosts = [], hosts, application }: Brand): readonly string[] {
  const own = new Set([
    ...Object.values(hosts),
    ...Object.values(application).map((origin) => origin && new URL(origin).hostname),
  ]);
  return frameHosts.filter((host) => isHostName(host) && !own.has(host));
}

/** The hosts whose pictures a brand may show, besides its own. */
export function imageHostsOf({ imageHosts = [] }: PageBrand): readonly string[] {
  return imageHosts.filter(isHostName);
}

/** True for an https URL on one of the brand's frame hosts. */
export function mayFrame(brand: Brand, url: string): boolean {
  return isOnHost(frameHostsOf(brand), url);
}

/** True for a path of our own, and for an https URL on one of the brand's image hosts. */
export function mayShowPicture(brand: PageBrand, url: string): boolean {
  return /^\/(?![/\\])/.test(url) || isOnHost(imageHostsOf(brand), url);
}

/**
 * The fault in the URL of a partner's system, and its remedy; undefined when the URL is fine.
 * Personal data and keys are sent to it, so it must be https, or plain http on a developer's own machine.
 * The URL may contain a secret, so the message repeats no part of it.
 */
export function partnerUrlFault(value: string): string | undefined {
  if (!URL.canParse(value)) return 'must be a whole URL, such as https://partner.example/leads';
  const url = new URL(value);
  // Logs and error messages show URLs, and fetch refuses one with credentials.
  if (hasCredentials(url)) {
    return 'must not contain a user name or password: take them out and set the key as a worker secret';
  }
  const { protocol, hostname } = url;
  const safe = protocol === 'https:' || (protocol === 'http:' && loopback.includes(hostname));
  return safe ? undefined : 'must be https (plain http only on localhost)';
}

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** The lists become sources in a content security policy, where a space or semicolon would add a rule. */
function isHostName(host: string): boolean {
  return /^[a-z0-9.-]+$/.test(host);
}

/** Compares host and port: another port is another site. */
function isOnHost(hosts: readonly string[], value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return url.protocol === 'https:' && !hasCredentials(url) && hosts.includes(url.host);
}

/** A URL can have a password without a user name: `https://:pw@host`. */
function hasCredentials({ username, password }: URL): boolean {
  return username !== '' || password !== '';
}
