/** GET /api/plans over the real app: an answer as described to any query, and a partner's session. */
import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import * as v from 'valibot';
import { beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { problem } from '../../../worker/openapi/answers.ts';
import { planPage, planParameters } from '../../../worker/openapi/plan-list-call.ts';
import { loadCatalogue } from '../../../worker/ports/plans/load-catalogue.ts';
import { embeddedCatalogue } from '../../../worker/ports/plans/shipped-catalogue.fixture.ts';
import { wireOutside } from '../../../worker/ports/wire-outside.ts';
import { wirePorts } from '../../../worker/wire.ts';
import { partnerVars } from '../../partner/partner-vars.ts';
import { originOf, post, visit, wire } from '../support/workerd-site.ts';

const url = `${originOf('correa')}/api/plans`;
const fetch = wire();
const read = async (query: string) => {
  const response = await fetch(visit(`${url}?${query}`));
  return { response, body: (await response.json()) as Record<string, unknown> };
};

beforeAll(async () => {
  await loadCatalogue(env.CATALOGUE_DB, embeddedCatalogue);
});

describe('GET /api/plans', () => {
  it('answers with a page in our order, uncached', async () => {
    const { response, body } = await read(
      'vertical=mobile&use=Personal&kind=Sim&per_page=3&page=2',
    );
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const page = v.parse(planPage, body);
    expect([page.page, page.plans.map(({ place }) => place)]).toEqual([2, [4, 5, 6]]);
    for (const { facts } of page.plans)
      expect(facts).toMatchObject({ use: 'Personal', kind: 'Sim' });
  });

  it.each(['', 'vertical=bundle', 'vertical=', 'vertical=__proto__'])(
    'refuses a vertical that has no lists: %j',
    async (query) => {
      const { response, body } = await read(query);
      expect(response.status).toBe(400);
      expect(body).toMatchObject({ error: { code: 'bad_request', field: 'vertical' } });
    },
  );

  it('answers any query in the shape that it describes', async () => {
    const names = planParameters().map(({ name }) => name);
    const pairs = fc.array(fc.tuple(fc.constantFrom(...names, 'sent', 'x'), fc.string()), {
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('mobile', 'broadband'), pairs, async (vertical, said) => {
        const query = new URLSearchParams([['vertical', vertical], ...said]);
        const { response, body } = await read(String(query));
        expect(response.status).toBe(200);
        expect(v.is(planPage, body)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('leaves out a logo that the brand’s pages may not show', async () => {
    const { plans: port } = wirePorts(env);
    const logo = { url: 'https://elsewhere.example/logo.svg', altText: 'A' };
    const odd: typeof port = {
      ...port,
      async page(...asked) {
        const found = await port.page(...asked);
        const plans = found.plans.map((one) => ({ ...one, provider: { ...one.provider, logo } }));
        return { ...found, plans };
      },
    };
    const response = await wire({ ports: { plans: odd } })(visit(`${url}?vertical=mobile`));
    const { plans } = v.parse(planPage, await response.json());
    expect(new Set(plans.map(({ provider }) => provider.logo))).toEqual(new Set([null]));
  });

  it('is a 503 with a stable code when the catalogue does not answer', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const gone = wire({
      ports: { gateway: { call: () => Promise.reject(new Error('gone')) } },
    });
    const response = await gone(visit(`${url}?vertical=mobile`));
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ error: { code: 'plans_unavailable' } });
    vi.restoreAllMocks();
  });

  it('refuses a POST', async () => {
    const response = await fetch(post(`${url}?vertical=mobile`, 'application/json', '{}'));
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

it.each([
  ['visit-7', 'visit-7'],
  // Anyone can write a URL.
  ['<b>"', ''],
  ['x'.repeat(65), ''],
])(
  'a partner is sent the visitor’s session, and the visit %s if it may be one',
  async (asked, is) => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const sent: unknown[] = [];
    const listen: typeof globalThis.fetch = async (_, init) => {
      const { visitId } = JSON.parse(String(init?.body)) as Record<string, unknown>;
      sent.push([new Headers(init?.headers).get('cookie'), visitId]);
      return Response.json({}, { status: 500 });
    };
    const vars = partnerVars(inject('partner'));
    const site = wire({ ports: wireOutside({ ...env, ...vars }, { fetch: listen }) });
    const path = `${url}?vertical=broadband&visitId=${encodeURIComponent(asked)}`;
    await site(visit(path, { headers: { cookie: 'authToken=known' } }));
    expect(sent).toEqual([['authToken=known', is]]);
    vi.restoreAllMocks();
  },
);

it('a partner’s new session becomes the cookie and is in no body', async () => {
  const vars = partnerVars(`${inject('partner')}/with/rotate`);
  const response = await wire({ ports: wireOutside({ ...env, ...vars }) })(
    visit(`${url}?vertical=broadband`),
  );
  expect(response.status).toBe(200);
  expect(response.headers.get('set-cookie')).toMatch(
    /^authToken=partner-token-\d+; Secure; HttpOnly/,
  );
  const text = await response.text();
  expect(text).not.toContain('partner-token');
  expect(v.is(planPage, JSON.parse(text))).toBe(true);
});

it('a partner’s new session becomes the cookie on the page of a chosen plan, too', async () => {
  const vars = partnerVars(`${inject('partner')}/with/rotate`);
  const page = `${originOf('correa')}/broadband/basic-info?plan=shore-50&rc=A1`;
  const response = await wire({ ports: wireOutside({ ...env, ...vars }) })(visit(page));
  expect(response.status).toBe(200);
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split('=')[0]);
  expect(cookies).toEqual(['kj_ref', 'authToken']);
});

describe.each([
  ['expired', { expiredRcCode: true }],
  ['agent-error', { agentError: true }],
] as const)('a partner that ends the session: %s', (manner, said) => {
  const cookie = 'kj_ref=rcCode=OLD; authToken=known';
  const sessionOf = (response: Response) =>
    response.headers.getSetCookie().map((one) => one.split(';')[0]);
  const site = wire({
    ports: wireOutside({ ...env, ...partnerVars(`${inject('partner')}/with/${manner}`) }),
  });

  it('clears token and code together with the refused list, and tells the page’s script', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const response = await site(visit(`${url}?vertical=broadband`, { headers: { cookie } }));
    expect(response.status).toBe(503);
    expect(sessionOf(response)).toEqual(['authToken=', 'kj_ended=OLD', 'kj_ref=']);
    expect(v.parse(problem, await response.json())).toMatchObject(said);
    vi.restoreAllMocks();
  });

  it('clears them once on the page of a chosen plan, whose links no longer carry the code', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const path = '/broadband/basic-info?plan=shore-50&rcCode=OLD&utm_source=mail';
    const response = await site(
      visit(`${originOf('correa')}${path}`, { headers: { cookie: 'authToken=known' } }),
    );
    expect(response.status).toBe(200);
    expect(sessionOf(response)).toEqual(['kj_ref=utm_source=mail', 'authToken=', 'kj_ended=OLD']);
    const html = await response.text();
    expect(html).toContain('utm_source=mail');
    expect(html).not.toContain('OLD');
    vi.restoreAllMocks();
  });
});
