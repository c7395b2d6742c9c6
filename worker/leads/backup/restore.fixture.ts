/** For tests: saves, loses, takes back and restores a state of the leads. */
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

/** Imitates D1's Time Travel: the database is as it was, with nothing that came later. */
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

/** Loses the journal too. */
export async function loseAll(): Promise<void> {
  await lose();
  await journal.run([statement("DELETE FROM lead_journal WHERE what <> 'began'")]);
}
