/** The local databases before and after they are filled. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';

const state = mkdtempSync(join(tmpdir(), 'kurrajong-'));
vi.stubEnv('KURRAJONG_STATE', state);
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(state, { recursive: true, force: true });
});

it('creates tables, and keeps their content', async () => {
  const { withLocalDatabases } = await import('../databases/local-databases.ts');
  await withLocalDatabases((env) =>
    env.CATALOGUE_DB.prepare("INSERT INTO release VALUES ('x', '2026-11-22', 0)").run(),
  );
  const found = await withLocalDatabases((env) =>
    env.CATALOGUE_DB.prepare('SELECT id FROM release').first('id'),
  );
  expect(found).toBe('x');
});

it('forgets the CMS’s publications, so that the sweep fetches them all again', async () => {
  const { withLocalDatabases } = await import('../databases/local-databases.ts');
  const { forgetPublications } = await import('./seed-platform.ts');
  await withLocalDatabases(async (env) => {
    await env.CONTENT.put('version:acacia', '{}');
    await env.LEADS_DB.prepare(
      "INSERT INTO content_calls (id, brand, number, received_at, state, next_at) VALUES ('a', 'acacia', 6, 0, 'done', 0)",
    ).run();
    await forgetPublications(env);
    expect(await env.CONTENT.get('version:acacia')).toBeNull();
    expect(await env.LEADS_DB.prepare('SELECT id FROM content_calls').first()).toBeNull();
  });
});
