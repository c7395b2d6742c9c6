/** The cost of each action, and its growth with the number of rows: CPU time, statements, rows. */
import { setTimeout as pause } from 'node:timers/promises';
import { startedWorkerd } from '../../tests/harness/workerd-process.ts';
import { send } from '../load-generator.ts';
import { printTable, quantile, whole } from '../print-table.ts';
import { type Action, actions, host } from './actions.ts';
import type { Counts } from './binding-counts.ts';
import {
  type ActionServer,
  act,
  type Coming,
  comeTo,
  countsOf,
  settleMs,
  startActions,
} from './start-actions.ts';

/** Numbers of rows of each kind: addresses, plans, leads. */
const sizes = [1_000, 100_000] as const;
/** Concurrent visitors. */
const lanes = 4;

interface Measured {
  readonly action: Action;
  /** µs per request in each round, for the constant worker; `times` has those of each size. */
  readonly constant: number[];
  readonly times: readonly number[][];
  /** Per request, for each size. */
  readonly counts: readonly Counts[];
}

/** Measures and prints. The client must be built. */
export async function actionCostsTable(rounds: number): Promise<void> {
  const server = await startActions(sizes);
  try {
    const all: Measured[] = [];
    for (const action of actions) {
      const counts: Counts[] = [];
      for (const site of server.counted) counts.push(await countsOf(action, site));
      await giveAnswer(server, action);
      all.push({ action, counts, constant: [], times: sizes.map(() => []) });
    }
    // Actions and sizes take turns, so that a busy moment of the machine affects all. Round 0 warms up.
    for (let round = 0; round <= rounds; round += 1) {
      for (const one of all) await measure(server, one, round > 0);
    }
    print(all, rounds);
  } finally {
    await server.server.dispose();
  }
}

async function measure(
  { sites, constantPort }: ActionServer,
  { action, constant, times }: Measured,
  counts: boolean,
): Promise<void> {
  for (const [size, site] of sites.entries()) {
    const coming = await comeTo(site, action, action.requests);
    const us = await cpuOf(site.port, action, coming);
    if (counts) times[size]?.push(us);
    if (size > 0) continue;
    const same = coming.map(({ index, request }) => ({
      index,
      request: { ...request, path: constantPath(action) },
    }));
    const least = await cpuOf(constantPort, { ...action, status: 200 }, same);
    if (counts) constant.push(least);
  }
}

async function cpuOf(port: number, action: Action, coming: readonly Coming[]): Promise<number> {
  const workerd = startedWorkerd();
  const before = workerd.cpuUs();
  const left = coming.values();
  const lane = async () => {
    for (const visitor of left) await act(port, action, visitor);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  await pause(settleMs);
  return (workerd.cpuUs() - before) / coming.length;
}

function constantPath({ name }: Action): string {
  return `/${name.replaceAll(' ', '-')}`;
}

/** Gives the constant worker the bytes and headers of the action's own answer. */
async function giveAnswer({ sites, constantPort }: ActionServer, action: Action): Promise<void> {
  const [site] = sites;
  if (!site) throw new Error('There is no site');
  const [visitor] = await comeTo(site, action, 1);
  if (!visitor) throw new Error('Nobody came');
  const { headers, body } = await act(site.port, action, visitor);
  const kept = Object.entries(headers).flatMap(([name, value]) =>
    ofConnection.includes(name) ? [] : [value ?? ''].flat().map((one) => [name, one]),
  );
  const given = JSON.stringify({ headers: kept, body });
  const asked = { port: constantPort, host: `${host}:${constantPort}`, path: constantPath(action) };
  await send(asked, { body: given });
}

/** Headers that a server sets itself. */
const ofConnection = ['connection', 'content-length', 'keep-alive', 'transfer-encoding'];

function print(all: readonly Measured[], rounds: number): void {
  const [small, large] = sizes.map(whole);
  const cpu = all.map(({ action, constant, times }) => {
    const [few = [], many = []] = times;
    return [
      `${action.name} (${action.grows})`,
      ...[constant, few, many].map((one) => quantile(one, 0.5).toFixed(0)),
      ...[ratio(few, constant), ratio(many, few)].map((one) => one.toFixed(2)),
    ];
  });
  printTable(
    `CPU of an action, median of ${rounds} rounds: µs with ${small} and with ${large} rows`,
    ['', 'constant', `${small} rows`, `${large} rows`, '× constant', `${large} : ${small}`],
    cpu,
  );
  const asked = all.map(({ action, counts }) => [
    `${action.name} (${action.grows})`,
    ...(['messages', 'statements', 'rowsRead', 'rowsWritten', 'queued'] as const).flatMap((name) =>
      counts.map((one) => one[name].toFixed(1)),
    ),
  ]);
  const names = ['messages', 'statements', 'rows read', 'rows written', 'queued'];
  printTable(
    `What an action asks of D1 and the queue, mean of 10: with ${small} and with ${large} rows`,
    ['', ...names.flatMap((name) => [name, ''])],
    asked,
  );
}

/** The median of the ratios within each round. */
function ratio(above: readonly number[], below: readonly number[]): number {
  return quantile(
    above.map((time, round) => time / (below[round] ?? Number.NaN)),
    0.5,
  );
}
