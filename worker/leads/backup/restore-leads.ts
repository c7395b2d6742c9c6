/** Puts a joined state into the database, in one transaction, while no courier takes a row. */
import { chunks } from '../../ports/chunks.ts';
import { insertRows, jsonChunks } from '../../ports/json-rows.ts';
import { statusByDeliveries } from '../delivery/delivery-statements.ts';
import { Refused } from '../records/find-record.ts';
import { eraseLeads, eraseMessages } from '../records/personal.ts';
import { first, type Row, type Sql, type Statement, statement } from '../sql.ts';
import { type Joined, joinStates, unknownSince } from './join-states.ts';
import { beginRestore, lastRestore, readJournal } from './lead-journal.ts';
import {
  keyOf,
  type LeadTable,
  leadTableNames,
  leadTables,
  type Snapshot,
  takeSnapshot,
} from './snapshot.ts';

export interface RestoreParts {
  readonly sql: Sql;
  /** Takes statements with personal data in them; the same as `sql` unless they must not be seen on the way. */
  readonly write: Sql;
  /** The database with the journal. */
  readonly journal: Sql;
  readonly now: Date;
  /** How many rows of a table, or of the journal, are read at once. */
  readonly pageRows?: number;
}

export interface Restored {
  /** Rows that were added or changed, by table. */
  readonly written: Readonly<Record<LeadTable, number>>;
  readonly erased: number;
  /** Deliveries that were given up, because nobody knows whether they were made. */
  readonly unsure: readonly string[];
}

/**
 * Whose details stand where both have a row: those of the file, or those of the database. Forms may have come
 * since the database was taken back, so its rows do not say to when that was.
 */
export type Stands = 'file' | { readonly databaseOf: Date };

/**
 * Longer than the largest answer and the writing take; while pages are read, it is renewed. If a restore breaks off
 * before it has written anything, delivery goes on by itself.
 */
const holdMs = 600_000;
const renewedEveryMs = 60_000;
/** D1 takes statements of 100 kB with their values in them, and wrangler is given text as hex digits: twice as long. */
export const chunkBytes = 45_000;

// What a restore held that was ended half-way is held anew: no courier may take it in between.
const hold = `UPDATE outbox SET lease = ?3, lease_until = ?1
WHERE state = 'pending' AND (lease_until <= ?2 OR lease LIKE 'restore%')`;
const letGo = 'UPDATE outbox SET lease = NULL, lease_until = 0 WHERE lease = ?1';
const countBusy = `SELECT count(*) AS busy FROM outbox
WHERE state = 'pending' AND lease_until > ?1 AND lease NOT LIKE 'restore%'`;

/** @throws Refused while deliveries are under way, and of two at once for the one that was begun first */
export async function restoreLeads(
  { sql, write, journal, now, pageRows }: RestoreParts,
  file: Snapshot,
  stands: Stands,
): Promise<Restored> {
  const at = now.getTime();
  const begun = await beginRestore(journal, at);
  const lease = `restore ${begun}`;
  const holding = await held(sql, at, lease);
  try {
    const busy = await first<{ busy: number }>(sql, countBusy, at);
    if (busy?.busy) {
      throw new Refused(`${busy.busy} deliveries are under way: try again in a minute`);
    }
    const present = await takeSnapshot(holding, now, pageRows);
    const [base, other] =
      stands === 'file'
        ? [file, present]
        : [{ ...present, takenAt: stands.databaseOf.toISOString() }, file];
    const entries = await readJournal(journal, now, unknownSince(base), pageRows);
    const joined = joinStates(base, other, entries);
    const changed = changedRows(present, joined);
    // What it wrote may have been sent since, and is waiting in what was read here.
    if ((await lastRestore(journal)) !== begun) {
      throw new Refused(
        'Another restore was begun after this one, which has changed nothing: let that one end',
      );
    }
    await write.run([
      ...leadTableNames.flatMap((table) => putRows(table, changed[table])),
      ...chunks(joined.erase.lead, idsAtOnce).flatMap((ids) => eraseLeads(ids, now)),
      ...chunks(joined.erase.contact_message, idsAtOnce).flatMap((ids) => eraseMessages(ids, now)),
      statement(`UPDATE lead SET status = ${statusByDeliveries}
        WHERE status <> 'withdrawn' AND EXISTS (SELECT 1 FROM outbox WHERE subject_id = lead.id)`),
    ]);
    const counts = leadTableNames.map((table) => [table, changed[table].length]);
    return {
      written: Object.fromEntries(counts),
      erased: joined.erase.lead.length + joined.erase.contact_message.length,
      unsure: joined.unsure,
    };
  } finally {
    await sql.run([statement(letGo, lease)]);
  }
}

/** What is pending, held; and again while it is asked through what this gives. */
async function held(sql: Sql, now: number, lease: string): Promise<Sql> {
  const ahead = now - Date.now();
  let since = 0;
  const renew = async () => {
    const at = Date.now() + ahead;
    if (at - since < renewedEveryMs) return;
    await sql.run([statement(hold, at + holdMs, at, lease)]);
    since = at;
  };
  await renew();
  return {
    async run(statements) {
      await renew();
      return sql.run(statements);
    },
  };
}

/** So many UUIDs are 20 kB, and stand in each of the statements that erase them. */
const idsAtOnce = 500;

/** The rows of the joined state that the database lacks, or has otherwise. */
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

/** A lease is no part of a state. */
function asText(table: LeadTable, row: Row): string {
  const kept = table === 'outbox' ? { ...row, lease: null, lease_until: 0 } : row;
  return JSON.stringify(Object.entries(kept).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Attempts have no key of their own: those that are missing are added. */
function putRows(table: LeadTable, rows: readonly Row[]): Statement[] {
  const [first] = rows;
  if (!first) return [];
  const columns = Object.keys(first);
  const key: readonly string[] = leadTables[table];
  const others = columns.filter((column) => !key.includes(column));
  const update = others.map((column) => `${column} = excluded.${column}`).join(', ');
  const conflict =
    table === 'delivery_attempt'
      ? ''
      : ` WHERE true ON CONFLICT (${key.join(', ')}) DO UPDATE SET ${update}`;
  return jsonChunks(rows, chunkBytes).map((json) =>
    statement(`${insertRows(table, columns)}${conflict}`, json),
  );
}
