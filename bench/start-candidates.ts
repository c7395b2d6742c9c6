/** Starts every candidate in one workerd, on one filled storage. */
import { basename, join } from 'node:path';
import type { Miniflare, V4WorkerOptions } from 'miniflare';
import { root } from '../scripts/build/files-below.ts';
import { bundleWorker, fillStorage, workerOptions } from '../scripts/site/built-site.ts';
import { sourceOf, startMiniflare } from '../scripts/site/start-miniflare.ts';
import {
  type BenchPage,
  brand,
  type Candidate,
  cached,
  candidates,
  constant,
  pages,
} from './candidates.ts';
import { send, type Target } from './load-generator.ts';

/** Starts with empty caches. The client must be built; the caller disposes of the server. */
export async function startCandidates(): Promise<Miniflare> {
  const bundles = new Map(
    await Promise.all(
      [...new Set(candidates.map(({ entry }) => entry))].map(
        async (entry) => [entry, await bundle(entry)] as const,
      ),
    ),
  );
  const scriptOf = ({ entry }: Candidate) => bundles.get(entry) ?? '';
  const each = new Map(candidates.map((one) => [nameOf(one), one]));
  const beside = [...each.values()].map((one) => besideSite(one, scriptOf(one)));
  const workers = [siteWorker(scriptOf(cached)), ...beside];
  const server = await startMiniflare({ workers });
  try {
    await fillStorage(server, [brand.slug]);
    return server;
  } catch (error) {
    await server.dispose();
    throw error;
  }
}

/** @returns a function that starts the candidate alone with empty storage; it is bundled once */
export async function starterOf({ entry }: Candidate): Promise<() => Promise<Miniflare>> {
  const script = await bundle(entry);
  return () => startMiniflare({ workers: [siteWorker(script)] });
}

/** The target at which a candidate's worker answers directly, with nothing in front of it. */
export async function candidateTarget(
  server: Miniflare,
  candidate: Candidate,
  page: BenchPage,
): Promise<Target> {
  return target(await server.unsafeGetDirectURL(nameOf(candidate)), candidate, page);
}

/** The target at which the site answers the same request: behind its assets, in an isolate of its own. */
export async function siteTarget(
  server: Miniflare,
  candidate: Candidate,
  page: BenchPage,
): Promise<Target> {
  return target(await server.ready, candidate, page);
}

function target({ port }: URL, { query }: Candidate, { path }: BenchPage): Target {
  return { port: Number(port), host: brand.hosts.production, path: path + query };
}

function bundle(entry: string): Promise<string> {
  return bundleWorker(join(root, '.wrangler', 'bench', fileOf(entry)), {
    entry: join(root, entry),
    environment: `${brand.slug}-production`,
  });
}

function fileOf(entry: string): string {
  return basename(entry).replace(/\.tsx?$/, '');
}

/** Candidates with the same name share a worker. */
function nameOf({ entry, way }: Pick<Candidate, 'entry' | 'way'>): string {
  return way ?? fileOf(entry);
}

/** The site with its full configuration, as a production worker without a request log. */
function siteWorker(script: string): V4WorkerOptions {
  const options = workerOptions();
  const bindings = { ...options.bindings, STAGE: 'production', REQUEST_LOG: 'off' };
  // Counts steps as in production, not in this machine's database.
  const analyticsEngineDatasets = { NUMBERS: { dataset: 'numbers' } };
  return { ...options, name: 'site', ...sourceOf(script), bindings, analyticsEngineDatasets };
}

/** A worker with the site's bindings and its own socket. */
function besideSite(candidate: Candidate, script: string): V4WorkerOptions {
  // A worker with assets has another worker in front of it, whose time would count too.
  const { assets, queueConsumers, cronTriggers, ...rest } = siteWorker(script);
  const bindings = { ...rest.bindings, WAY: candidate.way ?? '' };
  const serviceBindings = { ASSETS: 'site' };
  const unsafeDirectSockets = [{ host: '127.0.0.1' }];
  return { ...rest, bindings, name: nameOf(candidate), serviceBindings, unsafeDirectSockets };
}

/** Gives the constant worker the bytes and headers of the cached pages. */
export async function giveConstants(server: Miniflare): Promise<void> {
  for (const page of pages) {
    for (const candidate of candidates.filter(({ entry }) => entry === constant.entry)) {
      const { query } = candidate;
      const asked = await candidateTarget(server, { ...cached, query }, page);
      await send(asked);
      const { headers, body } = await send(asked);
      const kept = Object.entries(headers).filter(([name]) => !ofConnection.includes(name));
      const given = JSON.stringify({ headers: kept, body });
      await send(await candidateTarget(server, candidate, page), { body: given });
    }
  }
}

/** Headers that a server sets itself. */
const ofConnection = ['connection', 'content-length', 'keep-alive', 'transfer-encoding'];
