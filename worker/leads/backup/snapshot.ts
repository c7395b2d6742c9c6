/** A state of the leads database: every row that a restore needs, read in one transaction. */
import * as v from 'valibot';
import { batch, type Row, type Sql, statement } from '../sql.ts';

/** In the order in which rows refer to each other, with the columns that tell a table's rows apart. */
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
const rows = v.array(row);

export const snapshotSchema = v.object({
  format: v.literal('kurrajong leads 1'),
  takenAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Which database it is of, as ops name it; missing in a state that was not written as a file, or before it was said. */
  of: v.optional(v.string()),
  tables: v.object({
    ...{ visit: rows, lead: rows, lead_address: rows, visit_progress: rows },
    ...{ contact_message: rows, submission: rows, outbox: rows },
    ...({ delivery_attempt: rows, suppression: rows } satisfies Partial<
      Record<LeadTable, unknown>
    >),
  }),
});
export type Snapshot = v.InferOutput<typeof snapshotSchema>;

export async function takeSnapshot(sql: Sql, now: Date): Promise<Snapshot> {
  const found = await batch(
    sql,
    leadTableNames.map((table) => statement<Row>(`SELECT * FROM ${table}`)),
  );
  const tables = Object.fromEntries(
    leadTableNames.map((table, at) => [table, found[at] ?? []]),
  ) as unknown;
  return v.parse(snapshotSchema, {
    ...{ format: 'kurrajong leads 1', takenAt: now.toISOString(), tables },
  });
}

/** For a restore that has nothing but the journal to join. */
export function emptySnapshot(now: Date): Snapshot {
  const tables = Object.fromEntries(leadTableNames.map((table) => [table, []]));
  return v.parse(snapshotSchema, {
    ...{ format: 'kurrajong leads 1', takenAt: now.toISOString(), tables },
  });
}

/** What tells a row of the table apart from the others. */
export function keyOf(table: LeadTable, one: Row): string {
  return leadTables[table].map((column) => one[column]).join('\n');
}
