/** A visitor's way through the site as the worker counts it: exactly these steps, and nothing about the visitor. */
import { env } from 'cloudflare:workers';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readTracking } from '../../../domain/leads/tracking.ts';
import { countedCode } from '../../../domain/numbers/counted-event.ts';
import { seedSample } from '../../../worker/ports/address/sample/seed-sample.ts';
import { loadCatalogue } from '../../../worker/ports/plans/load-catalogue.ts';
import { embeddedCatalogue } from '../../../worker/ports/plans/shipped-catalogue.fixture.ts';
import { wirePorts } from '../../../worker/wire.ts';
import { failingDb } from '../support/failing-db.ts';
import { originOf, postJson, visit, wire } from '../support/workerd-site.ts';

const origin = originOf('acacia');
/** Without the dataset of deployed stages the numbers go to D1, as on a developer's machine. */
const local = { NUMBERS: undefined } as unknown as { NUMBERS?: never };
const fetch = wire({ env: local });

const browser = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Canary/Zqagent Safari/605.1.15';
const from = (path: string, more: HeadersInit = {}) => ({
  'user-agent': browser,
  'cf-connecting-ip': '2001:db8::beef',
  referer: origin + path,
  ...Object.fromEntries(new Headers(more)),
});
const see = async (path: string, more?: HeadersInit, at = fetch) =>
  (await at(visit(origin + path, { headers: from('/', more) }))).text();
