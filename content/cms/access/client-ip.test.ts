/** The IP address a request comes from, whatever its headers claim. */
import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { clientIpOf } from './client-ip.ts';

const from = (remoteAddress: string, forwarded?: string) =>
  clientIpOf({
    headers: { 'x-forwarded-for': forwarded },
    socket: { remoteAddress },
  } as unknown as IncomingMessage);

it.each([
  ['::ffff:127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['127.0.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['::1', '2001:0DB8:0007:1::1', '2001:0DB8:0007:1::1'],
  ['127.0.0.1', undefined, '127.0.0.1'],
  ['203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['::ffff:203.0.113.7', '198.51.100.1', '203.0.113.7'],
  // As some proxies write it.
  ['127.0.0.1', '203.0.113.7:5001', '203.0.113.7'],
  ['127.0.0.1', '[2001:db8:7::1]:443', '2001:db8:7::1'],
  ['127.0.0.1', '[2001:db8:7::1]', '2001:db8:7::1'],
  // Not an address at all.
  ['127.0.0.1', 'unknown', '127.0.0.1'],
  ['::1', 'a, ', '::1'],
  ['127.0.0.1', '203.0.113.7:x', '127.0.0.1'],
])('%s with %j is %s', (peer, forwarded, address) => {
  expect(from(peer, forwarded)).toBe(address);
});
