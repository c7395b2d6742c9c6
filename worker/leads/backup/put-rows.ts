/** Statements that write a joined state back, leaving alone rows that changed since it was read. */
import { insertRows, jsonChunks } from '../../ports/json-rows.ts';
import { type Row, type Statement, statement } from '../sql.ts';
import { keyOf, type LeadTable, leadTables, type Snapshot } from './snapshot.ts';

/** D1 limits a statement to 100 kB, values included, and text goes to wrangler as hex digits, twice as long. */
export const chunkBytes = 45_000;

/**
 * The columns that record a row's progress. Visitors who complete a form, withdraw it or withdraw the tick while a
 * restore reads have been told that it is done, and so has whoever erased a row: such rows are left alone.
 */
const fates: Partial<Record<LeadTable, readonly string[]>> = {
  visit: ['idempotency_key'],
  lead: ['completed_at', 'withdrawn_at', 'erased_at', 'marketing'],
  contact_message: ['erased_at'],
  submission: ['content_hash'],
  outbox: ['state'],
};

const written = (column: string) => `value ->> '$.${column}'`;

/** Further conditions, by table, for leaving a row alone. ?2 the lease of the restore. */
const leftOut: Partial<Record<LeadTable, string>> = {
  lead_address: `SELECT 1 FROM lead WHERE id = ${written('lead_id')} AND erased_at IS NOT NULL`,
  visit_progress: `SELECT 1 FROM visit WHERE id = ${written('visit_id')} AND address_line = ''`,
  // A courier has claimed it: the hold had ended, or the row has been made due since.
  outbox: `SELECT 1 FROM outbox WHERE ${isSame('outbox')} AND state = 'pending' AND lease IS NOT ?2`,
  // Attempts have no unique key, and the same write may run twice.
  delivery_attempt: `SELECT 1 FROM delivery_attempt WHERE ${isSame('delivery_attempt')}`,
};

/** @param present the database as it was read */
export function putRows(
  table: LeadTable,
  rows: readonly Row[],
  present: Snapshot,
  lease: string,
): Statement[] {
  const [first] = rows;
  if (!first) return [];
  const text = putText(table, Object.keys(first));
  const params = text.includes('?2') ? [lease] : [];
  return jsonChunks(withFates(table, rows, present), chunkBytes).map((json) =>
    statement(text, json, ...params),
  );
}

function putText(table: LeadTable, columns: readonly string[]): string {
  const key: readonly string[] = leadTables[table];
  const exceptions = [changedSince(table), leftOut[table]].filter((one) => one !== undefined);
  const conditions = ['true', ...exceptions.map((one) => `NOT EXISTS (${one})`)];
  const others = columns.filter((column) => !key.includes(column));
  const update = others.map((column) => `${column} = excluded.${column}`).join(', ');
  const conflict =
    table === 'delivery_attempt' ? '' : `ON CONFLICT (${key.join(', ')}) DO UPDATE SET ${update}`;
  return `${insertRows(table, columns)} WHERE ${conditions.join(' AND ')} ${conflict}`;
}

function isSame(table: LeadTable): string {
  return leadTables[table].map((column) => `${column} = ${written(column)}`).join(' AND ');
}

function changedSince(table: LeadTable): string | undefined {
  const fate = fates[table];
  if (!fate) return undefined;
  const changed = fate.map((column) => `${column} IS NOT ${written(`was.${column}`)}`);
  return `SELECT 1 FROM ${table} WHERE ${isSame(table)} AND (${changed.join(' OR ')})`;
}

/** Adds to each row the values that `changedSince` compares. */
function withFates(table: LeadTable, rows: readonly Row[], present: Snapshot): readonly object[] {
  const fate = fates[table];
  if (!fate) return rows;
  const known = new Map(present.tables[table].map((row) => [keyOf(table, row), row]));
  return rows.map((row) => {
    const was = known.get(keyOf(table, row));
    return was ? { ...row, was: Object.fromEntries(fate.map((name) => [name, was[name]])) } : row;
  });
}
