/** Every worker test starts with migrated, empty databases. */
import { applyD1Migrations } from 'cloudflare:test';
import { env } from 'cloudflare:workers';

await applyD1Migrations(env.LEADS_DB, env.LEADS_MIGRATIONS);
await applyD1Migrations(env.ADDRESSES_DB, env.ADDRESSES_MIGRATIONS);
await applyD1Migrations(env.ADDRESSES_DB_B, env.ADDRESSES_MIGRATIONS);
await applyD1Migrations(env.CATALOGUE_DB, env.CATALOGUE_MIGRATIONS);
await applyD1Migrations(env.NUMBERS_DB, env.NUMBERS_MIGRATIONS);
