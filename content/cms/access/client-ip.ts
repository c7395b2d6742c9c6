/** The IP address a request comes from, trusting only what the reverse proxy added. */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * The proxy runs on this machine (docs/operations/cms.md). From any other peer, `X-Forwarded-For` is ignored;
 * from the proxy, only the entry that it added counts. If that is not an address, the proxy's own is used, so
 * that nobody can invent addresses to be counted under.
 */
export function clientIpOf({
  headers,
  socket,
}: Pick<IncomingMessage, 'headers' | 'socket'>): string {
  const peer = (socket.remoteAddress ?? '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (peer !== '::1' && !peer.startsWith('127.')) return peer;
  const added = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1);
  const address = withoutPort(added?.trim() ?? '');
  return isIP(address) ? address : peer;
}

/** A browser's port changes with each request. */
function withoutPort(written: string): string {
  const [, bracketed, dotted] = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(written) ?? [];
  return bracketed ?? dotted ?? written;
}
