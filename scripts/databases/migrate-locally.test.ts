/** Local migrations: each is applied once and recorded under wrangler's name for it. */
import { afterAll, expect, it } from 'vitest';
import { startMiniflare } from '../site/start-miniflare.ts';
import { migrateLocally } from './migrate-locally.ts';

const server = await startMiniflare({
  workers: [{ modules: true, script: 'export default {}', d1Databases: ['LEADS_DB'] }],
});
afterAll(() => server.dispose());

it('migrations are applied and recorded once, and continue after the last one', async () => {
  const LEADS_DB = await server.getD1Database('LEADS_DB');
  const noted = async () =>
    (await LEADS_DB.prepare('SELECT id, name FROM d1_migrations ORDER BY id').all()).results;
  await migrateLocally({ LEADS_DB }, ['LEADS_DB']);
  const first = await noted();
  expect(first[0]).toEqual({ id: 1, name: '0001_leads.sql' });
  await migrateLocally({ LEADS_DB }, ['LEADS_DB']);
  expect(await noted()).toEqual(first);
  // Makes the last one look new.
  await LEADS_DB.batch([
    LEADS_DB.prepare("DELETE FROM d1_migrations WHERE name = '0008_content_calls.sql'"),
    LEADS_DB.prepare('DROP TABLE content_calls'),
  ]);
  await migrateLocally({ LEADS_DB }, ['LEADS_DB']);
  expect(await noted()).toHaveLength(first.length);
  expect(await LEADS_DB.prepare('SELECT id FROM content_calls').all()).toMatchObject({
    results: [],
  });
});
