/** From which network a request comes, as far as nobody but the proxy can make it up. */
import type { IncomingMessage } from 'node:http';

/** The parts of an IPv6 address that one customer of a provider has to themselves, at most. */
const groupsOfNetwork = 3;

/**
 * The proxy stands on this machine (docs/operations/cms.md): what another says of itself in
 * `X-Forwarded-For` counts for nothing, and of its list only what the proxy has added.
 */
export function networkOf({
  headers,
  socket,
}: Pick<IncomingMessage, 'headers' | 'socket'>): string {
  const peer = bare(socket.remoteAddress ?? '');
  if (peer !== '::1' && !peer.startsWith('127.')) return network(peer);
  const added = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1);
  return network(bare(added?.trim() || peer));
}

/** IPv4 as it is, also where it is written as IPv6. */
const bare = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

function network(address: string): string {
  if (!address.includes(':')) return address;
  const [front = ''] = address.split('::');
  const groups = front.split(':').slice(0, groupsOfNetwork);
  return groups.map((group) => group.replace(/^0+(?=.)/, '').toLowerCase()).join(':');
}
