/** Direct access to the database of the CMS under test, to empty, break and compare it. */
import { DatabaseSync } from 'node:sqlite';
import { inject } from 'vitest';
import { shortHash } from '../../../scripts/build/files-below.ts';

function within<T>(work: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(inject('keystone').database, { timeout: 10_000 });
  try {
    return work(database);
  } finally {
    database.close();
  }
}

/** Removes all content and the sites to call; people, tokens and brands stay. */
export function emptyContent(): void {
  within((database) =>
    database.exec(`
      UPDATE Brand SET frame = '[]', frameLive = NULL, frameProblem = '', origins = '';
      UPDATE Page SET live = NULL;
      DELETE FROM Revision; DELETE FROM Publication; DELETE FROM Page; DELETE FROM Media;
    `),
  );
}

/** The same, and removes everybody but administrators. */
export function emptyCms(): void {
  emptyContent();
  change("DELETE FROM User WHERE role <> 'admin'");
}

export function change(sql: string, ...values: readonly (string | number | null)[]): void {
  within((database) => database.prepare(sql).run(...values));
}

/**
 * Makes a change while the CMS waits to write: whatever it asked and checked before, it found as it was. Half a
 * second is far more than a save takes up to its writing, and far less than it waits.
 */
export async function changeUnderneath<T>(sql: string, work: () => Promise<T>): Promise<T> {
  const database = new DatabaseSync(inject('keystone').database, { timeout: 10_000 });
  try {
    database.exec('BEGIN IMMEDIATE');
    const done = work();
    await new Promise((resolve) => setTimeout(resolve, 500));
    database.exec(`${sql}; COMMIT`);
    return await done;
  } finally {
    database.close();
  }
}

const tables = ['Page', 'Media', 'Brand', 'Revision', 'Publication', 'User', 'Token'] as const;
const joins = ['_User_brands', '_Token_brands'] as const;

/** A hash of each row by `Table id`, so that a difference names its row instead of printing it. */
export function kept(): Readonly<Record<string, string>> {
  return within((database) => {
    const rows = [...tables, ...joins].flatMap((table) =>
      database
        .prepare(`SELECT * FROM ${table}`)
        .all()
        .map((row) => [
          `${table} ${row.id ?? JSON.stringify(row)}`,
          shortHash(JSON.stringify(row)),
        ]),
    );
    return Object.fromEntries(rows);
  });
}
