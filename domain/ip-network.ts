/** The network of an IP address: rate limits count by network. */

/**
 * An IPv4 address is its own network, even when written as an IPv6 address. For IPv6 the first 64 bits
 * count: a home gets at least one /64, and its devices choose the other bits freely, as often as they like.
 * An internet provider may give one customer a whole /48.
 * @param ip in any form of RFC 4291 §2.2; anything else is returned unchanged
 * @returns `203.0.113.7` or `2001:db8:1:2::/64`: lower case, without leading zeros
 */
export function ipNetworkOf(ip: string, bits: 48 | 64 = 64): string {
  const groups = groupsOf(ip);
  if (!groups) return ip;
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return groups.slice(6).flatMap(bytesOf).join('.');
  return `${groups
    .slice(0, bits / 16)
    .map((group) => group.toString(16))
    .join(':')}::/${bits}`;
}

/** The eight groups of an IPv6 address; undefined for anything else. */
function groupsOf(ip: string): number[] | undefined {
  const [address = ''] = ip.split('%');
  if (!/^[\d.:a-f]+$/i.test(address) || !address.includes(':')) return undefined;
  // The platform's URL parser reads every form and writes one: no dots, at most one `::`.
  const host = URL.parse(`http://[${address}]/`)?.hostname.slice(1, -1);
  if (!host) return undefined;
  const [before = [], after = []] = host.split('::').map(groupsIn);
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => 0);
  return [...before, ...zeros, ...after];
}

function groupsIn(text: string): number[] {
  return text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
}

const bytesOf = (group: number) => [group >> 8, group & 0xff];
