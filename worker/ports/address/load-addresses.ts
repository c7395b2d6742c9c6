/** Loads a data release into the index, whole or not at all. */
import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import { insertRows, jsonChunks } from '../json-rows.ts';
import type { Release } from './release.ts';
import { localityKeys, streetDocument } from './spellings.ts';

/** D1 takes 2 MB per bound value. */
const CHUNK_BYTES = 1_000_000;

const ADDRESS_COLUMNS = [
  ...['street', 'num', 'seq', 'pid', 'site', 'building', 'lot', 'unit_type', 'unit', 'level_type'],
  ...['level', 'num_prefix', 'num_suffix', 'num_to_prefix', 'num_to', 'num_to_suffix', 'parcel'],
  ...['property', 'gnaf_property', 'confidence', 'created', 'modified', 'retired'],
];

const STREET_COLUMNS = [
  ...['id', 'pid', 'name', 'type', 'type_abbr', 'suffix', 'locality', 'state', 'postcode', 'count'],
  ...['num_min', 'num_max', 'reliability', 'locality_reliability'],
];

const CLEAR = [
  'DELETE FROM release',
  'DELETE FROM address',
  'DELETE FROM street',
  // An FTS5 table without content cannot delete row by row.
  "INSERT INTO street_fts (street_fts) VALUES ('delete-all')",
  'DELETE FROM locality',
  'DELETE FROM locality_key',
];

/** The id of the loaded release; null while nothing is loaded. */
export async function currentRelease(db: D1Database): Promise<string | null> {
  return (await db.prepare('SELECT id FROM release').first<{ id: string }>())?.id ?? null;
}

/**
 * Replaces the loaded release, unless that has the same id. One transaction, so an interrupted load
 * leaves the old release and a reader never sees half of a new one. For a release that fits into
 * memory, such as the sample.
 * @returns true when it did
 */
export async function loadRelease(db: D1Database, release: Release): Promise<boolean> {
  if ((await currentRelease(db)) === release.id) return false;
  const keys = release.localities.flatMap((locality) =>
    localityKeys(locality).map((key) => ({ key, locality: locality.id })),
  );
  const documents = release.streets.map((street) => ({
    rowid: street.id,
    document: streetDocument(street),
  }));
  await db.batch([
    ...CLEAR.map((sql) => db.prepare(sql)),
    ...inserts(db, 'locality', ['id', 'name', 'state', 'postcode'], release.localities),
    ...inserts(db, 'locality_key', ['key', 'locality'], keys),
    ...inserts(db, 'street', STREET_COLUMNS, release.streets),
    ...inserts(db, 'street_fts', ['rowid', 'document'], documents),
    ...inserts(db, 'address', ADDRESS_COLUMNS, release.addresses),
    db
      .prepare('INSERT INTO release (id, loaded_at, addresses) VALUES (?1, ?2, ?3)')
      .bind(release.id, new Date().toISOString(), release.addresses.length),
  ]);
  return true;
}

function inserts(
  db: D1Database,
  table: string,
  columns: readonly string[],
  rows: readonly object[],
): D1PreparedStatement[] {
  const sql = insertRows(table, columns);
  return jsonChunks(rows, CHUNK_BYTES).map((json) => db.prepare(sql).bind(json));
}
