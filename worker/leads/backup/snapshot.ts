/** A state of the leads database: every row that a restore needs, read page by page. */
import * as v from 'valibot';
import { all, batch, type Row, type Sql, type Statement, statement, type Value } from '../sql.ts';
import { withoutTorn } from './torn-rows.ts';

/** The tables with their key columns; a table comes after those that it refers to. */
export const leadTables = {
  visit: ['id'],
  lead: ['id'],
  lead_address: ['lead_id'],
  visit_progress: ['id'],
  contact_message: ['id'],
  submission: ['brand', 'id'],
  outbox: ['brand', 'id'],
  delivery_attempt: ['brand', 'outbox_id', 'partner', 'attempt', 'at'],
  suppression: ['brand', 'hash'],
} as const satisfies Record<string, readonly string[]>;

export type LeadTable = keyof typeof leadTables;
export const leadTableNames = Object.keys(leadTables) as LeadTable[];

const row = v.record(v.string(), v.union([v.string(), v.number(), v.null()]));

export const snapshotSchema = v.object({
  format: v.literal('kurrajong leads 1'),
  takenAt: v.pipe(v.string(), v.isoTimestamp()),
  /** The database's name as ops know it; missing in a state that is not from a file, and in older files. */
  of: v.optional(v.string()),
  tables: v.object(v.entriesFromList(leadTableNames, v.array(row))),
});
export type Snapshot = v.InferOutput<typeof snapshotSchema>;

/**
 * Rows in an answer: D1 returns 50 MB at most, and the longest rows are about 5 kB.
 * https://developers.cloudflare.com/d1/platform/limits/
 */
const rowsAPage = 5_000;

/**
 * If every table fits into one page, the read is one transaction. Otherwise each row is as it was at some moment
 * since `now`, and a form that arrived meanwhile is in it whole or not at all.
 */
export async function takeSnapshot(sql: Sql, now: Date, rows = rowsAPage): Promise<Snapshot> {
  const found = await batch(
    sql,
    leadTableNames.map((table) => firstPage(table, rows)),
  );
  const isWhole = found.every(({ length }) => length < rows);
  const pages = isWhole ? found.map((page) => page.map(withoutPlace)) : await allPages(sql, rows);
  const tables = Object.fromEntries(
    leadTableNames.map((table, at) => [table, pages[at] ?? []]),
  ) as unknown;
  const snapshot = v.parse(snapshotSchema, {
    format: 'kurrajong leads 1',
    takenAt: now.toISOString(),
    tables,
  });
  if (isWhole) return snapshot;
  return { ...snapshot, tables: { ...snapshot.tables, ...withoutTorn(snapshot.tables, now) } };
}

/** Reads the tables in the order of `leadTables`, so that a row is read after those it refers to (`withoutTorn`). */
async function allPages(sql: Sql, rows: number): Promise<Row[][]> {
  const tables: Row[][] = [];
  for (const table of leadTableNames) {
    const read: Row[] = [];
    let next: Statement<Row> | null = firstPage(table, rows);
    while (next) {
      const page: readonly Row[] = await all<Row>(sql, next.sql, ...next.params);
      for (const row of page) read.push(withoutPlace(row));
      const last = page.at(-1);
      next = last && page.length === rows ? pageAfter(table, last, rows) : null;
    }
    tables.push(read);
  }
  return tables;
}

/** Tables without row numbers; the others are read in insertion order. */
const byKey: readonly LeadTable[] = ['submission', 'outbox', 'suppression'];
const place = 'place_in_table';

const firstPage = (table: LeadTable, rows: number) =>
  pageFrom(table, byKey.includes(table) ? ['', ''] : [0], rows);

const pageAfter = (table: LeadTable, last: Row, rows: number) =>
  pageFrom(
    table,
    (byKey.includes(table) ? leadTables[table] : [place]).map((column) => last[column] ?? ''),
    rows,
  );

/** @param after the place of the last row of the page before */
function pageFrom(table: LeadTable, after: readonly Value[], rows: number): Statement<Row> {
  if (!byKey.includes(table)) {
    const text = `SELECT rowid AS ${place}, * FROM ${table} WHERE rowid > ?1 ORDER BY rowid LIMIT ?2`;
    return statement<Row>(text, ...after, rows);
  }
  const key = leadTables[table].join(', ');
  const text = `SELECT * FROM ${table} WHERE (${key}) > (?1, ?2) ORDER BY ${key} LIMIT ?3`;
  return statement<Row>(text, ...after, rows);
}

function withoutPlace({ [place]: _, ...row }: Row): Row {
  return row;
}

/** For a restore from the journal alone. */
export function emptySnapshot(now: Date): Snapshot {
  const tables = Object.fromEntries(leadTableNames.map((table) => [table, []]));
  return v.parse(snapshotSchema, {
    format: 'kurrajong leads 1',
    takenAt: now.toISOString(),
    tables,
  });
}

/** A row's key within its table. */
export function keyOf(table: LeadTable, one: Row): string {
  return leadTables[table].map((column) => one[column]).join('\n');
}
