/** A CMS in production starts, but never with public values in its variables or its database, or without its stage. */
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
import { change } from '../support/cms-database.ts';

const fresh = mkdtempSync(join(tmpdir(), 'kurrajong-cms-'));
const own = mkdtempSync(join(tmpdir(), 'kurrajong-cms-'));
afterAll(() => {
  for (const folder of [fresh, own]) rmSync(folder, { recursive: true, force: true });
});

/** @param data the folder of its database */
async function startIn(data: string, over: Readonly<Record<string, string>> = {}) {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
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
  const child = start(...keystoneCommand('start'), {
    cwd: cmsFolder,
    env: cmsEnv(env),
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 40_000,
  });
  const says = Promise.all([child.stdout, child.stderr].map((all) => all && text(all)));
  return { child, closed: once(child, 'close'), says, signIn: `http://127.0.0.1:${port}/signin` };
}

/** The output of a start that must fail; a server that starts after all is ended by the timeout. */
async function refusedStart(data: string, over: Readonly<Record<string, string>> = {}) {
  const { closed, says } = await startIn(data, over);
  expect(await closed).toEqual([1, null]);
  return (await says).join('');
}

/** Starts, fetches the sign-in page and ends. @returns the page's status */
async function servedStart(data: string, over: Readonly<Record<string, string>> = {}) {
  const { child, closed, signIn } = await startIn(data, over);
  const ended = closed.then(() => true);
  let status: number | undefined;
  for (let tries = 0; status !== 200 && tries < 120; tries += 1) {
    if (await Promise.race([ended, new Promise<false>((go) => setTimeout(go, 250, false))])) break;
    status = await fetch(signIn).then(
      (answer) => answer.status,
      () => undefined,
    );
  }
  child.kill();
  await closed;
  return status;
}

it('over an empty folder with an administrator, and then without those variables', async () => {
  const administrator = {
    CMS_ADMIN_EMAIL: 'admin@people.example',
    CMS_ADMIN_PASSWORD: 'a-password-of-its-own',
  };
  expect(await servedStart(own, administrator)).toBe(200);
  expect(await servedStart(own)).toBe(200);
});

it('not over a database that a start without CMS_STAGE made', async () => {
  // As that start wrote them; other tests name their own sites.
  change("UPDATE Brand SET origins = 'http://acacia.localhost:9' WHERE slug = 'acacia'");
  const says = await refusedStart(dirname(inject('keystone').database));
  for (const kind of Object.keys(development.tokens)) expect(says).toContain(`development ${kind}`);
  expect(says).toContain(development.email);
  expect(says).toContain('Sites of acacia');
  expect(says).toContain('without CMS_STAGE=production');
});

it('not with an administrator of its own, but without CMS_STAGE', async () => {
  const says = await refusedStart(fresh, {
    CMS_STAGE: '',
    CMS_ADMIN_EMAIL: 'admin@people.example',
    CMS_ADMIN_PASSWORD: 'a-password-of-its-own',
  });
  expect(says).toContain('set CMS_STAGE=production too');
});

it('not with the password used on a developer’s machine', async () => {
  const says = await refusedStart(fresh, {
    CMS_ADMIN_EMAIL: 'admin@people.example',
    CMS_ADMIN_PASSWORD: development.password,
  });
  expect(says).toContain('Set CMS_ADMIN_PASSWORD to one of its own');
});
