/**
 * Loads a catalogue into D1, in full or not at all. It replaces each part that it has: energy plans,
 * all other plans together, and reference prices.
 */
import type { D1Database } from '@cloudflare/workers-types';
import { sha256Of } from '../../../domain/hex.ts';
import type { Catalogue } from '../../../domain/plans/catalogue.ts';
import { sortName } from '../../../domain/plans/list/rank.ts';
import { isListed } from '../../../domain/plans/listed.ts';
import type { Plan } from '../../../domain/plans/plan.ts';
import { insertRows, jsonChunks } from '../json-rows.ts';
import { type LoadStatement, prepared } from '../statement.ts';
import { cheaperRows } from './cheaper-rows.ts';
import { liveEnergy } from './energy/d1-load-place.ts';
import { energyLoadStatements, energySource } from './energy/energy-catalogue.ts';
import { loadedReferences, referenceStatements } from './energy/energy-references.ts';
import { filterColumns, isIndexed, type ListingRow, listingRows } from './listing-rows.ts';
import { fillTally } from './plan-statement.ts';

const columns = {
  provider: ['id', 'name', 'sort_name', 'logo_url', 'logo_alt'],
  provider_vertical: ['vertical', 'provider_id'],
  plan: ['id', 'vertical', 'document'],
  ended_plan: ['id', 'vertical', 'document'],
  listing: [
    'vertical',
    'plan_id',
    'valid_from',
    'valid_until',
    'estimate_cents',
    'total_cents',
    'sort_name',
    'provider_id',
    'ongoing',
    'own',
    ...filterColumns,
  ],
  cheaper: ['release', 'vertical', 'dollars', 'since', 'plans'],
  release: ['id', 'loaded_at', 'plans'],
} as const;

type Table = keyof typeof columns;

/** D1 takes statements of up to 100 kB; one that is sent as text includes its values. */
const CHUNK_BYTES = 60_000;

interface Release {
  readonly id: string;
  readonly loadedAt: string;
}

/** Every statement of an import, in order. */
export async function loadStatements(catalogue: Catalogue): Promise<LoadStatement[]> {
  const now = new Date();
  const parts = await partsOf(catalogue, '');
  return (await Promise.all(parts.map((part) => part.statements(now)))).flat();
}

/** A part of a catalogue that a load replaces as a whole. */
interface Part {
  /** Changes with anything in the part, and with the way its costs are worked out. */
  readonly id: string;
  readonly loaded: (db: D1Database) => Promise<string | undefined>;
  readonly statements: (now: Date) => LoadStatement[] | Promise<LoadStatement[]>;
}

/** @param mark prefix for the ids of the catalogue that the project ships */
async function partsOf(catalogue: Catalogue, mark: string): Promise<Part[]> {
  const others = withoutEnergy(catalogue);
  const source = await energySource(catalogue);
  const parts: Part[] = [];
  const { references } = catalogue;
  if ((source === null && !references) || others.plans.length + others.ended.length > 0) {
    const id = mark + (await sha256Of([others, listed(others)])).slice(0, 16);
    parts.push({
      id,
      loaded: loadedId,
      statements: (now) => statementsOf(others, { id, loadedAt: now.toISOString() }),
    });
  }
  if (source !== null) {
    const id = mark + source;
    const chunkBytes = CHUNK_BYTES;
    parts.push({
      id,
      loaded: async (db) => (await liveEnergy(db))?.source,
      statements: (now) => energyLoadStatements(catalogue, { source: id, now, chunkBytes }),
    });
  }
  if (references) {
    const id = mark + (await sha256Of(references)).slice(0, 16);
    const statements = () => referenceStatements(id, references);
    parts.push({ id, loaded: loadedReferences, statements });
  }
  return parts;
}

/** Providers and plans of all other products. */
export function withoutEnergy({ providers, plans, ended }: Catalogue): Catalogue {
  return {
    providers: providers
      .map((one) => ({ ...one, verticals: one.verticals.filter((slug) => slug !== 'energy') }))
      .filter(({ verticals }) => verticals.length > 0),
    plans: plans.filter(({ vertical }) => vertical !== 'energy'),
    ended: ended.filter(({ vertical }) => vertical !== 'energy'),
  };
}

function statementsOf(catalogue: Catalogue, release: Release): LoadStatement[] {
  const { providers, plans, ended } = catalogue;
  const listing = listed(catalogue);
  const tables: [Table, readonly object[]][] = [
    ['provider', providers.map(providerRow)],
    ['provider_vertical', sellerRows(catalogue)],
    ['plan', plans.map(planRow)],
    ['ended_plan', ended.map(planRow)],
    ['listing', listing],
    ['cheaper', cheaperRows(listing, release.id)],
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

/** Loads each part of the catalogue that is not loaded already. @returns true if there was one */
export async function loadCatalogue(
  db: D1Database,
  catalogue: Catalogue,
  now: Date = new Date(),
): Promise<boolean> {
  return replace(db, await partsOf(catalogue, ''), now, () => true);
}

const embedded = 'embedded-';

/** True for the catalogue that the project ships. @param loaded a release's id, or for energy its source */
export function isEmbedded(loaded: string): boolean {
  return loaded.startsWith(embedded);
}

/** Loads the catalogue that the project ships, but never over one that was imported. */
export async function seedCatalogue(db: D1Database, catalogue: Catalogue): Promise<boolean> {
  const ours = (loaded: string | undefined) => loaded === undefined || isEmbedded(loaded);
  return replace(db, await partsOf(catalogue, embedded), new Date(), ours);
}

async function loadedId(db: D1Database): Promise<string | undefined> {
  return (await db.prepare('SELECT id FROM release').first<{ id: string }>())?.id;
}

/** One transaction: an interrupted load leaves the old catalogue. */
async function replace(
  db: D1Database,
  parts: readonly Part[],
  now: Date,
  mayReplace: (loaded: string | undefined) => boolean,
): Promise<boolean> {
  const statements: LoadStatement[] = [];
  for (const part of parts) {
    const loaded = await part.loaded(db);
    if (loaded !== part.id && mayReplace(loaded)) statements.push(...(await part.statements(now)));
  }
  if (statements.length === 0) return false;
  await db.batch(statements.map((one) => prepared(db, one)));
  return true;
}

function listed({ plans, providers }: Catalogue): ListingRow[] {
  const names = new Map(providers.map(({ id, name }) => [id, name]));
  return plans
    .filter(isIndexed)
    .flatMap((plan) => listingRows(plan, names.get(plan.providerId) ?? ''));
}

/** A list names only providers with a plan in it: filtering by others finds nothing. A bundle has no list. */
function sellerRows({ providers, plans }: Catalogue): object[] {
  const sold = new Set(plans.map(({ vertical, providerId }) => `${vertical} ${providerId}`));
  return providers.flatMap(({ id, verticals }) =>
    verticals
      .filter((vertical) => !isListed(vertical) || sold.has(`${vertical} ${id}`))
      .map((vertical) => ({ vertical, provider_id: id })),
  );
}

function planRow(plan: Plan): object {
  return { id: plan.id, vertical: plan.vertical, document: JSON.stringify(plan) };
}

function providerRow({ id, name, logo }: Catalogue['providers'][number]): object {
  return { id, name, sort_name: sortName(name), logo_url: logo?.url, logo_alt: logo?.altText };
}
