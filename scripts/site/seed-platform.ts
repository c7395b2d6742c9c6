/** Fills the local platform: migrations, address sample, catalogue, the brands' content. Safe to repeat. */
import type { Env } from '../../worker/env.ts';
import { seedSample } from '../../worker/ports/address/sample/seed-sample.ts';
import { kvStore } from '../../worker/ports/content/kv-store.ts';
import { seedCatalogue } from '../../worker/ports/plans/load-catalogue.ts';
import { readEmbeddedCatalogue } from '../build/read-catalogue.ts';
import { readContent } from '../build/read-content.ts';
import { publisher } from '../content/content-command.ts';
import { publishFiles } from '../content/publish.ts';
import { stateFolder, withLocalPlatform } from './local-platform.ts';
import { runQuietly } from './run-tool.ts';

const databases = ['LEADS_DB', 'ADDRESSES_DB', 'CATALOGUE_DB'];

async function migrate(): Promise<void> {
  for (const database of databases) {
    const local = ['--local', '--persist-to', stateFolder];
    await runQuietly('wrangler', ['d1', 'migrations', 'apply', database, ...local]);
  }
}

/** The local platform for a command on its own: its databases have tables, also on a fresh machine. */
export async function withLocalDatabases<T>(work: (env: Env) => Promise<T>): Promise<T> {
  if (await withLocalPlatform(isEmpty)) await migrate();
  return withLocalPlatform(work);
}

async function isEmpty({ LEADS_DB, CATALOGUE_DB }: Env): Promise<boolean> {
  const tables = await Promise.all(
    [LEADS_DB, CATALOGUE_DB].map((db) =>
      db.prepare("SELECT name FROM sqlite_master WHERE name IN ('lead', 'plan')").first(),
    ),
  );
  return tables.includes(null);
}

/** Migrates and seeds; prints one line a step. */
export async function seed(): Promise<void> {
  await migrate();
  console.log('migrated  leads, addresses, catalogue');
  await withLocalPlatform(async (env) => {
    const loaded = await seedSample(env.ADDRESSES_DB);
    console.log(`seeded    address sample${loaded ? '' : ' (already there)'}`);
    const { catalogue } = readEmbeddedCatalogue();
    const renewed = await seedCatalogue(env.CATALOGUE_DB, catalogue);
    console.log(`seeded    ${catalogue.plans.length} plans${renewed ? '' : ' (already there)'}`);
    for (const [brand, content] of Object.entries(readContent())) {
      const publication = { ...publisher(), note: 'from the files' };
      const store = kvStore(env.CONTENT);
      const { version } = await publishFiles(store, brand, content, publication);
      console.log(`published ${brand} ${version} (${Object.keys(content.pages).length} pages)`);
    }
  });
}
