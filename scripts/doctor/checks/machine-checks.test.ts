/** A machine in order needs no fixes; each fault is named, with its fix. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { examineMachine } from '../doctor-command.ts';
import { exitCode } from '../doctor-report.ts';
import { examine } from '../finding.ts';
import { clockAhead, type Machine, thisMachine } from '../machine.ts';
import { machineChecks } from './machine-checks.ts';

const good: Machine = {
  node: { running: '24.21.0', pinned: '24.21.0' },
  installed: true,
  browser: '/usr/bin/chromium',
  built: true,
  state: { folder: '/state', fault: null },
  freeBytes: 9e9,
  port: 8787,
  taken: async () => null,
  clockAheadMs: async () => 400,
};

const wrong = async (machine: Machine) =>
  (await examine(machineChecks, machine)).filter(({ state }) => state !== 'ok');

it('finds nothing wrong with a healthy machine', async () => {
  expect(await wrong(good)).toEqual([]);
});

it.each<[string, Partial<Machine>, 'look' | 'bad', RegExp, RegExp]>([
  [
    'another Node',
    { node: { running: '20.1.0', pinned: '24.21.0' } },
    'bad',
    /24.21.0 is pinned/,
    /npm/,
  ],
  ['old packages', { installed: false }, 'bad', /not as the lock/, /npm start/],
  ['no client', { built: false }, 'look', /not built/, /npm run build/],
  ['no browser', { browser: undefined }, 'look', /none/, /CHROMIUM_PATH/],
  [
    'a locked folder',
    { state: { folder: '/s', fault: 'EACCES' } },
    'bad',
    /\/s cannot be written: EACCES/,
    /KURRAJONG_STATE/,
  ],
  ['a full disk', { freeBytes: 2e8 }, 'bad', /0.2 GB free/, /rm -rf test-results/],
  ['a nearly full disk', { freeBytes: 2e9 }, 'look', /2.0 GB free/, /rm -rf test-results/],
  [
    'a taken port',
    { taken: async () => ({ port: 8787, isSite: false, process: 'nginx, process 7' }) },
    ...(['bad', /taken by something else \(nginx, process 7\)/, /PORT=8788 npm start/] as const),
  ],
  [
    'a clock that is behind',
    { clockAheadMs: async () => -90_000 },
    'bad',
    /90 s behind/,
    /set the clock/,
  ],
  [
    'a clock that is ahead',
    { clockAheadMs: async () => 61_000 },
    'bad',
    /61 s ahead/,
    /set the clock/,
  ],
  ['no network', { clockAheadMs: async () => null }, 'look', /not compared/, /network/],
])('names %s', async (_, spoilt, state, says, mend) => {
  expect(await wrong({ ...good, ...spoilt })).toEqual([
    expect.objectContaining({
      state,
      says: expect.stringMatching(says),
      mend: expect.stringMatching(mend),
    }),
  ]);
});

it('accepts a port on which the site runs', async () => {
  const running = { port: 8787, isSite: true, process: null };
  expect(await wrong({ ...good, taken: async () => running })).toEqual([]);
});

it('continues when one thing cannot be checked', async () => {
  const broken = { ...good, taken: () => Promise.reject(new Error('no sockets here')) };
  expect(await wrong(broken)).toEqual([
    expect.objectContaining({ about: 'port', says: 'could not be checked: no sockets here' }),
  ]);
});

it('reports a local site that cannot be opened', async () => {
  const sections = await examineMachine(good, () => Promise.reject(new Error('locked')));
  expect(exitCode(sections)).toBe(1);
  expect(JSON.stringify(sections)).toContain('locked');
});

it('reads this machine', async () => {
  const machine = await thisMachine();
  expect(machine.node.pinned).toMatch(/^24\./);
  expect(machine.freeBytes).toBeGreaterThan(0);
});

it('compares clocks by the Date header', async () => {
  const server = createServer((_, response) => {
    response.setHeader('date', new Date(Date.now() + 120_000).toUTCString());
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const ahead = await clockAhead(`http://127.0.0.1:${port}/`, globalThis.fetch);
  server.close();
  expect(ahead).toBeGreaterThan(-122_000);
  expect(ahead).toBeLessThan(-118_000);
  expect(await clockAhead(`http://127.0.0.1:${port}/`, globalThis.fetch)).toBeNull();
});
