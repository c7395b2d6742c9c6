/** Applies migrations on local storage and records them as `wrangler d1 migrations apply` does, which takes seconds per database. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { D1Database } from '@cloudflare/workers-types';
import { root } from '../build/files-below.ts';
import { type DatabaseName, databaseNames, migrationsFolder, migrationsIn } from './databases.ts';

/**
 * Applies the migrations that each database lacks; safe to repeat, before or after wrangler.
 * @throws Error when a database is not bound
 */
export async function migrateLocally(
  env: Readonly<Partial<Record<DatabaseName, D1Database>>>,
  names = databaseNames,
): Promise<void> {
  for (const name of names) {
    const database = env[name];
    if (!database) throw new Error(`${name} is not bound: add it to wrangler.toml`);
    await migrate(database, name);
  }
}

/** Applies the migrations that one database lacks. */
export async function migrate(database: D1Database, name: DatabaseName): Promise<void> {
  const folder = migrationsFolder(name);
  await database
    .prepare(
      `CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)`,
    )
    .run();
  const { results } = await database
    .prepare('SELECT name FROM d1_migrations')
    .all<{ name: string }>();
  // Wrangler takes a second to load (scripts/site/local-platform.ts).
  const { unstable_splitSqlQuery } = await import('wrangler');
  const applied = new Set(results.map(({ name }) => name));
  for (const file of migrationsIn(folder).filter((name) => !applied.has(name))) {
    const queries = unstable_splitSqlQuery(readFileSync(join(root, folder, file), 'utf8'));
    await database.batch([
      ...queries.map((query) => database.prepare(query)),
      database.prepare('INSERT INTO d1_migrations (name) VALUES (?1)').bind(file),
    ]);
  }
}
