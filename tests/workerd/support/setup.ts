/** Every file of worker tests starts with migrated, empty databases, an empty cache and KV, modules that nothing has used, and no spies. */
// Not from `cloudflare:test`, which loads the whole worker first: modules are fresh for each file, so that
// cost every file of a small part a second, and the first one ten.
import { reset } from 'cloudflare:test-internal';
import { env } from 'cloudflare:workers';
import { vi } from 'vitest';

const databases = [
  { database: env.LEADS_DB, migrations: env.LEADS_MIGRATIONS },
  { database: env.ADDRESSES_DB, migrations: env.ADDRESSES_MIGRATIONS },
  { database: env.ADDRESSES_DB_B, migrations: env.ADDRESSES_MIGRATIONS },
  { database: env.CATALOGUE_DB, migrations: env.CATALOGUE_MIGRATIONS },
  { database: env.NUMBERS_DB, migrations: env.NUMBERS_MIGRATIONS },
];

vi.resetModules();
vi.restoreAllMocks();
vi.useRealTimers();
// Storage that has rested for ten seconds is not in memory, and a reset passes over it.
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
