/** Visitors of a run differ from each other where the worker counts or remembers them. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { formOpenedAt } from '../../domain/forms/hidden-fields.ts';
import { formIdOf, ipOf, jsonOf, visit } from './visitor.ts';

it('has form ids of its own, issued a minute ago', () => {
  const ids = Array.from({ length: 100 }, (_, index) => formIdOf(1, 'form', index));
  expect(new Set(ids).size).toBe(100);
  for (const id of ids) {
    expect(Math.abs((formOpenedAt(id) ?? 0) - (Date.now() - 60_000))).toBeLessThan(10_000);
  }
});

it('has an IP address of its own', () => {
  expect([ipOf(0), ipOf(255), ipOf(256), ipOf(2 ** 23 + 1)]).toEqual([
    '10.0.0.0',
    '10.0.0.255',
    '10.0.1.0',
    '10.128.0.1',
  ]);
});

it.each([
  ['{"a":1}', { a: 1 }],
  ['', {}],
  ['<html>', {}],
  ['null', {}],
  ['7', {}],
])('reads %j as %j', (body, expected) => {
  expect(jsonOf({ status: 200, headers: {}, body, firstByteMs: 1, ms: 1 })).toEqual(expected);
});

it('keeps its connection, and drops one that has been idle for long before the server does', async () => {
  const server = createServer((request, response) => response.end(`${request.socket.remotePort}`));
  server.keepAliveTimeout = 60_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const connection = async () =>
    (await visit('10.0.0.1', { host: 'any.example', port, path: '/' })).body;
  try {
    const first = await connection();
    expect(await connection()).toBe(first);
    await pause(3_000);
    const later = await connection();
    expect(later).toMatch(/^\d+$/);
    expect(later).not.toBe(first);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
