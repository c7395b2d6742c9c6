/** The clean start of each file of worker tests: empty databases, cache and KV, fresh modules, no spies. */
// `cloudflare:test` would load the whole worker first. Because modules are fresh for each file, that would
// cost even a file that tests a small part a second, and the first file ten.
import { reset } from 'cloudflare:test-internal';
import { env } from 'cloudflare:workers';
import { vi } from 'vitest';
import { quickenImports } from './quick-imports.ts';

const databases = [
  { database: env.LEADS_DB, migrations: env.LEADS_MIGRATIONS },
  { database: env.ADDRESSES_DB, migrations: env.ADDRESSES_MIGRATIONS },
  { database: env.ADDRESSES_DB_B, migrations: env.ADDRESSES_MIGRATIONS },
  { database: env.CATALOGUE_DB, migrations: env.CATALOGUE_MIGRATIONS },
  { database: env.NUMBERS_DB, migrations: env.NUMBERS_MIGRATIONS },
];

quickenImports();
vi.resetModules();
vi.restoreAllMocks();
vi.useRealTimers();
// Storage that was idle for ten seconds is no longer in memory, and a reset would skip it.
await Promise.all([
  ...databases.map(({ database }) => database.prepare('SELECT 1').run()),
  env.CONTENT.get('any'),
  (caches as unknown as { default: Cache }).default.match('http://any.localhost/'),
]);
await reset();
await Promise.all(
  databases.map(({ database, migrations }) =>
    database.batch(
      migrations.flatMap(({ queries }) => queries.map((query) => database.prepare(query))),
    ),
  ),
);
