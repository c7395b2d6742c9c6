/** Fills storage with a given number of addresses, plans and leads. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { D1Database, KVNamespace } from '@cloudflare/workers-types';
import type { Miniflare } from 'miniflare';
import { generateGnaf } from '../../scripts/addresses/generate-gnaf.ts';
import { boundSlot } from '../../scripts/addresses/load/address-slot.ts';
import { loadInto } from '../../scripts/addresses/load/load-into.ts';
import { readGnaf } from '../../scripts/addresses/read/read-gnaf.ts';
import { readContent } from '../../scripts/build/read-content.ts';
import { publisher } from '../../scripts/content/content-command.ts';
import { publishFiles } from '../../scripts/content/publish.ts';
import { batchingAfresh } from '../../scripts/databases/fresh-connection.ts';
import { migrate } from '../../scripts/databases/migrate-locally.ts';
import { kvStore } from '../../worker/ports/content/kv-store.ts';
import { generatedCatalogue } from '../../worker/ports/plans/generated-catalogue.fixture.ts';
import { loadCatalogue } from '../../worker/ports/plans/load-catalogue.ts';
import { drawAddresses } from '../addresses/drawn-addresses.ts';
import { brand } from '../candidates.ts';
import { type Ground, vertical } from './actions.ts';
import { fillLeads } from './filled-leads.ts';

/** Numbers of lines to type, and of plans to view. */
const drawn = { lines: 12, plans: 500 };

/** Fills the empty storage of one worker. @param rows the number of addresses, of plans and of leads */
export async function growStorage(
  server: Miniflare,
  worker: string,
  rows: number,
): Promise<Ground> {
  const database = (name: string) => server.getD1Database(name, worker);
  const namespace: unknown = await server.getKVNamespace('CONTENT', worker);
  const content = readContent()[brand.slug];
  if (!content) throw new Error(`No content of ${brand.slug}`);
  await publishFiles(kvStore(namespace as KVNamespace), brand.slug, content, publisher());
  const leads = await database('LEADS_DB');
  await migrate(leads, 'LEADS_DB');
  await fillLeads(leads, rows);
  const plans = await database('CATALOGUE_DB');
  await migrate(plans, 'CATALOGUE_DB');
  const catalogue = generatedCatalogue(rows);
  await loadCatalogue(batchingAfresh(plans), catalogue);
  const addresses = await database('ADDRESSES_DB');
  await loadAddresses([addresses, await database('ADDRESSES_DB_B')], rows);
  return {
    lines: (await drawnFrom([addresses, await database('ADDRESSES_DB_B')])).map(({ line }) => line),
    plans: await someOf(plans),
  };
}

async function loadAddresses(slots: readonly D1Database[], addresses: number): Promise<void> {
  for (const slot of slots) await migrate(slot, 'ADDRESSES_DB');
  const folder = mkdtempSync(join(tmpdir(), 'kurrajong-bench-'));
  try {
    generateGnaf({ folder, addresses, seed: 15 });
    const { release } = await readGnaf(folder, { releaseId: `bench-${addresses}` });
    const names = ['ADDRESSES_DB', 'ADDRESSES_DB_B'] as const;
    const bound = names.flatMap((name, at) => {
      const db = slots[at];
      return db ? [boundSlot(name, db)] : [];
    });
    const { kind } = await loadInto(bound, release, { force: true });
    if (kind !== 'loaded') throw new Error(`The bench's addresses came to: ${kind}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Draws from whichever of the two databases has addresses. */
async function drawnFrom(slots: readonly D1Database[]) {
  const all = await Promise.all(slots.map((db) => drawAddresses(db, drawn.lines, 15)));
  return all.flat();
}

/** Plans spread over the whole catalogue. */
async function someOf(db: D1Database): Promise<string[]> {
  const sql = 'SELECT id FROM plan WHERE vertical = ?1 ORDER BY id';
  const { results } = await db.prepare(sql).bind(vertical).all<{ readonly id: string }>();
  const step = Math.max(1, Math.floor(results.length / drawn.plans));
  return results.filter((_, index) => index % step === 0).map(({ id }) => id);
}
