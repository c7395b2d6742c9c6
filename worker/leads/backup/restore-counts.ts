/** The rows that a restore puts back and changes, counted by table. */
import type { Row } from '../sql.ts';
import type { Joined } from './join-states.ts';
import { keyOf, type LeadTable, leadTableNames, type Snapshot } from './snapshot.ts';

export type RowCounts = Readonly<Record<LeadTable, number>>;

export interface WrittenCounts {
  /** Rows that the database lacked. */
  readonly added: RowCounts;
  /** Rows that it had with other values. */
  readonly changed: RowCounts;
}

/** The column that names the lead, message or visit with which a row is erased. */
const erasedWith: Partial<Record<LeadTable, string>> = {
  visit: 'id',
  lead: 'id',
  lead_address: 'lead_id',
  visit_progress: 'visit_id',
  contact_message: 'id',
  submission: 'subject_id',
};

/**
 * Rows that are erased again in the same transaction do not count, nor leads that differ in nothing but the status,
 * which then follows from the deliveries: otherwise each repeat of a restore would say that it changed them.
 * @param present the database as it was read
 * @param written the rows to write
 */
export function countWritten(
  present: Snapshot,
  written: Readonly<Record<LeadTable, readonly Row[]>>,
  { tables, erase }: Joined,
): WrittenCounts {
  const erased = new Set<Row[string] | undefined>(Object.values(erase).flat());
  const kept = new Set(tables.lead.filter(({ id }) => !erased.has(id)).map((one) => one.visit_id));
  // A visit is erased together with its last lead.
  for (const { id, visit_id: visit } of tables.lead) {
    if (erased.has(id) && !kept.has(visit)) erased.add(visit);
  }
  const counts = leadTableNames.map((table) => {
    const known = new Map(present.tables[table].map((row) => [keyOf(table, row), row]));
    const column = erasedWith[table];
    const rows = written[table].filter(
      (row) =>
        (column === undefined || !erased.has(row[column])) &&
        !(table === 'lead' && differsInStatus(row, known.get(keyOf(table, row)))),
    );
    const added = rows.filter((row) => !known.has(keyOf(table, row))).length;
    return { table, added, changed: rows.length - added };
  });
  const by = (what: 'added' | 'changed') =>
    Object.fromEntries(counts.map((one) => [one.table, one[what]])) as RowCounts;
  return { added: by('added'), changed: by('changed') };
}

function differsInStatus(row: Row, present: Row | undefined): boolean {
  if (present === undefined || row.status === present.status) return false;
  return Object.keys(row).every((name) => name === 'status' || row[name] === present[name]);
}
