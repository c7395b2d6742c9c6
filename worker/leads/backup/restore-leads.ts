/** Writes a joined state to the database in one transaction, while no courier can claim a row. */
import { chunks } from '../../ports/chunks.ts';
import { statusByDeliveries } from '../delivery/delivery-statements.ts';
import { Refused } from '../records/find-record.ts';
import { eraseLeads, eraseMessages, stillUnfinished } from '../records/personal.ts';
import { type Row, type Sql, statement } from '../sql.ts';
import { type Joined, joinStates, unknownSince } from './join-states.ts';
import { readJournal } from './lead-journal.ts';
import { putRows } from './put-rows.ts';
import { countWritten, type WrittenCounts } from './restore-counts.ts';
import { beginHold, type Hold, overtaken } from './restore-hold.ts';
import { keyOf, type LeadTable, leadTableNames, type Snapshot, takeSnapshot } from './snapshot.ts';

export interface RestoreParts {
  readonly sql: Sql;
  /** Runs statements that contain personal data; the same as `sql` unless they must stay out of sight. */
  readonly write: Sql;
  /** The journal's database. */
  readonly journal: Sql;
  readonly now: Date;
  /** The rows of a table, or of the journal, to read at once. */
  readonly pageRows?: number;
}

export interface Restored extends WrittenCounts {
  readonly erased: number;
  /** Deliveries that were given up because they may or may not have been made. */
  readonly unsure: readonly string[];
}

/**
 * The side whose details win where both have a row: the file, or the database as of a time. Forms may have arrived
 * since the database was taken back, so its rows do not show what time it was taken back to.
 */
export type Stands = 'file' | { readonly databaseOf: Date };

/** Cancels deliveries just put back for a lead that was withdrawn since, or a message that was erased since. */
const cancelPassedBy = `UPDATE outbox SET state = 'withdrawn', settled_at = ?1
WHERE state = 'pending' AND subject_id IN (SELECT id FROM lead WHERE withdrawn_at IS NOT NULL
  UNION ALL SELECT id FROM contact_message WHERE erased_at IS NOT NULL)`;

const statusOfLeads = `UPDATE lead SET status = ${statusByDeliveries}
WHERE status <> 'withdrawn' AND EXISTS (SELECT 1 FROM outbox WHERE subject_id = lead.id)`;

/** A restore that broke off before it wrote anything: pending rows may be held for ten minutes. */
export class RestoreBroken extends Error {}

/**
 * @throws Refused while deliveries are under way, and once a later restore has begun
 * @throws RestoreBroken with the original error as its cause
 */
export async function restoreLeads(
  parts: RestoreParts,
  file: Snapshot,
  stands: Stands,
): Promise<Restored> {
  const hold = await beginHold(parts.sql, parts.now);
  try {
    return await joinInto(parts, hold, file, stands);
  } catch (error) {
    // Only the first error matters; the hold expires anyway.
    await parts.sql.run([hold.letGo]).catch(() => undefined);
    throw error instanceof Refused
      ? error
      : new RestoreBroken('The restore did not finish', { cause: error });
  }
}

async function joinInto(
  { write, journal, now, pageRows }: RestoreParts,
  hold: Hold,
  file: Snapshot,
  stands: Stands,
): Promise<Restored> {
  const present = await takeSnapshot(hold.sql, now, pageRows);
  const [base, other] =
    stands === 'file'
      ? [file, present]
      : [{ ...present, takenAt: stands.databaseOf.toISOString() }, file];
  const entries = await readJournal(journal, now, unknownSince(base), pageRows);
  const joined = joinStates(base, other, entries);
  const { erase } = joined;
  const changed = changedRows(present, joined);
  await hold.renew();
  const statements = [
    hold.demandLast,
    ...leadTableNames.flatMap((table) => putRows(table, changed[table], present, hold.lease)),
    ...chunks(erase.lead, idsAtOnce).flatMap((ids) => eraseLeads(ids, now)),
    ...chunks(erase.unfinished, idsAtOnce).flatMap((ids) => eraseLeads(ids, now, stillUnfinished)),
    ...chunks(erase.contact_message, idsAtOnce).flatMap((ids) => eraseMessages(ids, now)),
    statement(cancelPassedBy, now.getTime()),
    statement(statusOfLeads),
    hold.letGo,
  ];
  try {
    await write.run(statements);
  } catch (error) {
    throw (await hold.isLast().catch(() => true)) ? error : overtaken();
  }
  return {
    ...countWritten(present, changed, joined),
    erased: erase.lead.length + erase.unfinished.length + erase.contact_message.length,
    unsure: joined.unsure,
  };
}

/** This many UUIDs are 20 kB, and each statement that erases them contains them all. */
const idsAtOnce = 500;

/** The rows of the joined state that the database lacks or has with other values. */
function changedRows(present: Snapshot, { tables }: Joined): Record<LeadTable, readonly Row[]> {
  const changed = leadTableNames.map((table) => {
    const known = new Map(
      present.tables[table].map((row) => [keyOf(table, row), asText(table, row)]),
    );
    const rows = tables[table].filter((row) => known.get(keyOf(table, row)) !== asText(table, row));
    return [table, rows];
  });
  return Object.fromEntries(changed);
}

/** Leaves the lease out, which is not part of a state. */
function asText(table: LeadTable, row: Row): string {
  const kept = table === 'outbox' ? { ...row, lease: null, lease_until: 0 } : row;
  return JSON.stringify(Object.entries(kept).sort(([a], [b]) => (a < b ? -1 : 1)));
}
