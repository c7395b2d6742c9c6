/** Loads a catalogue into D1, whole or not at all. */
import type { D1Database } from '@cloudflare/workers-types';
import { sha256Of } from '../../../domain/hex.ts';
import type { Catalogue } from '../../../domain/plans/catalogue.ts';
import { sortName } from '../../../domain/plans/list/rank.ts';
import type { Plan } from '../../../domain/plans/plan.ts';
import { insertRows, jsonChunks } from '../json-rows.ts';
import type { LoadStatement } from '../statement.ts';
import { filterColumns, isIndexed, type ListingRow, listingRows } from './listing-rows.ts';
import { fillTally } from './plan-statement.ts';

const columns = {
  provider: ['id', 'name', 'sort_name', 'logo_url', 'logo_alt'],
  provider_vertical: ['vertical', 'provider_id'],
  plan: ['id', 'vertical', 'document'],
  ended_plan: ['id', 'vertical', 'document'],
  listing: [
    ...['vertical', 'plan_id', 'valid_from', 'valid_until', 'estimate_cents', 'total_cents'],
    ...['sort_name', 'provider_id', 'ongoing', 'own', ...filterColumns],
  ],
  release: ['id', 'loaded_at', 'plans'],
} as const;

type Table = keyof typeof columns;

/** D1 takes statements of 100 kB; one that is sent as text has its values in it. */
const CHUNK_BYTES = 60_000;

/** Its id changes with anything in the catalogue, and with how its costs are worked out. */
async function importedRelease(catalogue: Catalogue, now: Date): Promise<Release> {
  const id = (await sha256Of([catalogue, listed(catalogue)])).slice(0, 16);
  return { id, loadedAt: now.toISOString() };
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
  const { providers, plans, ended } = catalogue;
  const tables: [Table, readonly object[]][] = [
    ['provider', providers.map(providerRow)],
    [
      'provider_vertical',
      providers.flatMap(({ id, verticals }) =>
        verticals.map((vertical) => ({ vertical, provider_id: id })),
      ),
    ],
    ['plan', plans.map(planRow)],
    ['ended_plan', ended.map(planRow)],
    ['listing', listed(catalogue)],
    ['release', [{ id: release.id, loaded_at: release.loadedAt, plans: plans.length }]],
  ];
  return [
    ...[...tables.map(([table]) => table), 'tally'].map((table) => ({
      sql: `DELETE FROM ${table}`,
    })),
    ...tables.flatMap(([table, rows]) =>
      jsonChunks(rows, CHUNK_BYTES).map((json) => ({
        sql: insertRows(table, columns[table]),
        json,
      })),
    ),
    { sql: fillTally },
  ];
}

/** Replaces the loaded catalogue unless it is the same. @returns true when it did */
export async function loadCatalogue(
  db: D1Database,
  catalogue: Catalogue,
  now: Date = new Date(),
): Promise<boolean> {
  return replace(db, catalogue, await importedRelease(catalogue, now));
}

const embeddedIds = /^embedded-/;

/** Loads the catalogue that the project ships, but never over one that was imported. */
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
  return plans.filter(isIndexed).flatMap(listingRows);
}

function planRow(plan: Plan): object {
  return { id: plan.id, vertical: plan.vertical, document: JSON.stringify(plan) };
}

function providerRow({ id, name, logo }: Catalogue['providers'][number]): object {
  return { id, name, sort_name: sortName(name), logo_url: logo?.url, logo_alt: logo?.altText };
}
