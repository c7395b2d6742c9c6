/** Once for all runs: the worker bundled as it is deployed, and a platform with tables, addresses and content. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { D1Database } from '@cloudflare/workers-types';
import { unstable_getMiniflareWorkerOptions, unstable_splitSqlQuery } from 'wrangler';
import { filesBelow, root } from '../../scripts/build/files-below.ts';
import { readEmbeddedCatalogue } from '../../scripts/build/read-catalogue.ts';
import { readContent } from '../../scripts/build/read-content.ts';
import { type KvWriter, publish } from '../../scripts/content/publish.ts';
import { freePort } from '../../scripts/lighthouse/free-port.ts';
import { runQuietly, toolEnv } from '../../scripts/site/run-tool.ts';
import { seedSample } from '../../worker/ports/address/sample/seed-sample.ts';
import { seedCatalogue } from '../../worker/ports/plans/load-catalogue.ts';
import { openPlatform, type Platform, type Server } from './platform.ts';
import type { Prepared } from './stage.ts';

/** The brand whose site is used. */
export const brand = 'acacia';

const mutantEntry = join(root, 'tests/faults/mutants/queue-only.ts');

/** Bundles with the project's own configuration. @param entry another worker in its place: a mutant */
export async function bundleWorker(folder: string, entry?: string): Promise<string> {
  const args = ['deploy', '--dry-run', '--env', '', '--outdir', folder];
  await runQuietly('wrangler', entry ? [...args, entry] : args, toolEnv());
  const [bundle] = filesBelow(folder).filter((file) => file.endsWith('.js'));
  if (!bundle) throw new Error(`No bundle in ${folder}`);
  return join(folder, bundle);
}

/** The worker's configuration as wrangler reads it. */
export function workerOptions(): Platform['workerOptions'] {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(join(root, 'wrangler.toml'));
  return workerOptions as unknown as Platform['workerOptions'];
}

/** Fills an empty folder. @param slugs brands whose content is published */
export async function fillPlatform(
  platform: Platform,
  slugs: readonly string[] = [brand],
): Promise<void> {
  const server = await openPlatform(platform);
  try {
    await migrate(server, 'LEADS_DB', 'worker/ports/leads/migrations');
    const addresses = await migrate(server, 'ADDRESSES_DB', 'worker/ports/address/migrations');
    await seedSample(addresses);
    const plans = await migrate(server, 'CATALOGUE_DB', 'worker/ports/plans/migrations');
    await seedCatalogue(plans, readEmbeddedCatalogue().catalogue);
    const store = (await server.getKVNamespace('CONTENT')) as unknown as KvWriter;
    const all = readContent();
    for (const slug of slugs) {
      const content = all[slug];
      if (!content) throw new Error(`No content of ${slug}`);
      await publish(store, slug, content);
    }
  } finally {
    await server.dispose();
  }
}

async function migrate(server: Server, binding: string, folder: string): Promise<D1Database> {
  const database = (await server.getD1Database(binding)) as unknown as D1Database;
  for (const file of filesBelow(join(root, folder))) {
    const sql = readFileSync(join(root, folder, file), 'utf8');
    await database.batch(unstable_splitSqlQuery(sql).map((one) => database.prepare(one)));
  }
  return database;
}

/** Bundles the worker and the mutant, fills a platform to copy. */
export async function prepareRuns(folder: string): Promise<Prepared> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const template = join(folder, 'template');
  const real = await bundleWorker(join(folder, 'worker'));
  // The first bundling has built the client; the second finds it.
  process.env.KURRAJONG_BUILT = '1';
  const queueOnly = await bundleWorker(join(folder, 'queue-only'), mutantEntry);
  const options = workerOptions();
  await fillPlatform({
    ...{ bundle: real, folder: template, port: await freePort() },
    ...{ workerOptions: options, vars: {} },
  });
  return { workerOptions: options, template, bundles: { real, queueOnly } };
}
