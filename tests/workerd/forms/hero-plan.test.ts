/** A plan chosen before the address: kept on the lead where the sign-up is elsewhere, and never in the lead's way. */
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cardLike } from '../../../domain/plans/example-plans.ts';
import type { PlansPort } from '../../../worker/ports/plans/plans.port.ts';
import { wireOutside } from '../../../worker/ports/wire-outside.ts';
import { postForm, postJson, visit, wire } from '../support/workerd-site.ts';

const deployed = { STAGE: 'production', BRAND: 'banksia' } as const;
const origin = 'https://www.banksia.example';
const hero = `${origin}/api/hero?rc=AB1`;
const form = {
  vertical: 'mobile',
  page: '/mobile/business',
  entry: 'manual',
  plan: 'lorikeet',
  StreetNumber1: '19',
  StreetName: 'Murray Road',
  Locality: 'BRUNSWICK',
  State: 'VIC',
  Postcode: '3056',
};
const lorikeet = cardLike({ id: 'lorikeet', vertical: 'mobile', name: 'Flock 90 GB' });
const shore = cardLike();

type Chosen = PlansPort['chosen'];

/** A catalogue of these plans that answers only the call for chosen plans. */
function selling(...cards: (typeof shore)[]): Chosen {
  return async ({ ids, verticals }) => ({
    elsewhere: [],
    ended: [],
    providers: [],
    partial: false,
    staleSince: null,
    plans: cards.filter(({ id, vertical }) => ids.includes(id) && verticals.includes(vertical)),
  });
}

/** The site with a gateway that records the steps it is told. */
function site(chosen: Chosen, over: object = deployed) {
  const steps: unknown[] = [];
  const listen: typeof fetch = async (_, init) => {
    const { path, body } = JSON.parse(String(init?.body)) as { path: string; body: object };
    if (path === '/visit/progress') steps.push(body);
    return Response.json({ status: 200, code: 1, data: { visit_id: 'gw-7' } });
  };
  const own = { ...env, GATEWAY_URL: 'https://gateway.example/', GATEWAY_KEY: 'k' };
  const ports = wireOutside(own, { fetch: listen, log: () => {} });
  const plans = { chosen } as Partial<PlansPort> as PlansPort;
  return { steps, fetch: wire({ env: over, ports: { ...ports, plans } }) };
}

async function keptOn(leadId: string | null) {
  const sql = 'SELECT plans FROM lead WHERE id = ?';
  const row = await env.LEADS_DB.prepare(sql).bind(leadId).first<{ plans: string }>();
  return JSON.parse(row?.plans ?? 'null') as Record<string, unknown>[];
}

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('a plan that goes to a sign-up elsewhere', () => {
  it('is on the lead and in the address step, without script too', async () => {
    const { steps, fetch } = site(selling(lorikeet));
    const response = await fetch(postForm(hero, form));
    expect(response.status).toBe(303);
    const url = new URL(response.headers.get('location') ?? '');
    expect([url.origin, url.searchParams.get('plan')]).toEqual([
      'https://join.banksia.example',
      'lorikeet',
    ]);
    expect(await keptOn(url.searchParams.get('leadId'))).toMatchObject([
      {
        id: 'lorikeet',
        vertical: 'mobile',
        name: 'Flock 90 GB',
        providerName: 'Plover Net',
        estimateCents: 7500,
        shownCents: null,
      },
    ]);
    expect(steps).toMatchObject([
      { step: 'address', vertical: 'mobile', verticals: ['mobile'], plan_id: ['lorikeet'] },
    ]);
  });

  it('is priced for the home and the list’s answers, and looked up for the visitor', async () => {
    const chosen = vi.fn<Chosen>(selling(lorikeet));
    const { fetch } = site(chosen);
    const sent = await fetch(postJson(hero, { ...form, answers: 'kwh=5000&state=NSW' }));
    const { redirect } = (await sent.json()) as { redirect: string };
    // The sign-up's query is specified, and has nothing else that the visitor has said.
    expect(redirect).toContain('plan=lorikeet');
    expect(redirect).not.toMatch(/kwh|state=/);
    const [choice, asker] = chosen.mock.lastCall ?? [];
    expect(choice).toEqual({
      ids: ['lorikeet'],
      verticals: ['mobile'],
      said: { state: 'VIC', postcode: '3056', kwh: 5000 },
    });
    expect(asker?.context.tracking).toMatchObject({ rcCode: 'AB1' });
    const many = Array.from({ length: 30 }, (_, index) => `plan-${index}`);
    const asked = many.map((id) => `plan=${id}`).join('&');
    await fetch(visit(`${origin}/mobile/basic-info?${asked}`));
    expect(chosen.mock.lastCall?.[0].ids).toEqual(many.slice(0, 10));
  });

  it('is one for each product of a bundle', async () => {
    const { steps, fetch } = site(selling(lorikeet, shore));
    const bundle = { ...form, bundle: '1', vertical: ['mobile', 'broadband'] };
    const response = await fetch(postJson(hero, { ...bundle, plan: ['shore-50', 'lorikeet'] }));
    const { leadId } = (await response.json()) as { leadId: string };
    expect(await keptOn(leadId)).toMatchObject([
      { id: 'shore-50', vertical: 'broadband' },
      { id: 'lorikeet', vertical: 'mobile' },
    ]);
    expect(steps).toMatchObject([{ step: 'address', plan_id: ['lorikeet', 'shore-50'] }]);
  });

  it.each([
    ['no longer in any list', selling(), [{ id: 'lorikeet', name: null }]],
    ['that cannot be looked up', () => Promise.reject(new Error('away')), [{ id: 'lorikeet' }]],
  ] as const)('%s does not stop its lead', async (_words, chosen, expected) => {
    const { steps, fetch } = site(chosen);
    const response = await fetch(postJson(hero, form));
    expect(response.status).toBe(200);
    const { leadId, redirect } = (await response.json()) as Record<string, string>;
    const url = new URL(redirect ?? '');
    expect([url.origin, url.searchParams.get('plan')]).toEqual([
      'https://join.banksia.example',
      'lorikeet',
    ]);
    const kept = await keptOn(leadId ?? null);
    expect(kept).toHaveLength(expected.length);
    expect(kept).toMatchObject(expected);
    expect(steps).toHaveLength(1);
  });
});