async function call(path: string, body: object, page: string, more?: HeadersInit) {
  const response = await fetch(postJson(origin + path, body, from(page, more)));
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

interface Row {
  readonly step: string;
  readonly count: number;
}
/** `step brand vertical code: count`, in alphabetical order. */
async function counted(): Promise<string[]> {
  const { results } = await env.NUMBERS_DB.prepare(
    `SELECT step, brand, vertical, code, sum(count) AS count FROM counted
     GROUP BY step, brand, vertical, code ORDER BY step, vertical, code`,
  ).all<Row & Record<string, string>>();
  return results.map(
    ({ step, brand, vertical, code, count }) => `${step} ${brand} ${vertical} ${code}: ${count}`,
  );
}

const canary = {
  name: 'Kim Zqname',
  email: 'zqmail@mail.example',
  mobNumber: '0471828193',
  street: 'Zqstreet Road',
};
const manual = {
  entry: 'manual',
  StreetNumber1: '19',
  StreetName: canary.street,
  Locality: 'BRUNSWICK',
  State: 'VIC',
  Postcode: '3056',
  page: '/energy',
};

beforeAll(async () => {
  await loadCatalogue(env.CATALOGUE_DB, embeddedCatalogue);
  await seedSample(env.ADDRESSES_DB, env.ADDRESSES_DB_B);
});
beforeEach(async () => {
  await env.NUMBERS_DB.prepare('DELETE FROM counted').run();
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('a visitor who came from a partner’s link', () => {
  it('is counted at each step under the code, and leaves nothing else', async () => {
    const cookie = { cookie: 'kj_ref=rcCode=RC-77&utm_term=zqterm; zqcookie=zqvalue' };
    await see('/energy?rc=RC-77&utm_term=zqterm&gclid=zqclick');
    await see('/about?cid=zqid&src=A1', cookie);
    const page = '/energy?rc=RC-77';
    const found = await call('/api/address-search', { address: '12 Bellbird' }, page, cookie);
    const [first] = found.body.data as unknown as { RecordId: string }[];
    for (const recordId of [first?.RecordId ?? '', 'unknown']) {
      await call('/api/retreive-address', { recordId }, page, cookie);
    }
    const sent = await call('/api/hero?rc=RC-77', { ...manual, vertical: 'energy' }, page);
    expect(sent.status).toBe(200);
    const { leadId = '', visitId = '', redirect = '' } = sent.body;
    const form = new URL(redirect);
    const list = await see(form.pathname + form.search, cookie);
    const plan =
      /[?&;]plan=([\w-]+)/.exec(list)?.[1] ?? /value="([\w-]+)"[^>]*name="plan"/.exec(list)?.[1];
    const ids = `leadId=${leadId}&visitId=${visitId}`;
    await see(`/energy/basic-info?${ids}&plan=${plan}`, cookie);
    const { name, email, mobNumber } = canary;
    const refused = await call(
      '/api/lead',
      { leadId, visitId, name, email: 'zqmail', mobNumber, vertical: 'energy', page: '/energy' },
      page,
      cookie,
    );
    expect(refused.status).toBe(422);
    const lead = { leadId, visitId, name, email, mobNumber, vertical: 'energy', page: '/energy' };
    const { status, body } = await call('/api/lead', lead, page, cookie);
    expect(status).toBe(202);
    await see(body.receipt ?? '', cookie);

    expect(await counted()).toEqual([
      'address acacia energy RC-77: 1',
      'form acacia energy RC-77: 1',
      'lead acacia energy RC-77: 1',
      'list acacia energy RC-77: 1',
      'page acacia  RC-77: 1',
      'page acacia energy RC-77: 1',
      'plan acacia energy RC-77: 1',
      'receipt acacia energy RC-77: 1',
      'search acacia energy RC-77: 1',
      'sent-back acacia energy RC-77: 1',
      'submit acacia energy RC-77: 1',
    ]);
    const { results } = await env.NUMBERS_DB.prepare('SELECT * FROM counted').all();
    const kept = JSON.stringify(results).toLowerCase();
    const traces = ['zq', '2001:db8', '0471', '471828', 'mozilla', 'kim', 'bellbird', 'brunswick'];
    const personal = [
      ...traces,
      leadId,
      visitId,
      plan ?? '-',
      body.reference ?? '-',
      first?.RecordId ?? '-',
    ];
    expect(personal.filter((word) => kept.includes(word.toLowerCase()))).toEqual([]);
    expect(Object.keys(results[0] ?? {})).toEqual([
      'at',
      'step',
      'brand',
      'vertical',
      'code',
      'count',
    ]);
  });

  it.each([
    'rc=RC-77%E2%80%8B',
    'rc=RC-77%20',
    'rc=+RC-77',
    'rc=RC%2D77',
    'rc=%20&rcCode=RC-77',
    'rcCode=RC-12&rc=RC-77',
    'utm_source=a&rcCode=RC%2d77',
    'src=A1&rc=RC-77&rc=RC-12',
    'arc=RC-12&rcCode=RC-77',
    'rcCodes=RC-12',
    'rc=%E0%A4%A',
  ])('is counted under the code that its lead would have: %s', async (query) => {
    const { rcCode } = readTracking(new URLSearchParams(query));
    await see(`/?${query}`);
    expect(await counted()).toEqual([`page acacia  ${countedCode(rcCode)}: 1`]);
  });

  it('keeps no code that may name a person', async () => {
    for (const code of ['zq@mail.example', '0412345678', 'Zq.Citizen', 'x'.repeat(40), '%3Cb%3E']) {
      await see(`/?rc=${code}`);
    }
    await see('/', { cookie: 'kj_ref=rcCode=Zq-Citizen-77' });
    expect(await counted()).toEqual(['page acacia  other: 6']);
  });
});

describe('what is not counted', () => {
  it.each<[string, HeadersInit]>([
    ['a prefetched page', { 'sec-purpose': 'prefetch' }],
    ['a page prefetched by an older browser', { purpose: 'prefetch' }],
    ['a prerendered page', { 'sec-purpose': 'prefetch;prerender' }],
    [
      'a crawler',
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://google.com/bot.html)' },
    ],
    ['a program', { 'user-agent': 'curl/8.14.1' }],
    ['Node', { 'user-agent': 'node' }],
    ['the smoke test', { 'user-agent': 'KurrajongSmoke/1.0 (bot)' }],
    ['a client without a User-Agent', { 'user-agent': '' }],
    ['Lighthouse', { 'user-agent': 'Mozilla/5.0 (Linux; Android 11) Chrome-Lighthouse' }],
  ])('%s', async (_name, headers) => {
    await see('/energy', headers);
    await see('/');
    expect(await counted()).toEqual(['page acacia  : 1']);
  });

  it('a page of which only the headers are asked for', async () => {
    await fetch(visit(`${origin}/energy`, { method: 'HEAD', headers: from('/') }));
    await see('/');
    expect(await counted()).toEqual(['page acacia  : 1']);
  });

  it('pages that do not exist, files, health checks', async () => {
    for (const path of [
      '/nowhere',
      '/plans/energy/no-such-plan',
      '/compare?plans=no-such-plan',
      '/robots.txt',
      '/healthz',
      '/sitemap.xml',
      '/receipt?ref=KJ-0000-0000',
    ]) {
      await see(path);
    }
    await see('/');
    expect(await counted()).toEqual(['page acacia  : 1']);
  });

  it('the smoke test, by its referral code', async () => {
    await see('/energy?rc=SMOKE-TEST');
    await see('/', { cookie: 'kj_ref=rcCode=SMOKE-TEST' });
    await see('/?rc=SMOKE');
    expect(await counted()).toEqual(['page acacia  other: 1']);
  });

  it('a test lead, with an email that nobody can have', async () => {
    const { body } = await call('/api/hero', { ...manual, vertical: 'energy' }, '/energy');
    const { leadId = '', visitId = '' } = body;
    const lead = {
      leadId,
      visitId,
      name: 'Test',
      email: 'a@smoke.invalid',
      mobNumber: '0471000093',
    };
    const sent = await call(
      '/api/lead',
      { ...lead, vertical: 'energy', page: '/energy' },
      '/energy',
    );
    expect(sent.status).toBe(202);
    expect(await see(sent.body.receipt ?? '')).toContain(sent.body.reference);
    expect(await counted()).toEqual(['submit acacia energy : 1']);
  });
});

it('a plan’s page and a comparison are counted when they can be shown, or their plans have ended', async () => {
  const { plans } = wirePorts(env);
  const chosen = () => Promise.reject(new Error('The catalogue does not answer'));
  const silent = wire({ env: local, ports: { plans: { ...plans, chosen } } });
  const [first, ended] = [embeddedCatalogue.plans, embeddedCatalogue.ended].map(
    (list) => list.find(({ vertical }) => vertical === 'energy')?.id ?? '',
  );
  await see(`/compare?plans=${first}`, {}, silent);
  expect(await counted()).toEqual([]);
  for (const query of ['', `?plans=${first}`, `?plans=${ended}`]) await see(`/compare${query}`);
  expect(await counted()).toEqual(['page acacia  : 3']);
  // The second time from the cache.
  for (const id of [first, first, ended]) await see(`/plans/energy/${id}`);
  expect(await counted()).toEqual(['page acacia  : 3', 'page acacia energy : 3']);
});

it('a list is counted when its plans are shown, not while the catalogue does not answer', async () => {
  const { plans } = wirePorts(env);
  const page = () => Promise.reject(new Error('The catalogue does not answer'));
  const silent = wire({ env: local, ports: { plans: { ...plans, page } } });
  const { body } = await call('/api/hero', { ...manual, vertical: 'energy' }, '/energy');
  const { pathname, search } = new URL(body.redirect ?? '');
  expect(await see(pathname + search, {}, silent)).toContain('We cannot show plans');
  expect(await counted()).toEqual(['submit acacia energy : 1']);
  await see(pathname + search);
  expect(await counted()).toEqual(['list acacia energy : 1', 'submit acacia energy : 1']);
});

it('the start of a form is counted for the product that the calls from its page are counted for', async () => {
  const starts = ['/energy/basic-info', '/bundle/basic-info', '/find-address'];
  for (const start of starts) {
    await see(start);
    await call('/api/address-search', { address: '12 Bellbird' }, start);
  }
  const each = ['', 'bundle', 'energy'];
  expect(await counted()).toEqual([
    ...each.map((vertical) => `page acacia ${vertical} : 1`),
    ...each.map((vertical) => `search acacia ${vertical} : 1`),
  ]);
});

it('failing storage does not affect the visitor', async () => {
  const broken = wire({ env: { ...local, NUMBERS_DB: failingDb(env.NUMBERS_DB, 'prepare') } });
  expect(await see('/energy', {}, broken)).toContain('</html>');
});

it('a visitor who goes on to the partner’s own sign-up is counted as signing up', async () => {
  const uat = wire({ env: { ...local, STAGE: 'uat', BRAND: 'acacia' } });
  const url = 'http://uat.acacia.example';
  const headers = { 'user-agent': browser, referer: `${url}/energy` };
  const sent = await uat(postJson(`${url}/api/hero`, { ...manual, vertical: 'energy' }, headers));
  expect(sent.status).toBe(200);
  expect(await counted()).toEqual(['sign-up acacia energy : 1', 'submit acacia energy : 1']);
});
