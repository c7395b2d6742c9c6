/** Starts, for each size of storage, the site and a copy that counts, and one constant worker. */
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Miniflare, V4WorkerOptions } from 'miniflare';
import { root } from '../../scripts/build/files-below.ts';
import { bundleWorker, workerOptions } from '../../scripts/site/built-site.ts';
import type { Reply } from '../../scripts/site/local-server.ts';
import { sourceOf, startMiniflare } from '../../scripts/site/start-miniflare.ts';
import { ipOf, jsonOf, visit } from '../../tests/harness/visitor.ts';
import { brand, constant } from '../candidates.ts';
import { send } from '../load-generator.ts';
import {
  type Action,
  type ActionRequest,
  type Begun,
  type Ground,
  hero,
  host,
  lead,
} from './actions.ts';
import { type Counts, countsPer } from './binding-counts.ts';
import { growStorage } from './grown-storage.ts';

/** A worker that actions are sent to. */
export interface ActionSite {
  /** Rows of each kind in its storage. */
  readonly rows: number;
  readonly port: number;
  readonly ground: Ground;
  /** The number of the next visitor. */
  visitors: number;
}

export interface ActionServer {
  readonly server: Miniflare;
  readonly sites: readonly ActionSite[];
  /** Copies that count, on the same storage as `sites` and in the same order. */
  readonly counted: readonly ActionSite[];
  readonly constantPort: number;
}

/** A visitor with a request that is ready to send. */
export interface Coming {
  readonly index: number;
  readonly request: ActionRequest;
}

/** Waiting time for the worker's work after its answer. */
export const settleMs = 30;

const entries = { site: 'worker/index.ts', counted: 'bench/entries/counted-site.ts' };
/** The counting copy's visitors have their own numbers, because both sites write into one database. */
const firstCounted = 5_000_000;

/** The client must be built; the caller disposes of the server. @param sizes numbers of rows of each kind */
export async function startActions(sizes: readonly number[]): Promise<ActionServer> {
  const [site, counted, constantScript] = await Promise.all(
    [entries.site, entries.counted, constant.entry].map(bundle),
  );
  const options = { ...workerOptions() };
  const bindings = { ...options.bindings, STAGE: 'production', REQUEST_LOG: 'off' };
  const { assets, queueConsumers, cronTriggers, ...direct } = options;
  const behind: V4WorkerOptions = {
    ...direct,
    bindings,
    name: 'behind',
    ...sourceOf(site ?? ''),
    ...(assets && { assets }),
  };
  const beside = (name: string, script: string, rows?: number): V4WorkerOptions => ({
    ...direct,
    bindings,
    name,
    ...sourceOf(script),
    ...(rows !== undefined && storageOf(options, rows)),
    serviceBindings: { ASSETS: 'behind' },
    unsafeDirectSockets: [{ host: '127.0.0.1' }],
  });
  const workers: V4WorkerOptions[] = [
    behind,
    beside('constant', constantScript ?? ''),
    ...sizes.flatMap((rows) => [
      beside(nameOf('site', rows), site ?? '', rows),
      beside(nameOf('counted', rows), counted ?? '', rows),
    ]),
  ];
  const server = await startMiniflare({ workers });
  try {
    const portOf = async (name: string) => Number((await server.unsafeGetDirectURL(name)).port);
    const sites: ActionSite[] = [];
    const counting: ActionSite[] = [];
    for (const rows of sizes) {
      const grown = await growStorage(server, nameOf('site', rows), rows);
      for (const [kind, into, first] of [
        ['site', sites, 0],
        ['counted', counting, firstCounted],
      ] as const) {
        into.push({ rows, port: await portOf(nameOf(kind, rows)), ground: grown, visitors: first });
      }
    }
    return { server, sites, counted: counting, constantPort: await portOf('constant') };
  } catch (error) {
    await server.dispose();
    throw error;
  }
}

function nameOf(kind: keyof typeof entries, rows: number): string {
  return `${kind}-${rows}`;
}

function bundle(entry: string): Promise<string> {
  const name = basename(entry).replace(/\.tsx?$/, '');
  return bundleWorker(join(root, '.wrangler', 'bench', `action-${name}`), {
    entry: join(root, entry),
    environment: `${brand.slug}-production`,
  });
}

/** Its own databases and content, under the bindings of wrangler.toml. */
function storageOf(
  { d1Databases, kvNamespaces }: ReturnType<typeof workerOptions>,
  rows: number,
): Pick<V4WorkerOptions, 'd1Databases' | 'kvNamespaces'> {
  const own = (bindings: object | undefined) =>
    Object.fromEntries(
      Object.keys(bindings ?? {}).map((name) => [name, { id: `${name}-${rows}` }]),
    );
  return { d1Databases: own(d1Databases), kvNamespaces: own(kvNamespaces) };
}

/** Makes `count` visitors with requests that are ready but not sent. */
export async function comeTo(site: ActionSite, action: Action, count: number): Promise<Coming[]> {
  const coming: Coming[] = [];
  for (let left = count; left > 0; left -= 1) {
    const index = site.visitors;
    site.visitors += 1;
    const begun = action === lead ? await begin(site, index) : undefined;
    coming.push({ index, request: action.request(site.ground, index, begun) });
  }
  return coming;
}

async function begin({ port, ground }: ActionSite, index: number): Promise<Begun> {
  const request = hero.request(ground, index);
  const { leadId, visitId } = jsonOf(await act(port, hero, { index, request }));
  return { leadId: String(leadId), visitId: String(visitId) };
}

/** Sends a visitor's request. @throws Error when the answer has the wrong status */
export async function act(
  port: number,
  action: Action,
  { index, request }: Coming,
): Promise<Reply> {
  const reply = await visit(ipOf(index), { ...request, port, host });
  if (reply.status === action.status) return reply;
  throw new Error(`${action.name} answered ${reply.status}: ${reply.body.slice(0, 300)}`);
}

/** The mean of a few requests, after a first one has filled the isolate's caches. */
export async function countsOf(action: Action, site: ActionSite): Promise<Counts> {
  const [first, ...coming] = await comeTo(site, action, 1 + 10);
  if (first) await act(site.port, action, first);
  await pause(settleMs);
  await takeCounts(site);
  for (const visitor of coming) await act(site.port, action, visitor);
  await pause(settleMs);
  return countsPer(await takeCounts(site), coming.length);
}

/** The counting copy's calls to the platform since the last time. */
async function takeCounts({ port }: ActionSite): Promise<Counts> {
  const { body } = await send({ port, host, path: '/__counts' });
  return JSON.parse(body) as Counts;
}
