/** A visitor's journey as told to a partner's gateway: the visit, its steps, and whose each call is (spec: gateway). */
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { cardLike } from '../../../domain/plans/example-plans.ts';
import type { PlansPort } from '../../../worker/ports/plans/plans.port.ts';
import { wireOutside } from '../../../worker/ports/wire-outside.ts';
import { partnerVars } from '../../partner/partner-vars.ts';
import { originOf, postForm, postJson, visit, wire } from '../support/workerd-site.ts';

const origin = originOf('acacia');
const vars = partnerVars(inject('partner'));
const own = { ...env, GATEWAY_URL: vars.GATEWAY_URL, GATEWAY_KEY: vars.GATEWAY_KEY };
const lines: string[] = [];

interface Heard {
  readonly path: string;
  readonly serviceId: number | null;
  readonly vertical: string | null;
  readonly visitId: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The site with a gateway that answers every call with `status`, and records what it was sent. */
function site(status = 200) {
  const heard: Heard[] = [];
  const answer = { status, code: 1, message: 'of 19 Murray Road', data: { visit_id: 'gw-7' } };
  const listen: typeof fetch = async (_, init) => {
    heard.push(JSON.parse(String(init?.body)));
    return Response.json(answer);
  };
  const ports = wireOutside(own, { fetch: listen, log: () => {} });
  return { heard, ports, fetch: wire({ ports }) };
}

const home = {
  entry: 'manual',
  page: '/energy',
  vertical: 'energy',
  screenResolution: '390x844',
  StreetNumber1: '19',
  StreetName: 'Murray Road',
  Locality: 'Brunswick',
  State: 'VIC',
  Postcode: '3056',
};
const hero = `${origin}/api/hero?rc=AB1&utm_source=mail`;

beforeEach(() => {
  lines.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: string) => {
    lines.push(line);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('an address', () => {
  it('becomes a visit at the gateway, then its first step', async () => {
    const { heard, fetch } = site();
    const response = await fetch(postJson(hero, home));
    expect(response.status).toBe(200);
    expect(heard).toHaveLength(2);
    expect(heard[0]).toMatchObject({
      path: '/visit/create',
      serviceId: 1,
      vertical: 'energy',
      body: {
        rcCode: 'AB1',
        rc: 'AB1',
        utm_source: 'mail',
        source_type: 1,
        screenResolution: '390x844',
        address: '19 Murray Road, BRUNSWICK VIC 3056',
      },
    });
    expect(heard[1]).toMatchObject({
      path: '/visit/progress',
      serviceId: 1,
      vertical: 'energy',
      visitId: 'gw-7',
      body: { visit_id: 'gw-7', step: 'address', vertical: 'energy', verticals: ['energy'] },
    });
  });

  it('is one visit when the form comes twice, and one for a bundle too', async () => {
    const { heard, fetch } = site();
    const again = { ...home, submissionId: crypto.randomUUID() };
    await fetch(postJson(hero, again));
    await fetch(postForm(hero, again));
    await fetch(postJson(hero, { ...home, bundle: '1', vertical: ['energy', 'solar'] }));
    const created = heard.filter(({ path }) => path === '/visit/create');
    expect(created.map(({ vertical }) => vertical)).toEqual(['energy', 'bundle']);
  });

  it('for solar goes to the partner by GraphQL, and the gateway is not told (spec: hero-submit)', async () => {
    const { heard, fetch } = site();
    await fetch(postJson(hero, { ...home, vertical: 'solar' }));
    expect(heard).toEqual([]);
  });

  it('is accepted when the gateway fails, with a log line without personal data', async () => {
    const { fetch } = site(503);
    expect((await fetch(postJson(hero, home))).status).toBe(200);
    const said = lines.filter((line) => line.includes('visit_step_failed'));
    expect(said).toHaveLength(1);
    expect(JSON.parse(said[0] ?? '{}')).toMatchObject({
      brand: 'acacia',
      step: 'address',
      reason: 'Error: /visit/create: 503',
    });
    expect(lines.join()).not.toMatch(/murray|brunswick/i);
  });

  it('answers before the gateway does', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const { visitSteps, ...ports } = wireOutside(own);
    const waiting = { tell: vi.fn(() => held) };
    // A route that waited for the gateway would never answer, and the test would time out.
    const fetch = wire({ ports: { ...ports, visitSteps: waiting }, onAnswer: release });
    expect((await fetch(postJson(hero, home))).status).toBe(200);
    expect(waiting.tell).toHaveBeenCalledOnce();
  });
});

describe('the details of a lead form', () => {
  it('are a step of their visit, without personal data', async () => {
    const person = { name: 'Priya Nair', email: 'priya@example.com', mobNumber: '0412345678' };
    const sent = { ...home, ...person, page: '/solar', vertical: 'solar' };
    const response = await wire()(postJson(`${origin}/api/lead-form`, sent));
    expect(response.status).toBe(202);
    const { reference } = (await response.json()) as { reference: string };
    const rows = await env.LEADS_DB.prepare(
      `SELECT data FROM visit_progress JOIN lead ON lead.visit_id = visit_progress.visit_id
       WHERE lead.reference = ?`,
    )
      .bind(reference)
      .all<{ data: string }>();
    expect(rows.results.map(({ data }) => JSON.parse(data))).toEqual([
      { step: 'details', vertical: 'solar' },
    ]);
  });
});

describe('a chosen plan', () => {
  const cards = ['shore-50', 'shore-100'].map((id) => ({ ...cardLike(), id }));
  /** Sells two plans, and has no other method. */
  const plans = {
    chosen: async ({ ids }) => ({
      elsewhere: [],
      ended: [],
      providers: [],
      partial: false,
      staleSince: null,
      plans: ids.flatMap((id) => cards.find((card) => card.id === id) ?? []),
    }),
  } as Partial<PlansPort> as PlansPort;
  const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko Firefox/140.0' };

  async function begun(fetch: ReturnType<typeof wire>) {
    const answer = await fetch(postJson(hero, { ...home, vertical: 'broadband' }));
    const { leadId = '', visitId = '' } = (await answer.json()) as Record<string, string>;
    const ask = (plan: string, init?: RequestInit) =>
      fetch(
        visit(
          `${origin}/broadband/basic-info?leadId=${leadId}&visitId=${visitId}&plan=${plan}`,
          init ?? { headers: browser },
        ),
      );
    return { ask, visitId };
  }
  async function kept(visitId: string) {
    const rows = await env.LEADS_DB.prepare(
      `SELECT data FROM visit_progress WHERE visit_id = ? AND data ->> '$.step' = 'plan'`,
    )
      .bind(visitId)
      .all<{ data: string }>();
    return rows.results.map(({ data }) => (JSON.parse(data) as { plan_id: string[] }).plan_id);
  }

  it('is one step of its visit, however often and wherever its page is shown', async () => {
    const { ask, visitId } = await begun(wire({ ports: { plans } }));
    for (const plan of ['shore-50', 'shore-50', 'shore-100', 'shore-50']) {
      expect((await ask(plan)).status).toBe(200);
    }
    // Another isolate has no memory of the first.
    const url = `${origin}/broadband/basic-info?${new URLSearchParams({ visitId })}`;
    const leadId = await leadOf(visitId);
    const elsewhere = wire({ ports: { plans } });
    await elsewhere(visit(`${url}&leadId=${leadId}&plan=shore-50`, { headers: browser }));
    expect((await kept(visitId)).toSorted()).toEqual([['shore-100'], ['shore-50']]);
  });

  it('is no step when nobody sees the page: HEAD, or a prefetched page', async () => {
    const { ask, visitId } = await begun(wire({ ports: { plans } }));
    for (const init of [
      { method: 'HEAD', headers: browser },
      { headers: { ...browser, 'sec-purpose': 'prefetch;prerender' } },
      { headers: { ...browser, purpose: 'prefetch' } },
    ]) {
      expect((await ask('shore-50', init)).status).toBe(200);
    }
    expect(await kept(visitId)).toEqual([]);
  });

  it('is sent to a partner once, and again when that failed or another was chosen since', async () => {
    const { heard, ports } = site();
    const { ask } = await begun(wire({ ports: { ...ports, plans } }));
    heard.length = 0;
    await Promise.all([ask('shore-50'), ask('shore-50')]);
    for (const plan of ['shore-50', 'shore-100', 'shore-50']) await ask(plan);
    expect(heard.map(({ body }) => body.plan_id)).toEqual([
      ['shore-50'],
      ['shore-100'],
      ['shore-50'],
    ]);
    const failing = site(503);
    const again = await begun(wire({ ports: { ...failing.ports, plans } }));
    failing.heard.length = 0;
    for (const plan of ['shore-50', 'shore-50']) await again.ask(plan);
    expect(failing.heard).toHaveLength(2);
  });

  it('is looked up within a rate limit, and so is a lead', async () => {
    const limit = vi.fn(async () => ({ success: false }));
    const limited = wire({ ports: { plans }, env: { LIMIT_SEARCH: { limit } } });
    const paths = ['/broadband/basic-info', '/bundle/basic-info', '/find-address'];
    for (const path of paths) {
      expect((await limited(visit(origin + path))).status).toBe(200);
      for (const query of ['plan=shore-50', 'leadId=a&visitId=b', 'leadId=a&call=1']) {
        const { status } = await limited(visit(`${origin}${path}?${query}`));
        expect(status, `${path}?${query}`).toBe(429);
      }
    }
  });
});

async function leadOf(visitId: string) {
  const sql = 'SELECT id FROM lead WHERE visit_id = ?';
  return (await env.LEADS_DB.prepare(sql).bind(visitId).first<{ id: string }>())?.id ?? '';
}

describe('calls for plans and postcodes', () => {
  it('name their service and visit', async () => {
    const { heard, fetch } = site();
    const answer = await fetch(postJson(hero, { ...home, vertical: 'broadband' }));
    const { visitId } = (await answer.json()) as { visitId: string };
    heard.length = 0;
    await fetch(visit(`${origin}/api/plans?vertical=broadband&visitId=${visitId}`));
    const search = { path: '/postcode/list', method: 'GET', body: { search: '3056' } };
    const referer = `${origin}/internet`;
    await fetch(postJson(`${origin}/api/v2`, { ...search, visitId }, { referer }));
    expect(
      heard.map(({ path, serviceId, vertical, visitId: id }) => [path, serviceId, vertical, id]),
    ).toEqual([
      ['/broadband/plan/list', 3, 'broadband', 'gw-7'],
      ['/postcode/list', 3, 'broadband', 'gw-7'],
    ]);
  });

  it('for the plans of a lead’s details name its visit, even when the form is shown again', async () => {
    const { heard, fetch } = site();
    const answer = await fetch(postJson(hero, { ...home, vertical: 'broadband' }));
    const ids = (await answer.json()) as { leadId: string; visitId: string };
    const form = { ...ids, vertical: 'broadband', plan: 'shore-50', name: 'Priya Nair' };
    const [url, plan] = [`${origin}/api/lead?rc=AB1`, '/broadband/plan/list'];
    for (const email of ['priya@example.com', 'priya']) {
      heard.length = 0;
      await fetch(postForm(url, { ...form, email, mobNumber: '0412345678' }));
      const calls = heard.filter(({ path }) => path === plan);
      expect(calls.length).toBeGreaterThan(0);
      for (const call of calls) expect(call).toMatchObject({ visitId: 'gw-7', rcCode: 'AB1' });
    }
  });

  it('from a page that everybody sees name the service and no visit', async () => {
    const { heard, fetch } = site();
    await fetch(visit(`${originOf('correa')}/compare?plans=a&plans=b`));
    const plans = heard.filter(({ path }) => path.endsWith('/plan/list'));
    expect(plans.length).toBeGreaterThan(0);
    for (const { path, serviceId, visitId } of plans) {
      expect([path, serviceId, visitId]).toEqual([path, path.startsWith('/mobile') ? 2 : 3, '']);
    }
  });
});
