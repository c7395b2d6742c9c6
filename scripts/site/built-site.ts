/** The parts to run a built site: the worker bundled as for a deploy, its configuration, and filled storage. */
import { join } from 'node:path';
import type { KVNamespace } from '@cloudflare/workers-types';
import type { Miniflare, V4WorkerOptionsShape } from 'miniflare';
import { unstable_getMiniflareWorkerOptions } from 'wrangler';
import { seedSample } from '../../worker/ports/address/sample/seed-sample.ts';
import { kvStore } from '../../worker/ports/content/kv-store.ts';
import { seedCatalogue } from '../../worker/ports/plans/load-catalogue.ts';
import { filesBelow, root } from '../build/files-below.ts';
import { readEmbeddedCatalogue } from '../build/read-catalogue.ts';
import { readContent } from '../build/read-content.ts';
import { publisher } from '../content/content-command.ts';
import { publishFiles } from '../content/publish.ts';
import { databaseNames } from '../databases/databases.ts';
import { batchingAfresh } from '../databases/fresh-connection.ts';
import { migrate } from '../databases/migrate-locally.ts';
import { runQuietly, toolEnv } from './run-tool.ts';

interface BundledWorker {
  readonly entry?: string;
  readonly environment?: string;
}

/**
 * Bundles as `wrangler deploy` does, with the project's own configuration.
 * @param of another entry than the site's, or an environment of wrangler.toml, which has only its own brand's
 *   content; by default the developer's worker, with every brand
 * @returns path of the script, in `folder`
 */
export async function bundleWorker(folder: string, of: BundledWorker = {}): Promise<string> {
  const { entry, environment = '' } = of;
  const args = ['deploy', '--dry-run', '--env', environment, '--outdir', folder];
  await runQuietly('wrangler', entry ? [...args, entry] : args, toolEnv());
  const [bundle] = filesBelow(folder).filter((file) => file.endsWith('.js'));
  if (!bundle) throw new Error(`No bundle in ${folder}`);
  return join(folder, bundle);
}

/** The bindings and variables of wrangler.toml, as plain data. */
export function workerOptions(): V4WorkerOptionsShape {
  return unstable_getMiniflareWorkerOptions(join(root, 'wrangler.toml')).workerOptions;
}

/** Fills the empty storage of a server's first worker. @param slugs the brands to publish content for */
export async function fillStorage(server: Miniflare, slugs: readonly string[]): Promise<void> {
  for (const name of databaseNames) await migrate(await server.getD1Database(name), name);
  await seedSample(batchingAfresh(await server.getD1Database('ADDRESSES_DB')));
  const plans = await server.getD1Database('CATALOGUE_DB');
  await seedCatalogue(batchingAfresh(plans), readEmbeddedCatalogue().catalogue);
  const namespace: unknown = await server.getKVNamespace('CONTENT');
  const store = kvStore(namespace as KVNamespace);
  const all = readContent();
  for (const slug of slugs) {
    const content = all[slug];
    if (!content) throw new Error(`No content of ${slug}`);
    await publishFiles(store, slug, content, publisher());
  }
}
