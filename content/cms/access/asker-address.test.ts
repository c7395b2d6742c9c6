/** Whose network a request comes from, whatever it says of itself. */
import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { networkOf } from './asker-address.ts';

const from = (remoteAddress: string, forwarded?: string) =>
  networkOf({
    headers: { 'x-forwarded-for': forwarded },
    socket: { remoteAddress },
  } as unknown as IncomingMessage);

it.each([
  ['::ffff:127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['127.0.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['::1', '2001:0DB8:0007:1::1', '2001:db8:7'],
  ['::1', '::ffff:203.0.113.7', '203.0.113.7'],
  ['127.0.0.1', undefined, '127.0.0.1'],
  ['203.0.113.7', '198.51.100.1', '203.0.113.7'],
])('%s with %j is %s', (peer, forwarded, network) => {
  expect(from(peer, forwarded)).toBe(network);
});
