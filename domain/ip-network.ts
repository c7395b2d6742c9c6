/** The network an IP address belongs to: rate limits count by network. */

/**
 * An IPv4 address is a network of its own, also where it is written as an IPv6 one. Of an IPv6 address the
 * first 64 bits count: a home is given at least these, and its devices choose the rest as they like, as
 * often as they like. A customer of a provider may have up to all behind the first 48.
 * @param ip in any of the forms of RFC 4291 §2.2; whatever is none comes back as it is
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
  // The platform reads every written form, and writes one: no dots, one `::` at most.
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
