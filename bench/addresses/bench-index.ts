/** The index under test: the shipped sample, or generated files of any size, in real local D1. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { D1Database } from '@cloudflare/workers-types';
import { generateGnaf } from '../../scripts/addresses/generate-gnaf.ts';
import { boundSlot, type SlotName, slotNames } from '../../scripts/addresses/load/address-slot.ts';
import { loadInto } from '../../scripts/addresses/load/load-into.ts';
import { readGnaf } from '../../scripts/addresses/read/read-gnaf.ts';
import { root } from '../../scripts/build/files-below.ts';
import { migrate } from '../../scripts/databases/migrate-locally.ts';
import { bundleWorker, workerOptions } from '../../scripts/site/built-site.ts';
import { sourceOf, startMiniflare } from '../../scripts/site/start-miniflare.ts';
import { inLists } from '../../worker/ports/address/load/load-parts.ts';
import type { StreamedRelease } from '../../worker/ports/address/load/release.ts';
import { releaseIn } from '../../worker/ports/address/releases.ts';
import { buildSample } from '../../worker/ports/address/sample/sample.ts';
import { whole } from '../print-table.ts';
import type { Asked, Asker } from './ask-addresses.ts';
import type { Table } from './bench-tables.ts';

export interface BenchIndexOptions {
  /** The number of generated addresses; undefined for the shipped sample. */
  readonly addresses: number | undefined;
  /** A CSV file of localities for generated addresses. */
  readonly localities: string | undefined;
  /** The folder to keep the databases in for the next run; undefined to discard them. */
  readonly state: string | undefined;
  readonly seed: number;
}

export interface BenchIndex {
  readonly db: D1Database;
  readonly ask: Asker;
  readonly table: Table;
  close(): Promise<void>;
}

interface Slot {
  readonly name: SlotName;
  readonly db: D1Database;
}

const worker = 'address-search';

/** Opens the index, and loads it if needed. The caller closes it. */
export async function openIndex(options: BenchIndexOptions): Promise<BenchIndex> {
  const script = await bundleWorker(join(root, '.wrangler', 'bench', worker), {
    entry: join(root, 'bench', 'entries', `${worker}.ts`),
  });
  const { compatibilityDate, compatibilityFlags } = workerOptions();
  const server = await startMiniflare({
    ...(options.state && { folder: options.state }),
    workers: [
      {
        name: worker,
        ...sourceOf(script),
        ...(compatibilityDate && { compatibilityDate }),
        ...(compatibilityFlags && { compatibilityFlags }),
        d1Databases: [...slotNames],
      },
    ],
  });
  try {
    const slots: Slot[] = await Promise.all(
      slotNames.map(async (name) => ({ name, db: await server.getD1Database(name) })),
    );
    const { slot, table } = await loadedInto(slots, options);
    const url = new URL(slot.name, await server.ready);
    const ask: Asker = async (question) => {
      const sent = await fetch(url, { method: 'POST', body: JSON.stringify(question) });
      if (!sent.ok) throw new Error(`The bench's worker answered ${sent.status}`);
      const asked: Asked[] = await sent.json();
      return asked;
    };
    return { db: slot.db, table, ask, close: () => server.dispose() };
  } catch (error) {
    await server.dispose();
    throw error;
  }
}

/** The name of the requested release, to recognise it in the databases. */
const nameOf = ({ addresses, localities, seed }: BenchIndexOptions): string =>
  `bench-${addresses}-${seed}${localities ? '-localities' : ''}`;

async function loadedInto(slots: readonly Slot[], options: BenchIndexOptions) {
  const tables = 'SELECT count(*) AS n FROM sqlite_master WHERE name = ?1';
  for (const { db } of slots) {
    const made = await db.prepare(tables).bind('near').first<{ readonly n: number }>();
    if (!made?.n) await migrate(db, 'ADDRESSES_DB');
  }
  const id = options.addresses === undefined ? buildSample().id : nameOf(options);
  const known = await slotWith(slots, id);
  if (known) return { slot: known, table: await sizeTable(known, undefined) };
  const seconds = await load(slots, options, id);
  const slot = await slotWith(slots, id);
  if (!slot) throw new Error(`The bench has no release ${id}`);
  return { slot, table: await sizeTable(slot, seconds) };
}

async function slotWith(slots: readonly Slot[], id: string): Promise<Slot | undefined> {
  const there = await Promise.all(slots.map(({ db }) => releaseIn(db)));
  return slots[there.findIndex((release) => release?.id === id)];
}

/** @returns the seconds for the load itself, including reading */
async function load(slots: readonly Slot[], options: BenchIndexOptions, id: string) {
  const bound = slots.map(({ name, db }) => boundSlot(name, db));
  let startedAt = 0;
  const generated = () => {
    startedAt = performance.now();
  };
  await withRelease(options, id, generated, async (release) => {
    const outcome = await loadInto(bound, release, { force: true });
    if (outcome.kind !== 'loaded') throw new Error(`The bench's load came to: ${outcome.kind}`);
  });
  return (performance.now() - startedAt) / 1000;
}

async function withRelease(
  { addresses, localities, seed }: BenchIndexOptions,
  id: string,
  generated: () => void,
  work: (release: StreamedRelease) => Promise<void>,
): Promise<void> {
  if (addresses === undefined) {
    const sample = buildSample();
    generated();
    return work({ ...sample, addresses: inLists(sample.addresses, 5_000) });
  }
  const folder = mkdtempSync(join(tmpdir(), 'kurrajong-bench-'));
  try {
    generateGnaf({ folder, addresses, seed, ...(localities && { localities }) });
    generated();
    const { release } = await readGnaf(folder, { releaseId: id });
    await work(release);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function sizeTable({ db }: Slot, seconds: number | undefined): Promise<Table> {
  const release = await releaseIn(db);
  const addresses = release?.addresses ?? 0;
  const { meta } = await db.prepare('SELECT 1').run();
  const bytes = meta.size_after;
  return {
    title: `The index: ${release?.id}`,
    head: ['', 'bench', 'anchor: 15 million'],
    rows: [
      ['addresses', whole(addresses), '15,000,000'],
      ['streets', whole(release?.streets ?? 0), ''],
      ['MB', (bytes / 1e6).toFixed(1), '1,330'],
      ['bytes an address', whole(bytes / addresses), '89'],
      ['loaded, addresses a second', seconds ? whole(addresses / seconds) : 'already there', ''],
    ],
  };
}
