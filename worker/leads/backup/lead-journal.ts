/** The journal of events that a restore must not undo, kept in another database (docs/operations/backup.md). */
import { reasonOf } from '../../http/errors.ts';
import { withDeadline } from '../../http/outside/with-deadline.ts';
import { all, type Sql, statement } from '../sql.ts';

type JournalEntry = 'delivered' | 'withdrawn' | 'erased' | 'suppressed';

/** Writes ids to the journal: `brand/key`, a reference, or `brand/hash`. */
export type Note = (what: JournalEntry, ...ids: readonly string[]) => Promise<void>;

/** Longer than the 30 days that a database can be taken back. */
export const journalDays = 60;

const dayMs = 86_400_000;
/** A delivery must not wait longer for a database that hangs. */
const patienceMs = 2_000;

/** D1 limits a statement to 100 kB, and a command line takes little more. */
const idsAtOnce = 500;

/** Keeps the latest time, for a delivery that was replayed or a request that was undone and made again. */
const insert = `INSERT INTO lead_journal (what, id, at)
SELECT ?1, value, ?3 FROM json_each(?2) WHERE true
ON CONFLICT (what, id) DO UPDATE SET at = max(at, excluded.at)`;

export function journalIn(sql: Sql, now: () => number): Note {
  return async (what, ...ids) => {
    for (let from = 0; from < ids.length; from += idsAtOnce) {
      const some = JSON.stringify(ids.slice(from, from + idsAtOnce));
      await sql.run([statement(insert, what, some, now())]);
    }
  };
}

/** For the worker: if the journal cannot be written, it logs the failure and the work continues. */
export function lenientJournal(note: Note, log: (line: Record<string, unknown>) => void): Note {
  return async (what, ...ids) => {
    await withDeadline(note(what, ...ids), patienceMs).catch((error) =>
      log({ event: 'journal_failed', level: 'error', what, reason: reasonOf(error) }),
    );
  };
}

/** Deletes entries older than any state of the leads that could be restored. */
export async function trimJournal(sql: Sql, now: Date): Promise<void> {
  const before = now.getTime() - journalDays * dayMs;
  await sql.run([statement("DELETE FROM lead_journal WHERE at < ?1 AND what <> 'began'", before)]);
}

export interface Journal {
  /** The journal is complete from this time, in milliseconds since 1970. */
  readonly since: number;
  /** The time of each entry, by id. */
  readonly entries: Readonly<Record<JournalEntry, ReadonlyMap<string, number>>>;
}

interface EntryRow {
  readonly what: JournalEntry | 'began';
  readonly id: string;
  readonly at: number;
}

/** About 6 MB in an answer; D1 allows 50 MB (https://developers.cloudflare.com/d1/platform/limits/). */
const entriesAPage = 50_000;

const selectPage = `SELECT what, id, at FROM lead_journal
WHERE (at >= ?1 OR what = 'began') AND (what, id) > (?2, ?3) ORDER BY what, id LIMIT ?4`;

async function allEntries(sql: Sql, from: number, most: number): Promise<EntryRow[]> {
  const entries: EntryRow[] = [];
  let page: EntryRow[];
  do {
    const { what, id } = entries.at(-1) ?? { what: '', id: '' };
    page = await all<EntryRow>(sql, selectPage, from, what, id, most);
    for (const entry of page) entries.push(entry);
  } while (page.length === most);
  return entries;
}

/**
 * @param from entries before this time are left out, in milliseconds since 1970
 * @param most the most entries to read at once
 */
export async function readJournal(
  sql: Sql,
  now: Date,
  from = 0,
  most = entriesAPage,
): Promise<Journal> {
  const rows = await allEntries(sql, from, most);
  const of = (what: EntryRow['what']) =>
    new Map(rows.filter((row) => row.what === what).map(({ id, at }) => [id, at]));
  const began = of('began').get('') ?? now.getTime();
  return {
    since: Math.max(began, now.getTime() - journalDays * dayMs),
    entries: {
      delivered: of('delivered'),
      withdrawn: of('withdrawn'),
      erased: of('erased'),
      suppressed: of('suppressed'),
    },
  };
}
