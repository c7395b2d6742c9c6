/** Made once for all runs of a command: the worker and a mutant of it, bundled, and a filled platform to copy. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { D1Database } from '@cloudflare/workers-types';
import { unstable_getMiniflareWorkerOptions, unstable_splitSqlQuery } from 'wrangler';
import { filesBelow, root } from '../../scripts/build/files-below.ts';
import { withLocalPlatform } from '../../scripts/site/local-platform.ts';
import { runQuietly, toolEnv } from '../../scripts/site/run-tool.ts';
import { fillPlatform } from '../../scripts/site/seed-platform.ts';
import type { WorkerOrder } from './worker-host.ts';

export interface Prepared {
  readonly bundles: { readonly real: string; readonly mutant: string };
  /** The state of a platform with tables, addresses, plans and every brand's content. */
  readonly template: string;
  readonly options: WorkerOrder['options'];
}

/** @param mutant the entry of a worker that breaks its promise, from the project's root */
export async function prepareWorker(folder: string, mutant: string): Promise<Prepared> {
  emptyFolder(folder);
  const real = await bundle(join(folder, 'worker'), []);
  // The first bundling has built the client; the second finds it.
  process.env.KURRAJONG_BUILT = '1';
  const template = join(folder, 'template');
  const [mutated] = await Promise.all([
    bundle(join(folder, 'mutant'), [join(root, mutant)]),
    withLocalPlatform(async (env) => {
      await migrate(env.LEADS_DB, 'leads');
      await migrate(env.ADDRESSES_DB, 'address');
      await migrate(env.CATALOGUE_DB, 'plans');
      await fillPlatform(env, () => undefined);
    }, template),
  ]);
  const { workerOptions } = unstable_getMiniflareWorkerOptions(join(root, 'wrangler.toml'));
  return { bundles: { real, mutant: mutated }, template, options: { ...workerOptions } };
}

export function emptyFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

/** As `wrangler deploy` bundles it. */
async function bundle(folder: string, entry: readonly string[]): Promise<string> {
  const args = ['deploy', '--dry-run', '--env', '', '--outdir', folder, ...entry];
  await runQuietly('wrangler', args, toolEnv());
  const script = filesBelow(folder).find((file) => file.endsWith('.js'));
  if (!script) throw new Error(`No bundle in ${folder}`);
  return join(folder, script);
}

/** Brings an empty database to its newest version; wrangler's own command takes seconds for each. */
async function migrate(database: D1Database, port: string): Promise<void> {
  const folder = join(root, 'worker/ports', port, 'migrations');
  for (const file of filesBelow(folder)) {
    const sql = readFileSync(join(folder, file), 'utf8');
    await database.batch(unstable_splitSqlQuery(sql).map((one) => database.prepare(one)));
  }
}
