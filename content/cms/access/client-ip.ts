/** The IP address a request comes from, trusting only what the reverse proxy added. */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * The proxy stands on this machine (docs/operations/cms.md): what another says of itself in
 * `X-Forwarded-For` counts for nothing, and of its list only what the proxy has added. Where that is no
 * address, it is the proxy's own: nobody gets names of their own by it.
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

/** A browser has another port at each request. */
function withoutPort(written: string): string {
  const [, bracketed, dotted] = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(written) ?? [];
  return bracketed ?? dotted ?? written;
}
