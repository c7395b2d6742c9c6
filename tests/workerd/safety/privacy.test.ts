/** Personal data stays out of the log, of redirects and of cookies (spec: personal-data). */
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failingDb } from '../support/failing-db.ts';
import { originOf, post, postForm, postJson, visit, wire } from '../support/workerd-site.ts';

const origin = originOf('acacia');
const canaries = {
  UnitNumber: '77',
  StreetNumber1: '4242',
  StreetName: 'Canarystreet Road',
  Locality: 'CANARYTOWN',
  State: 'VIC',
  Postcode: '3987',
};
const manual = { vertical: 'energy', entry: 'manual', ...canaries };
const person = {
  name: 'Canaryname Person',
  email: 'canarymail@example.com',
  mobNumber: '0491570156',
};
const forbidden =
  /canaryst|canarytown|canaryname|canarymail|canaryrc|canarypath|canaryid|0491570156|491 570|2001:db8/i;

let lines: string[] = [];
beforeEach(() => {
  lines = [];
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts) => {
      lines.push(parts.map(String).join(' '));
    });
  }
});
afterEach(() => {
  vi.restoreAllMocks();
});

const logging = { REQUEST_LOG: 'on' };

/** Sends everything that a visitor can, with canaries in every field they type in. */
async function walk(fetch: (request: Request) => Promise<Response>): Promise<Response[]> {
  const answers: Response[] = [];
  const ask = async (request: Request) => {
    const response = await fetch(request);
    answers.push(response);
    return response;
  };
  const hero = `${origin}/api/hero?rc=canaryrc&utm_source=canaryrc`;
  await ask(visit(`${origin}/?rc=canaryrc&address=Canarystreet`));
  await ask(visit(`${origin}/canarypath/Canaryname`));
  await ask(postJson(`${origin}/api/address-search`, { address: '4242 Canarystreet Road' }));
  await ask(postJson(`${origin}/api/retreive-address`, { recordId: 'canaryid.canaryid.1' }));
  await ask(post(`${origin}/api/address-search`, 'application/json', '{"address":"Canarystreet'));
  await ask(
    postJson(`${origin}/api/v2`, {
      path: '/postcode/list',
      method: 'GET',
      body: { search: 'Canarytown' },
    }),
  );
  await ask(postJson(`${origin}/api/v2`, { path: '/Canaryname', method: 'GET', body: {} }));
  await ask(postJson(hero, { vertical: 'energy', address: '4242 Canarystreet Road' }));
  await ask(postForm(hero, { ...manual, Postcode: 'canarymail' }));
  await ask(postForm(hero, manual));
  const begun = await ask(postJson(hero, manual));
  const {
    leadId = '',
    visitId = '',
    redirect = `${origin}/energy/basic-info?address=Canarystreet`,
  } = begun.status === 200
    ? ((await begun.clone().json()) as { leadId?: string; visitId?: string; redirect?: string })
    : {};
  await ask(visit(redirect));
  const lead = { leadId: leadId || crypto.randomUUID(), visitId: visitId || crypto.randomUUID() };
  await ask(postForm(`${origin}/api/lead`, { ...lead, ...person, email: 'canarymail' }));
  await ask(postJson(`${origin}/api/lead`, { ...lead, ...person, vertical: 'Canaryname' }));
  await ask(postJson(`${origin}/api/lead`, { ...lead, ...person }));
  const done = await ask(postForm(`${origin}/api/lead`, { ...lead, ...person }));
  await ask(visit(new URL(done.headers.get('location') ?? '/receipt?ref=canaryid', origin).href));
  await ask(visit(`${origin}/energy`, { method: 'POST', body: 'Canaryname' }));
  return answers;
}

describe('the log of a whole visit', () => {
  it.each([
    ['that goes well', {}],
    ['with the leads database down', { LEADS_DB: failingDb(env.LEADS_DB, 'run') }],
    ['with the address database down', { ADDRESSES_DB: failingDb(env.ADDRESSES_DB, 'bind') }],
  ])('%s has no personal data, and one line per request', async (_name, over) => {
    const answers = await walk(wire({ env: { ...logging, ...over } }));
    expect(answers).toHaveLength(18);
    expect(lines.filter((line) => forbidden.test(line))).toEqual([]);
    const parsed = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    const requests = parsed.filter(({ event }) => event === 'request');
    expect(requests.map(({ id }) => id)).toEqual(
      answers.map(({ headers }) => headers.get('x-request-id')),
    );
    expect(requests.map(({ status }) => status)).toEqual(answers.map(({ status }) => status));
    for (const line of requests) {
      expect(Object.keys(line).filter((key) => key !== 'cache')).toEqual([
        'event',
        'id',
        'brand',
        'stage',
        'method',
        'route',
        'status',
        'ms',
      ]);
    }
    const failed = answers.filter(({ status }) => status >= 500).length;
    const problems = parsed.filter(({ event }) => event === 'problem');
    expect(problems.length).toBeGreaterThanOrEqual(failed);
    for (const { id } of problems) expect(requests.map((line) => line.id)).toContain(id);
  });
});

describe('redirects and cookies', () => {
  it('have the visitor’s address in the sign-up redirect only, and the person nowhere', async () => {
    const answers = await walk(wire());
    const travelling = answers.map(({ headers }) =>
      [...headers].filter(([name]) => /^(?:location|set-cookie|link|refresh)$/.test(name)),
    );
    const text = decodeURIComponent(JSON.stringify(travelling)).replaceAll('+', ' ');
    expect(text).not.toMatch(/canaryname|canarymail|0491570156/i);
    const withAddress = answers.filter(({ headers }) =>
      /canarystreet/i.test(headers.get('location') ?? ''),
    );
    expect(withAddress.map(({ status }) => status)).toEqual([303]);
    expect(withAddress[0]?.headers.get('referrer-policy')).toBe('no-referrer');
    const cookies = answers.flatMap(({ headers }) => headers.get('set-cookie') ?? []);
    expect(cookies.join()).not.toMatch(/canarystreet/i);
  });
});