it('of a brand with our own sign-up is passed on, and kept only with the details', async () => {
  const chosen = vi.fn<Chosen>(selling(lorikeet));
  const { steps, fetch } = site(chosen, {});
  const response = await fetch(postJson('http://banksia.localhost/api/hero', form));
  const { leadId, redirect } = (await response.json()) as Record<string, string>;
  expect(new URL(redirect ?? '').searchParams.get('plan')).toBe('lorikeet');
  expect(await keptOn(leadId ?? null)).toEqual([]);
  expect(JSON.stringify(steps)).not.toContain('lorikeet');
});

describe('the plan of a product that is no longer ticked', () => {
  const energy = { ...form, vertical: 'energy' };

  it('is not passed to a sign-up elsewhere, and not kept', async () => {
    const { steps, fetch } = site(selling(lorikeet));
    const response = await fetch(
      postForm(`${origin}/find-address`, { ...energy, plan: ['lorikeet', 'emu-1'] }),
    );
    const url = new URL(response.headers.get('location') ?? '');
    expect(url.origin).toBe('https://join.banksia.example');
    // A plan in no list may belong to any product.
    expect(url.searchParams.getAll('plan')).toEqual(['emu-1']);
    expect(await keptOn(url.searchParams.get('leadId'))).toMatchObject([{ id: 'emu-1' }]);
    expect(steps).toMatchObject([{ step: 'address', plan_id: ['emu-1'] }]);
  });

  it.each([
    ['one product is left', { vertical: 'energy' }],
    ['two are left', { bundle: '1', vertical: ['energy', 'broadband'] }],
  ])('is not passed to our own pages: %s', async (_words, left) => {
    const over: Chosen = async (choice, asker) => ({
      ...(await selling(lorikeet)(choice, asker)),
      ended: [{ plan: cardLike({ id: 'gone', vertical: 'mobile' }), endedOn: '2026-01-31' }],
    });
    const { fetch } = site(over, {});
    const body = { ...form, ...left, plan: ['lorikeet', 'shore-50', 'gone'] };
    const response = await fetch(postJson('http://banksia.localhost/api/hero', body));
    const { redirect } = (await response.json()) as Record<string, string>;
    expect(new URL(redirect ?? '').searchParams.getAll('plan')).toEqual(['shore-50']);
  });

  it('is passed on when its product cannot be looked up', async () => {
    const { fetch } = site(() => Promise.reject(new Error('away')), {});
    const response = await fetch(postJson('http://banksia.localhost/api/hero', energy));
    const { redirect } = (await response.json()) as Record<string, string>;
    expect(new URL(redirect ?? '').searchParams.getAll('plan')).toEqual(['lorikeet']);
  });
});
