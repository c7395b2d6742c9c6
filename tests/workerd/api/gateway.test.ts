/** The edge in front of a partner: what reaches the partner, what comes back, the session, and failures. */
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import type { OutsideParts } from '../../../worker/http/outside/outside.ts';
import { innerCalls } from '../../../worker/ports/gateway/inner-calls.ts';
import { type OutsideEnv, wireOutside } from '../../../worker/ports/wire-outside.ts';
import { faultNames, isFault } from '../../partner/partner-faults.ts';
import { partnerKey, partnerVars } from '../../partner/partner-vars.ts';
import { oddMethods, oddPaths } from '../support/gateway-paths.data.ts';
import { naughty } from '../support/naughty.data.ts';
import { originOf, postJson, visit, wire } from '../support/workerd-site.ts';

const origin = originOf('acacia');
const partner = inject('partner');
const lines: string[] = [];

beforeEach(() => {
  lines.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: string) => {
    lines.push(line);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** The site with a partner. Only a faulty one has a short deadline, because a busy machine delays good answers too. */
function siteWith(manner = '', parts: OutsideParts = {}) {
  const vars = partnerVars(manner ? `${partner}/with/${manner}` : partner);
  const own: OutsideEnv = { ...env, ...vars };
  return wire({ ports: wireOutside(own, isFault(manner) ? { deadlineMs: 300, ...parts } : parts) });
}

/** The site with a partner that records its calls, and answers each with a visit. */
function counting() {
  const calls: Record<string, unknown>[] = [];
  const fetch = siteWith('', {
    fetch: async (_, init) => {
      calls.push(JSON.parse(String(init?.body)) as Record<string, unknown>);
      return Response.json({ status: 200, code: 1, message: '', data: { visit_id: 'v' } });
    },
  });
  return { calls, fetch };
}

const v2 = (body: unknown, headers?: HeadersInit) => postJson(`${origin}/api/v2`, body, headers);
const create = { path: '/visit/create', method: 'POST', body: { address: '19 Murray Road' } };
const cookiesOf = (response: Response) => response.headers.getSetCookie();

describe('what reaches the partner', () => {
  it('is no path and no method but the six', async () => {
    const { calls, fetch } = counting();
    const bodies = { address: 'x', search: '3000', vertical: [1], visit_id: 'v' };
    for (const path of oddPaths) {
      for (const method of ['GET', 'POST']) {
        const response = await fetch(v2({ path, method, body: bodies }));
        expect(await response.json(), path).toMatchObject({ code: 0, status: 404, data: null });
      }
    }
    for (const name of Object.keys(innerCalls)) {
      const [right = '', path = ''] = name.split(' ');
      for (const method of [...oddMethods, right === 'GET' ? 'POST' : 'GET']) {
        const response = await fetch(v2({ path, method, body: bodies }));
        expect(response.status).toBeLessThan(500);
        if (response.status === 200) expect(await response.json()).toMatchObject({ code: 0 });
      }
    }
    expect(calls).toEqual([]);
    await fetch(v2(create));
    expect(calls).toHaveLength(1);
  });

  it('has host, service and affiliate of the brand, whatever the page says', async () => {
    const { calls, fetch } = counting();
    const lies = { host: 'evil.example', serviceId: 99, affiliateName: 'evil', source_type: 7 };
    const body = { ...create.body, ...lies, affiliateId: 'evil' };
    await fetch(v2({ ...create, ...lies, body, vertical: 'solar', visitId: 'v-1', url: 'x' }));
    expect(calls[0]).toEqual({
      path: '/visit/create',
      method: 'POST',
      serviceId: 4,
      vertical: 'solar',
      rcCode: '',
      visitId: 'v-1',
      host: 'acacia.localhost',
      affiliateName: 'acacia',
      body: { rc: '', address: '19 Murray Road', screenResolution: '', source_type: 1 },
    });
  });

  it('carries the visitor’s campaign from URL, cookie or body', async () => {
    const { calls, fetch } = counting();
    await fetch(v2(create, { cookie: 'kj_ref=rcCode=REM&utm_source=mail' }));
    await fetch(v2({ ...create, rcCode: 'OWN' }));
    const providers = { path: '/provider/list', method: 'POST', body: { vertical: [1] } };
    await fetch(v2(providers, { cookie: 'kj_ref=rcCode=REM' }));
    expect(calls[0]).toMatchObject({ rcCode: 'REM', body: { rc: 'REM', utm_source: 'mail' } });
    expect(calls[1]).toMatchObject({ rcCode: 'OWN', body: { rc: 'OWN' } });
    expect(calls[2]).toMatchObject({ body: { assigned: 1, vertical: [1], rc: 'REM' } });
  });

  it('carries the page’s own code and campaign before the remembered ones', async () => {
    const { calls, fetch } = counting();
    const cookie = 'kj_ref=rcCode=REM&utm_source=mail';
    const body = { ...create.body, utm_source: 'page' };
    await fetch(v2({ ...create, rcCode: 'OWN', body }, { cookie }));
    const providers = { vertical: [1], rc: 'PAGE' };
    await fetch(v2({ path: '/provider/list', method: 'POST', body: providers }, { cookie }));
    expect(calls[0]).toMatchObject({ rcCode: 'OWN', body: { rc: 'OWN', utm_source: 'page' } });
    expect(calls[1]).toMatchObject({ body: { rc: 'PAGE' } });
  });

  it('has the product of the calling page, unless that is not ours', async () => {
    const { calls, fetch } = counting();
    for (const from of [origin, 'https://evil.example']) {
      await fetch(v2(create, { referer: `${from}/solar` }));
    }
    expect(calls.map(({ vertical, serviceId }) => [vertical, serviceId])).toEqual([
      ['solar', 4],
      [null, null],
    ]);
  });

  it('is nothing from another site', async () => {
    const { calls, fetch } = counting();
    for (const headers of [{ origin: 'https://evil.example' }, { origin: originOf('banksia') }]) {
      expect((await fetch(v2(create, headers))).status).toBe(403);
    }
    expect(calls).toEqual([]);
  });

  it('may be naughty text in every call, and never causes a 5xx', async () => {
    const { fetch } = counting();
    for (const text of naughty) {
      const fields = { address: text, search: text, visit_id: text, vertical: text, rc: text };
      for (const name of Object.keys(innerCalls)) {
        const [method, path] = name.split(' ');
        const outer = { visitId: text, rcCode: text, authToken: text, [text]: text };
        for (const body of [fields, { ...fields, vertical: [1], visit_id: 'v', [text]: text }]) {
          const response = await fetch(v2({ path, method, body, ...outer }));
          expect(response.status).toBeLessThan(500);
          const plain = await fetch(v2({ path, method, body }, { cookie: 'authToken=a' }));
          const answer = (await plain.json()) as { status: number };
          expect([200, 400, 502], `${name} ${text}`).toContain(answer.status);
        }
      }
    }
  });
});

describe('the session', () => {
  it('keeps a new token in the specified cookie, and out of the answer', async () => {
    const response = await siteWith()(v2(create));
    const [cookie = '', ...others] = cookiesOf(response);
    expect(cookie).toMatch(
      /^authToken=partner-token-\d+; Secure; HttpOnly; SameSite=None; Path=\/; Partitioned$/,
    );
    expect(others).toEqual([]);
    expect(await response.text()).not.toMatch(/partner-token|authToken/);
  });

  it('sends the cookie’s token on, and sets no cookie while it lasts', async () => {
    const { calls, fetch } = counting();
    await fetch(v2({ ...create, authToken: 'from-the-page' }, { cookie: 'a=b; authToken=known' }));
    expect(calls[0]).not.toHaveProperty('authToken');
    await fetch(v2({ ...create, authToken: 'from-the-page' }));
    expect(calls[1]).toMatchObject({ authToken: 'from-the-page' });
    await fetch(v2({ ...create, authToken: 'no token' }));
    expect(JSON.stringify(calls[2])).not.toContain('no token');
    const response = await siteWith()(v2(create, { cookie: 'authToken=known' }));
    expect(cookiesOf(response)).toEqual([]);
  });

  it.each([
    ['expired', { expiredRcCode: true }],
    ['agent-error', { agentError: 'Agent gone' }],
  ])('%s: clears token and referral code, keeps the rest of the campaign', async (manner, said) => {
    const fetch = siteWith(manner);
    const cookie = 'authToken=known; kj_ref=rcCode=OLD&utm_source=mail';
    const response = await fetch(v2(create, { cookie }));
    expect(await response.json()).toMatchObject({ code: 0, status: 401, data: null, ...said });
    expect(cookiesOf(response)).toEqual([
      'authToken=; Max-Age=0; Secure; HttpOnly; SameSite=None; Path=/; Partitioned',
      'kj_ended=OLD; Path=/; Max-Age=3600; Secure; HttpOnly; SameSite=Lax',
      'kj_ref=utm_source=mail; Path=/; Max-Age=2592000; Secure; HttpOnly; SameSite=Lax',
    ]);
    const only = await fetch(v2(create, { cookie: 'kj_ref=rcCode=OLD' }));
    expect(cookiesOf(only)[2]).toBe('kj_ref=; Path=/; Max-Age=0; Secure; HttpOnly; SameSite=Lax');
    expect(cookiesOf(await fetch(v2(create)))).toHaveLength(1);
    const own = await fetch(v2({ ...create, rcCode: 'A;B c' }));
    expect(cookiesOf(own)[1]).toMatch(/^kj_ended=A%3BB%20c; Path=/);
  });

  it('ends with an HTTP 500 answer too, and continues when the flags say no', async () => {
    const cookie = 'authToken=known; kj_ref=rcCode=OLD';
    const answering = (answer: unknown, status: number) =>
      siteWith('', { fetch: async () => Response.json(answer, { status }) });
    const ended = await answering({ agentError: true }, 500)(v2(create, { cookie }));
    expect(await ended.json()).toMatchObject({ code: 0, status: 502, agentError: true });
    expect(cookiesOf(ended)[0]).toMatch(/^authToken=; Max-Age=0;/);
    expect(cookiesOf(ended)).toHaveLength(3);
    const flags = { expiredRcCode: 'false', agentError: '0' };
    const well = { status: 200, code: 1, data: { visit_id: 'v' }, ...flags };
    const kept = await answering(well, 200)(v2(create, { cookie }));
    expect(await kept.json()).toEqual({ code: 1, status: 200, message: '', data: well.data });
    expect(cookiesOf(kept)).toEqual([]);
  });

  it.each([
    ['another header', 'a\r\nSet-Cookie: evil=1'],
    ['attributes', 'a; Domain=evil.example'],
    ['too long', 'a'.repeat(5000)],
    ['not ASCII', 'ключ'],
  ])('ignores an invalid token: %s', async (_, authToken) => {
    const fetch = siteWith('', {
      fetch: async () =>
        Response.json({ status: 200, code: 1, data: { visit_id: 'v' }, authToken }),
    });
    const response = await fetch(v2(create));
    expect(response.status).toBe(200);
    expect(cookiesOf(response)).toEqual([]);
    expect(await response.text()).not.toContain('authToken');
  });
});

describe.each(faultNames.filter((name) => name !== 'delay' && name !== 'refuse'))(
  'a partner that answers with %s',
  (fault) => {
    it('is reported in each route’s own words, in time, and pages still load', async () => {
      const fetch = siteWith(fault);
      const startedAt = Date.now();
      const gateway = await fetch(v2(create));
      expect(gateway.status).toBe(200);
      expect(await gateway.json()).toMatchObject({ code: 0, message: 'Internal server error' });

      const sorry = 'Something went wrong, Please try again after sometime';
      for (const [path, body] of [
        ['/api/address-search', { address: '19 Quandong Road' }],
        ['/api/retreive-address', { recordId: 'x' }],
      ] as const) {
        const response = await fetch(postJson(origin + path, body));
        expect(response.status).toBe(503);
        expect(await response.json()).toMatchObject({ errorMessage: sorry });
      }

      const found = { vertical: 'energy', recordId: 'x', address: '19 Quandong Road' };
      const chosen = await fetch(postJson(`${origin}/api/hero`, found));
      expect(await chosen.json()).toMatchObject({ errorMessage: sorry });
      const typed = await fetch(postJson(`${origin}/api/hero`, manual));
      expect(typed.status).toBe(503);
      expect(await typed.json()).toMatchObject({
        errorMessage:
          'We could not save that just now. Nothing you typed is lost: please try again.',
      });

      // The five calls’ deadlines come to 2 s; a busy machine takes several times as long.
      expect(Date.now() - startedAt).toBeLessThan(15_000);
      expect((await fetch(visit(`${origin}/`))).status).toBe(200);

      const log = lines.join('\n');
      expect(log).toContain('outside_failed');
      for (const secret of [partnerKey, 'Murray', 'Quandong', partner]) {
        expect(log).not.toContain(secret);
      }
    });
  },
);

const manual = {
  vertical: 'energy',
  entry: 'manual',
  UnitNumber: '',
  LotNumber: '',
  StreetNumber1: '19',
  StreetName: 'Murray Road',
  Locality: 'BRUNSWICK',
  State: 'VIC',
  Postcode: '3056',
  page: '/energy',
};

it('a healthy partner: the hero’s visit, lead and address go all the way', async () => {
  const fetch = siteWith();
  const search = await fetch(
    postJson(`${origin}/api/address-search`, { address: '19 quandong rd brunswick' }),
  );
  const { data } = (await search.json()) as { data: { RecordId: string }[] };
  const [first] = data;
  const hero = { vertical: 'solar', recordId: first?.RecordId, page: '/solar' };
  const response = await fetch(postJson(`${origin}/api/hero?rc=AB1`, hero));
  expect(response.status).toBe(200);
  const { redirect, visitId, leadId } = (await response.json()) as Record<string, string>;
  expect(redirect).toContain(`visitId=${visitId}`);
  const row = await env.LEADS_DB.prepare(
    `SELECT lead.page, lead.status, lead.rc_code, address_line FROM lead
    JOIN lead_address ON lead_id = lead.id WHERE lead.id = ? AND visit_id = ?`,
  )
    .bind(leadId ?? '', visitId ?? '')
    .first();
  expect(row).toEqual({
    page: 'solar/basic-info',
    status: 'open',
    rc_code: 'AB1',
    address_line: '19 Quandong Road, Brunswick VIC 3056',
  });
  const basicInfo = await fetch(visit(redirect ?? ''));
  expect(basicInfo.status).toBe(200);
});

it('a gateway that fails in an unforeseen way is logged, and answered in the gateway’s own shape', async () => {
  const call = () => Promise.reject(new Error('no such table: visit'));
  const response = await wire({ ports: { gateway: { call } } })(v2(create));
  expect([response.status, await response.json()]).toEqual([
    200,
    expect.objectContaining({ code: 0, status: 500, data: null }),
  ]);
  expect(lines.filter((line) => line.includes('"problem"'))).toEqual([
    expect.stringMatching(/"route":"\/api\/v2".*no such table: visit/),
  ]);
});

it('a URL that must not be called stops the worker, which names the setting', async () => {
  const site = wire({ env: { GATEWAY_URL: 'http://gw.partner.example' } });
  const response = await site(visit(`${origin}/`));
  expect(response.status).toBe(500);
  expect(lines.join('\n')).toContain('GATEWAY_URL: must be https');
});

it('counts a call that writes against the limit of forms, and no other call', async () => {
  const limit = async () => ({ success: false });
  const fetch = wire({ env: { LIMIT_SUBMIT: { limit } } });
  const progress = { path: '/visit/progress', method: 'POST', body: { visit_id: 'v', step: 1 } };
  for (const writing of [create, progress]) expect((await fetch(v2(writing))).status).toBe(429);
  const postcodes = { path: '/postcode/list', method: 'GET', body: { search: '3056' } };
  expect((await fetch(v2(postcodes))).status).toBe(200);
});
