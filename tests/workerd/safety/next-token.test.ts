/** The next token at the edge: no search without one, and each is good only for its holder's searches. */
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { issueNextToken, nextTokenMs } from '../../../worker/http/next-token.ts';
import { seedSample } from '../../../worker/ports/address/sample/seed-sample.ts';
import { originOf, postJson, wire } from '../support/workerd-site.ts';

const secret = 'canary-next-token-secret';
const origin = originOf('acacia');
const fetch = wire({ env: { NEXT_TOKEN_SECRET: secret } });
const me = '2001:db8:1::1';

beforeAll(async () => {
  await seedSample(env.ADDRESSES_DB);
});

const ask = (path: string, body: unknown, headers: Record<string, string> = {}, at = origin) =>
  fetch(postJson(at + path, body, { 'cf-connecting-ip': me, ...headers }));

async function tokenOf(at = origin, headers: Record<string, string> = {}): Promise<string> {
  const response = await ask('/api/next-token', {}, headers, at);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return ((await response.json()) as { nextToken: string }).nextToken;
}

const search = (authorization?: string, ip = me) =>
  ask(
    '/api/address-search',
    { address: '19 quandong rd' },
    { 'cf-connecting-ip': ip, ...(authorization !== undefined && { authorization }) },
  );

describe('the next token', () => {
  it('gives access to the search and the record', async () => {
    const authorization = await tokenOf();
    expect(authorization).not.toContain(me);
    const found = await search(authorization);
    expect(found.status).toBe(200);
    const { data } = (await found.json()) as { data: { RecordId: string }[] };
    const recordId = data[0]?.RecordId;
    for (const path of ['/api/retreive-address', '/api/retrieve-address']) {
      expect((await ask(path, { recordId })).status).toBe(401);
      expect((await ask(path, { recordId }, { authorization })).status).toBe(200);
    }
  });

  it('is required: none, garbage, another visitor’s, another brand’s or another secret’s is refused', async () => {
    const token = await tokenOf();
    const [until = '', signature = ''] = token.split('.');
    const later = (Date.now() + 10 * nextTokenMs).toString(36);
    const holder = { brand: 'acacia', ip: me };
    for (const bad of [
      undefined,
      '',
      '.',
      'undefined',
      token.slice(0, -1),
      `${token}0`,
      `Bearer ${token}`,
      `${later}.${signature}`,
      `${until}.${'0'.repeat(64)}`,
      await tokenOf(originOf('banksia')),
      await tokenOf(origin, { 'cf-connecting-ip': '2001:db8:2::2' }),
      await issueNextToken('another secret', holder, Date.now()),
    ]) {
      const response = await search(bad);
      expect(response.status, bad).toBe(401);
      expect(response.headers.get('www-authenticate')).toBe('NextToken');
      expect(await response.json()).toMatchObject({ error: { code: 'next_token' } });
    }
    expect((await search(token)).status).toBe(200);
  });

  it('expires', async () => {
    const holder = { brand: 'acacia', ip: me };
    const issued = Date.now();
    expect((await search(await issueNextToken(secret, holder, issued - nextTokenMs))).status).toBe(
      401,
    );
    expect(
      (await search(await issueNextToken(secret, holder, issued - nextTokenMs + 60_000))).status,
    ).toBe(200);
  });

  it('is issued to our own pages only', async () => {
    for (const bad of ['https://evil.example', originOf('banksia')]) {
      expect((await ask('/api/next-token', {}, { origin: bad })).status).toBe(403);
    }
    const form = await fetch(
      new Request(`${origin}/api/next-token`, {
        method: 'POST',
        body: 'a=1',
        headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      }),
    );
    expect(form.status).toBe(415);
  });

  it('is neither required nor issued without a secret', async () => {
    const open = wire();
    const headers = { 'cf-connecting-ip': me };
    const searched = postJson(`${origin}/api/address-search`, { address: '19 quandong' }, headers);
    expect((await open(searched)).status).toBe(200);
    const given = await open(postJson(`${origin}/api/next-token`, {}, headers));
    expect(await given.json()).toEqual({ nextToken: '' });
  });

  it('is not required for postcodes: the gateway’s call has no place for it, and has a rate limit', async () => {
    const list = { path: '/postcode/list', method: 'GET', body: { search: '3056' } };
    const found = await ask('/api/v2', list);
    expect(await found.json()).toMatchObject({ code: 1, data: ['3056, Brunswick, VIC'] });
    expect((await ask('/api/v2', list, { origin: 'https://evil.example' })).status).toBe(403);
    const limit = { limit: async () => ({ success: false }) };
    const limited = wire({ env: { NEXT_TOKEN_SECRET: secret, LIMIT_SEARCH: limit } });
    expect((await limited(postJson(`${origin}/api/v2`, list))).status).toBe(429);
  });

  it('is required by a paid service: without its secret the worker says what is missing', async () => {
    const lines: string[] = [];
    const spy = vi.spyOn(console, 'log').mockImplementation((line: string) => {
      lines.push(line);
    });
    const site = wire({ env: { ADDRESS_URL: 'https://address.example' } });
    expect((await site(postJson(`${origin}/api/address-search`, {}))).status).toBe(500);
    expect(lines.join('\n')).toContain('NEXT_TOKEN_SECRET');
    spy.mockRestore();
  });
});
