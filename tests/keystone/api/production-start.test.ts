/** A CMS in production: it starts over nothing that is public, in its variables or its database. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, inject, it } from 'vitest';
import { development } from '../../../content/cms/development-values.mjs';
import { cmsEnv, cmsFolder, keystoneCommand, migrateCms } from '../../../scripts/cms/cms-folder.ts';
import { start } from '../../../scripts/site/run-tool.ts';

const fresh = mkdtempSync(join(tmpdir(), 'kurrajong-cms-'));
afterAll(() => rmSync(fresh, { recursive: true, force: true }));

/** What a start says that ends by itself. */
async function refusedStart(data: string, over: Readonly<Record<string, string>> = {}) {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const place = probe.address();
  const port = typeof place === 'object' && place ? String(place.port) : '';
  await new Promise((resolve) => probe.close(resolve));
  const env = {
    CMS_STAGE: 'production',
    CMS_SECRET: 'a-secret-of-its-own-for-calls-and-previews',
    CMS_SESSION_SECRET: 'a-secret-of-its-own-for-the-sessions-here',
    CMS_DATA: data,
    CMS_PORT: port,
    PORT: port,
    HOST: '127.0.0.1',
    ...over,
  };
  await migrateCms(env);
  // One that starts after all is ended.
  const child = start(...keystoneCommand('start'), {
    cwd: cmsFolder,
    env: cmsEnv(env),
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 40_000,
  });
  const closed = once(child, 'close');
  const says = await Promise.all([child.stdout, child.stderr].map((all) => all && text(all)));
  expect(await closed).toEqual([1, null]);
  return says.join('');
}

it('not over a database that a start without CMS_STAGE made', async () => {
  const says = await refusedStart(dirname(inject('keystone').database));
  for (const kind of Object.keys(development.tokens)) expect(says).toContain(`development ${kind}`);
  expect(says).toContain(development.email);
  expect(says).toContain('without CMS_STAGE=production');
});

it('not with the password of a developer’s machine', async () => {
  const says = await refusedStart(fresh, {
    CMS_ADMIN_EMAIL: 'admin@people.example',
    CMS_ADMIN_PASSWORD: development.password,
  });
  expect(says).toContain('Set CMS_ADMIN_PASSWORD to one of its own');
});
