/** Fills the local platform: migrations, address sample, catalogue, the brands' content. Safe to repeat. */
import { join } from 'node:path';
import type { Env } from '../../worker/env.ts';
import { createLiveSlot } from '../../worker/ports/address/live-slot.ts';
import { seedSample } from '../../worker/ports/address/sample/seed-sample.ts';
import { pointerKey } from '../../worker/ports/content/kv-layout.ts';
import { kvStore } from '../../worker/ports/content/kv-store.ts';
import { seedCatalogue } from '../../worker/ports/plans/load-catalogue.ts';
import { filesBelow, root } from '../build/files-below.ts';
import { readEmbeddedCatalogue } from '../build/read-catalogue.ts';
import { readContent } from '../build/read-content.ts';
import { publisher } from '../content/content-command.ts';
import { publishFiles } from '../content/publish.ts';
import { stateFolder, withLocalPlatform } from './local-platform.ts';
import { runQuietly } from './run-tool.ts';

/** Each database with the port whose migrations are its own. */
const databases = {
  LEADS_DB: 'leads',
  ADDRESSES_DB: 'address',
  ADDRESSES_DB_B: 'address',
  CATALOGUE_DB: 'plans',
  NUMBERS_DB: 'numbers',
} as const;
type DatabaseName = keyof typeof databases;

/** wrangler takes seconds for each database, so it is asked only for those that lack a migration. */
async function migrate(): Promise<void> {
  for (const database of await withLocalPlatform(behind)) {
    const local = ['--local', '--persist-to', stateFolder];
    await runQuietly('wrangler', ['d1', 'migrations', 'apply', database, ...local]);
  }
}

async function behind(env: Env): Promise<DatabaseName[]> {
  const names = Object.keys(databases) as DatabaseName[];
  const isBehind = await Promise.all(
    names.map(async (name) => {
      const applied = await env[name]
        ?.prepare('SELECT name FROM d1_migrations')
        .all<{ name: string }>()
        .then(
          ({ results }) => results.map((row) => row.name),
          (): string[] => [],
        );
      const files = filesBelow(join(root, 'worker/ports', databases[name], 'migrations'));
      return files.some((file) => !applied?.includes(file));
    }),
  );
  return names.filter((_, index) => isBehind[index]);
}

/** The local platform for a command on its own: its databases have tables, also on a fresh machine. */
export async function withLocalDatabases<T>(work: (env: Env) => Promise<T>): Promise<T> {
  if (await withLocalPlatform(isEmpty)) await migrate();
  return withLocalPlatform(work);
}

/** A database lacks the table that its newest migration, or its first, has made. */
async function isEmpty(env: Env): Promise<boolean> {
  const { LEADS_DB, CATALOGUE_DB, ADDRESSES_DB, ADDRESSES_DB_B, NUMBERS_DB } = env;
  const tables = await Promise.all(
    (
      [
        [LEADS_DB, 'lead'],
        [CATALOGUE_DB, 'energy_plan'],
        [ADDRESSES_DB, 'near'],
        [ADDRESSES_DB_B, 'near'],
        [NUMBERS_DB, 'counted'],
      ] as const
    ).map(([db, table]) =>
      db?.prepare('SELECT name FROM sqlite_master WHERE name = ?1').bind(table).first(),
    ),
  );
  return tables.includes(null);
}

/** Where pages come from: a CMS fills KV by itself, with the first sweep. */
type ContentFrom = 'files' | 'cms';

/** Migrates and seeds; prints one line a step. */
export async function seed(contentFrom: ContentFrom = 'files'): Promise<void> {
  await migrate();
  console.log('migrated  leads, addresses, catalogue, numbers');
  await withLocalPlatform(async (env) => {
    const index = [env.ADDRESSES_DB, env.ADDRESSES_DB_B];
    const loaded = await seedSample(...index);
    const live = await createLiveSlot(index).live();
    console.log(`seeded    addresses: ${live.release?.id}${loaded ? '' : ' (already there)'}`);
    const { catalogue } = readEmbeddedCatalogue();
    const renewed = await seedCatalogue(env.CATALOGUE_DB, catalogue);
    console.log(`seeded    ${catalogue.plans.length} plans${renewed ? '' : ' (already there)'}`);
    await (contentFrom === 'cms' ? forgetPublications(env) : publishAll(env));
  });
}

async function publishAll({ CONTENT }: Env): Promise<void> {
  const store = kvStore(CONTENT);
  for (const [brand, content] of Object.entries(readContent())) {
    const publication = { ...publisher(), note: 'from the files' };
    const { version } = await publishFiles(store, brand, content, publication);
    console.log(`published ${brand} ${version} (${Object.keys(content.pages).length} pages)`);
  }
}

/**
 * The sweep then takes everything from the CMS. Otherwise it would believe what is in KV, which may be
 * from files that were published since, or from a CMS that was started afresh and counts from 1 again.
 */
export async function forgetPublications({ CONTENT, LEADS_DB }: Env): Promise<void> {
  await LEADS_DB.prepare('DELETE FROM content_calls').run();
  for (const brand of Object.keys(readContent())) await CONTENT.delete(pointerKey(brand));
}
