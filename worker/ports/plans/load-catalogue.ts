/** Loads a catalogue into D1, whole or not at all. */
import type { D1Database } from '@cloudflare/workers-types';
import type { Catalogue } from '../../../domain/plans/catalogue.ts';
import { sortName } from '../../../domain/plans/list/rank.ts';
import { filterColumns, isCompared, type ListingRow, listingRows } from './listing-rows.ts';
import { fillTally } from './plan-statement.ts';

/** A statement and the one value it takes, rows as JSON; or none. */
export interface LoadStatement {
  readonly sql: string;
  readonly json?: string;
}

const columns = {
  provider: ['id', 'name', 'sort_name', 'logo_url', 'logo_alt'],
  provider_vertical: ['vertical', 'provider_id'],
  plan: ['id', 'vertical', 'document'],
  listing: [
    ...['vertical', 'plan_id', 'valid_from', 'valid_until', 'estimate_cents', 'total_cents'],
    ...['sort_name', 'provider_id', ...filterColumns],
  ],
  release: ['id', 'loaded_at', 'plans'],
} as const;

type Table = keyof typeof columns;

/** A statement of D1 may have 100 kB, its values included where it is sent as text. */
const CHUNK_BYTES = 60_000;

/** A name for a catalogue that changes with anything in it, and with the way its costs are worked out. */
async function releaseIdOf(catalogue: Catalogue): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([catalogue, listed(catalogue)]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The release that an import makes of a catalogue. */
async function importedRelease(catalogue: Catalogue, now: Date): Promise<Release> {
  return { id: await releaseIdOf(catalogue), loadedAt: now.toISOString() };
}

interface Release {
  readonly id: string;
  readonly loadedAt: string;
}

/** Every statement of an import, in order. */
export async function loadStatements(
  catalogue: Catalogue,
  now: Date = new Date(),
): Promise<LoadStatement[]> {
  return statementsOf(catalogue, await importedRelease(catalogue, now));
}

function statementsOf(catalogue: Catalogue, release: Release): LoadStatement[] {
  const { providers, plans } = catalogue;
  const tables: [Table, readonly object[]][] = [
    ['provider', providers.map(providerRow)],
    [
      'provider_vertical',
      providers.flatMap(({ id, verticals }) =>
        verticals.map((vertical) => ({ vertical, provider_id: id })),
      ),
    ],
    [
      'plan',
      plans.map((plan) => ({
        id: plan.id,
        vertical: plan.vertical,
        document: JSON.stringify(plan),
      })),
    ],
    ['listing', listed(catalogue)],
    ['release', [{ id: release.id, loaded_at: release.loadedAt, plans: plans.length }]],
  ];
  return [
    ...[...tables.map(([table]) => table), 'tally'].map((table) => ({
      sql: `DELETE FROM ${table}`,
    })),
    ...tables.flatMap(([table, rows]) =>
      chunks(rows).map((json) => ({ sql: insertInto(table), json })),
    ),
    { sql: fillTally },
  ];
}

/** Puts a catalogue in place of the loaded one, and says whether it did: the same one is left alone. */
export async function loadCatalogue(
  db: D1Database,
  catalogue: Catalogue,
  now: Date = new Date(),
): Promise<boolean> {
  return replace(db, catalogue, await importedRelease(catalogue, now));
}

const embeddedIds = /^embedded-/;

/** Loads the catalogue that the project ships, and never over one that was imported. */
export async function seedCatalogue(db: D1Database, catalogue: Catalogue): Promise<boolean> {
  const loaded = await loadedId(db);
  if (loaded !== undefined && !embeddedIds.test(loaded)) return false;
  const release = await importedRelease(catalogue, new Date());
  return replace(db, catalogue, { ...release, id: `embedded-${release.id}` });
}

async function loadedId(db: D1Database): Promise<string | undefined> {
  return (await db.prepare('SELECT id FROM release').first<{ id: string }>())?.id;
}

/** One transaction: an interrupted load leaves the old catalogue. */
async function replace(db: D1Database, catalogue: Catalogue, release: Release): Promise<boolean> {
  if ((await loadedId(db)) === release.id) return false;
  await db.batch(
    statementsOf(catalogue, release).map(({ sql, json }) => {
      const statement = db.prepare(sql);
      return json === undefined ? statement : statement.bind(json);
    }),
  );
  return true;
}

function listed({ plans }: Catalogue): ListingRow[] {
  return plans.filter(isCompared).flatMap(listingRows);
}

function insertInto(table: Table): string {
  const values = columns[table].map((column) => `value ->> '$.${column}'`).join(', ');
  return `INSERT INTO ${table} (${columns[table].join(', ')}) SELECT ${values} FROM json_each(?1)`;
}

function providerRow({ id, name, logo }: Catalogue['providers'][number]): object {
  return { id, name, sort_name: sortName(name), logo_url: logo?.url, logo_alt: logo?.altText };
}

function chunks(rows: readonly object[]): string[] {
  const encoder = new TextEncoder();
  const out: string[] = [];
  let [chunk, size] = [[] as string[], 0];
  for (const row of rows) {
    const json = JSON.stringify(row);
    const bytes = encoder.encode(json).length + 1;
    if (size + bytes > CHUNK_BYTES && chunk.length > 0) {
      out.push(`[${chunk.join(',')}]`);
      [chunk, size] = [[], 0];
    }
    chunk.push(json);
    size += bytes;
  }
  return chunk.length > 0 ? [...out, `[${chunk.join(',')}]`] : out;
}
