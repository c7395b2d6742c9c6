/** The CMS's call: accepted by signature, refused otherwise, and answered before the work. */
import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createCallStore } from '../../../worker/content/calls/call-store.ts';
import { callRows, type ToldCms, tellCms } from '../../../worker/content/calls/calls.fixture.ts';
import type { Cms } from '../../../worker/content/cms.types.ts';
import { signCall } from '../../../worker/http/cms-signature.ts';
import { createCmsPictures } from '../../../worker/ports/content/cms/cms-pictures.ts';
import { cmsSecret } from '../../cms/fake-cms-vars.ts';
import { failingDb } from '../support/failing-db.ts';
import { originOf, visit, type Wired, wire } from '../support/workerd-site.ts';

const url = `${originOf('acacia')}/api/content/publish`;
let told: ToldCms;
let cms: Cms;
const site = (over: Wired = {}) => wire({ cms, ...over });

beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  told = await tellCms();
  const pictures = createCmsPictures({ kv: env.CONTENT, origin: 'https://cms.example' });
  cms = { secret: cmsSecret, calls: told.parts, pictures };
});

const good = '{"brand":"acacia","number":42}';

async function call(body: BodyInit = good, headers: Record<string, string> = {}, signed = body) {
  const id = headers['x-kurrajong-id'] ?? crypto.randomUUID();
  const timestamp = headers['x-kurrajong-timestamp'] ?? `${Math.floor(told.now / 1000)}`;
  const text = { id, timestamp, body: String(signed) };
  return visit(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-kurrajong-id': id,
      'x-kurrajong-timestamp': timestamp,
      'x-kurrajong-signature': await signCall(cmsSecret, text),
      ...headers,
    },
    body,
  });
}

async function refusal(request: Request, fetch = site()): Promise<unknown[]> {
  const response = await fetch(request);
  const { error } = (await response.json()) as { error: { code: string } };
  expect(response.headers.get('cache-control')).toBe('no-store');
  return [response.status, error.code];
}

describe('a call of the CMS', () => {
  it('is received, applied and reported', async () => {
    const response = await site()(await call());
    expect([response.status, await response.text()]).toEqual([202, '']);
    expect(told.synced).toEqual(['acacia']);
    expect(told.reported).toMatchObject([{ brand: 'acacia', number: 42 }]);
    expect(await callRows()).toMatchObject([{ brand: 'acacia', number: 42, state: 'done' }]);
  });

  it('is answered before the work, and the work may fail', async () => {
    told.syncs = new Error('KV is down');
    expect((await site()(await call())).status).toBe(202);
    expect(await callRows()).toMatchObject([{ state: 'received', tries: 1 }]);
  });

  it('is processed once, however often it comes', async () => {
    const fetch = site();
    told.has = 42;
    const again = { 'x-kurrajong-id': 'the-same' };
    expect((await fetch(await call(good, again))).status).toBe(202);
    for (const number of [42, 43]) {
      const body = `{"brand":"acacia","number":${number}}`;
      expect(await refusal(await call(body, again), fetch)).toEqual([409, 'already_received']);
    }
    told.has = 43;
    const next = '{"brand":"acacia","number":43}';
    const all = await Promise.all(
      Array.from({ length: 8 }, async () => fetch(await call(next, { 'x-kurrajong-id': 'flood' }))),
    );
    expect(all.filter(({ status }) => status === 202)).toHaveLength(1);
    expect(told.synced).toHaveLength(2);
  });

  it('is refused without a current signature', async () => {
    const none = { 'x-kurrajong-signature': '' };
    expect(await refusal(await call(good, none))).toEqual([401, 'bad_signature']);
    const other = '{"brand":"acacia","number":41}';
    expect(await refusal(await call(good, {}, other))).toEqual([401, 'bad_signature']);
    for (const seconds of [-301, 301]) {
      const timestamp = { 'x-kurrajong-timestamp': `${Math.floor(told.now / 1000) + seconds}` };
      expect(await refusal(await call(good, timestamp))).toEqual([401, 'bad_signature']);
    }
    const response = await site()(await call(good, none));
    expect(response.headers.get('www-authenticate')).toBe('CmsSignature');
    expect(await callRows()).toEqual([]);
  });

  it('cannot be forged by random headers', async () => {
    const fetch = site();
    const token = fc.stringMatching(/^[\x20-\x7e]{0,80}$/);
    await fc.assert(
      fc.asyncProperty(token, token, token, fc.string(), async (id, time, signature, body) => {
        const request = await call(body, {
          'x-kurrajong-id': id,
          'x-kurrajong-timestamp': time,
          'x-kurrajong-signature': signature,
        });
        expect(await refusal(request, fetch)).toEqual([401, 'bad_signature']);
      }),
      { numRuns: 50 },
    );
  });

  it.each([
    '',
    'null',
    '[]',
    '{',
    '{"brand":"acacia"}',
    '{"brand":"acacia","number":"42"}',
    '7',
    '{"brand":"acacia","number":0}',
    '{"brand":"acacia","number":1.5}',
    '{"number":1}',
    '{"brand":"acacia","number":1,"__proto__":{"x":1}}',
    `${'['.repeat(1000)}`,
    '{"brand":"acacia","number":1e300}',
  ])('with the body %s is invalid', async (body) => {
    expect(await refusal(await call(body))).toEqual([400, 'invalid_body']);
    expect(await callRows()).toEqual([]);
  });

  it('for another brand is refused', async () => {
    for (const brand of ['banksia', 'nope', '__proto__']) {
      const body = JSON.stringify({ brand, number: 1 });
      expect(await refusal(await call(body))).toEqual([403, 'wrong_brand']);
    }
    expect(told.synced).toEqual([]);
  });

  it('of more than 4 kB is not read, and a flood is rate-limited', async () => {
    expect(await refusal(await call(' '.repeat(4097)))).toEqual([413, 'body_too_large']);
    const flooded = site({ env: { LIMIT_SUBMIT: { limit: async () => ({ success: false }) } } });
    expect(await refusal(await call(), flooded)).toEqual([429, 'too_many']);
  });

  it('is a 404 where there is no CMS', async () => {
    expect(await refusal(await call(), wire())).toEqual([404, 'not_found']);
  });

  it('is a 503, to be sent again, when it cannot be stored', async () => {
    const store = createCallStore(failingDb(env.LEADS_DB, 'run'));
    const broken = { ...cms, calls: { ...told.parts, store } };
    expect(await refusal(await call(), wire({ cms: broken }))).toEqual([
      503,
      'storage_unavailable',
    ]);
    expect(told.synced).toEqual([]);
  });

  it('does not affect visitors: a page is served while everything behind the call fails', async () => {
    Object.assign(told, { syncs: new Error('x'), reports: new Error('x'), live: new Error('x') });
    const fetch = site();
    await fetch(await call());
    expect((await fetch(visit(`${originOf('acacia')}/`))).status).toBe(200);
  });
});
