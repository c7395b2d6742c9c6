/** Fills the local platform: migrations, address sample, catalogue, the brands' content. Safe to repeat. */
import type { Env } from '../../worker/env.ts';
import { createLiveSlot } from '../../worker/ports/address/live-slot.ts';
import { seedSample } from '../../worker/ports/address/sample/seed-sample.ts';
import { pointerKey } from '../../worker/ports/content/kv-layout.ts';
import { kvStore } from '../../worker/ports/content/kv-store.ts';
import { seedCatalogue } from '../../worker/ports/plans/load-catalogue.ts';
import { readEmbeddedCatalogue } from '../build/read-catalogue.ts';
import { readContent } from '../build/read-content.ts';
import { publisher } from '../content/content-command.ts';
import { publishFiles } from '../content/publish.ts';
import { batchingAfresh } from '../databases/fresh-connection.ts';
import { migrateLocally } from '../databases/migrate-locally.ts';
import { withLocalPlatform } from './local-platform.ts';

/** The source of pages; with a CMS, the first sweep fills KV. */
type ContentFrom = 'files' | 'cms';

/** Migrates and seeds; prints one line per step. */
export async function seed(contentFrom: ContentFrom = 'files'): Promise<void> {
  await withLocalPlatform(async (env) => {
    await migrateLocally(env);
    console.log('migrated  leads, addresses, catalogue, numbers');
    const index = [env.ADDRESSES_DB, env.ADDRESSES_DB_B].map(batchingAfresh);
    const loaded = await seedSample(...index);
    const live = await createLiveSlot(index).live();
    console.log(`seeded    addresses: ${live.release?.id}${loaded ? '' : ' (already there)'}`);
    const { catalogue } = readEmbeddedCatalogue();
    const renewed = await seedCatalogue(batchingAfresh(env.CATALOGUE_DB), catalogue);
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
 * Makes the sweep take everything from the CMS. Otherwise it would trust KV, which may be newer content from
 * files, or from a CMS that has been reset and counts from 1 again.
 */
export async function forgetPublications({ CONTENT, LEADS_DB }: Env): Promise<void> {
  await LEADS_DB.prepare('DELETE FROM content_calls').run();
  for (const brand of Object.keys(readContent())) await CONTENT.delete(pointerKey(brand));
}
