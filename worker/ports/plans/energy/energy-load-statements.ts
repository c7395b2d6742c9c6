/** The SQL of an energy load: begin, put batches, switch in one statement, and delete the old release in steps. */
import { insertRows, jsonChunks } from '../../json-rows.ts';
import type { LoadStatement } from '../../statement.ts';
import { type EnergyRows, type EnergyTable, energyColumns } from './energy-rows.ts';

/** Rows that one step deletes: D1 stops a statement that takes too long. */
const rowsInStep = 2_000;

const ofOne = (value: object): string => JSON.stringify([value]);

export const newRelease = (): string => crypto.randomUUID().slice(0, 8);

/** Begins a new load and gives up any that were never finished. */
export function beginStatements(release: string, source: string): LoadStatement[] {
  return [
    { sql: "UPDATE energy_release SET state = 'old' WHERE state = 'loading'" },
    {
      sql: insertRows('energy_release', ['id', 'source', 'state']),
      json: ofOne({ id: release, source, state: 'loading' }),
    },
  ];
}

/**
 * One batch, to be run in full or not at all. The first statement fails if the load was given up
 * meanwhile, since a release must have a source.
 * @param taken the load's position in its source after this batch
 */
export function putStatements(
  release: string,
  rows: EnergyRows,
  taken: number,
  chunkBytes: number,
): LoadStatement[] {
  const tables = Object.entries(energyColumns) as [EnergyTable, readonly string[]][];
  return [
    {
      sql: `INSERT INTO energy_release (id, source, state, taken) SELECT value ->> '$.id', (SELECT source FROM energy_release WHERE id = value ->> '$.id' AND state = 'loading'), 'loading', value ->> '$.taken' FROM json_each(?1) WHERE true ON CONFLICT (id) DO UPDATE SET taken = excluded.taken`,
      json: ofOne({ id: release, taken }),
    },
    ...tables.flatMap(([table, columns]) =>
      jsonChunks(rows[table], chunkBytes).map((json) => ({
        sql: insertRows(table, columns, 'OR REPLACE'),
        json,
      })),
    ),
  ];
}

/** Counts and dates the load, then makes it live for every page. Changes nothing if the load was given up. */
export function switchStatements(release: string, loadedAt: string): LoadStatement[] {
  const json = ofOne({ id: release, loadedAt });
  const loading = "SELECT id FROM energy_release WHERE state = 'loading'";
  return [
    // A provider whose plans have all ended stays, for their pages, but is not listed as selling.
    {
      sql: `UPDATE energy_provider SET sells = id IN (SELECT p.provider_id FROM energy_plan p WHERE p.release IN (${loading}) AND p.ended = 0) WHERE release IN (${loading})`,
    },
    {
      sql: `UPDATE energy_release SET loaded_at = value ->> '$.loadedAt', plans = (SELECT count(*) FROM energy_plan p WHERE p.release = energy_release.id AND p.ended = 0) FROM json_each(?1) WHERE energy_release.id = value ->> '$.id' AND state = 'loading'`,
      json,
    },
    {
      sql: `UPDATE energy_release SET state = CASE WHEN energy_release.id = value ->> '$.id' THEN 'live' ELSE 'old' END FROM json_each(?1) WHERE value ->> '$.id' IN (${loading}) AND (energy_release.id = value ->> '$.id' OR state = 'live')`,
      json,
    },
  ];
}

const old = "(SELECT id FROM energy_release WHERE state = 'old')";

/** One step of deleting old releases; `oldReleases` counts those that are left. */
export const dropStatements: readonly LoadStatement[] = [
  {
    sql: `DELETE FROM energy_plan WHERE rowid IN (SELECT rowid FROM energy_plan WHERE release IN ${old} LIMIT ${rowsInStep})`,
  },
  {
    sql: `DELETE FROM energy_place WHERE (release, place, area) IN (SELECT release, place, area FROM energy_place WHERE release IN ${old} LIMIT ${rowsInStep})`,
  },
  {
    sql: `DELETE FROM energy_area WHERE (release, id) IN (SELECT release, id FROM energy_area WHERE release IN ${old} LIMIT ${rowsInStep})`,
  },
  {
    sql: `DELETE FROM energy_provider WHERE (release, id) IN (SELECT release, id FROM energy_provider WHERE release IN ${old} LIMIT ${rowsInStep})`,
  },
  {
    sql: `DELETE FROM energy_release WHERE state = 'old' AND ${['plan', 'place', 'area', 'provider'].map((table) => `NOT EXISTS (SELECT 1 FROM energy_${table} t WHERE t.release = energy_release.id)`).join(' AND ')}`,
  },
];
export const oldReleases = "SELECT count(*) AS count FROM energy_release WHERE state = 'old'";
