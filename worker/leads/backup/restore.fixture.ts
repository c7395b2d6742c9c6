/** For tests: a state of the leads saved, lost, taken back and restored. */
import { env } from 'cloudflare:workers';
import { d1Sql, statement } from '../sql.ts';
import { restoreLeads, type Stands } from './restore-leads.ts';
import { leadTableNames, type Snapshot, takeSnapshot } from './snapshot.ts';

export const sql = d1Sql(env.LEADS_DB);
export const journal = d1Sql(env.CATALOGUE_DB);
export const at = () => new Date();

export const save = () => takeSnapshot(sql, at());
export const restore = (file: Snapshot, stands: Stands) =>
  restoreLeads({ sql, write: sql, journal, now: at() }, file, stands);

/** As D1's time travel: the database is what it was, and knows nothing of what came after. */
export async function travelTo(state: Snapshot): Promise<void> {
  await lose();
  for (const table of leadTableNames) {
    for (const row of state.tables[table]) {
      const columns = Object.keys(row);
      const marks = columns.map((_, index) => `?${index + 1}`).join(', ');
      const text = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${marks})`;
      await sql.run([statement(text, ...Object.values(row))]);
    }
  }
}

export async function lose(): Promise<void> {
  const tables = leadTableNames.toReversed();
  await sql.run(tables.map((table) => statement(`DELETE FROM ${table}`)));
}

/** The journal, too. */
export async function loseAll(): Promise<void> {
  await lose();
  await journal.run([statement("DELETE FROM lead_journal WHERE what <> 'began'")]);
}
