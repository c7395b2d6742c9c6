/** The ports wired to a partner's gateway: one odd row in its answer does not affect the others. */
import { env } from 'cloudflare:workers';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { PlanQuery } from '../../domain/plans/list/plan-query.ts';
import { partnerVars } from '../../tests/partner/partner-vars.ts';
import { call, context } from './gateway/gateway.contract.ts';
import { innerAnswers } from './gateway/inner-answers.ts';
import type { InnerName } from './gateway/inner-calls.ts';
import { askerOn } from './plans/asker.fixture.ts';
import type { Recall } from './plans/plans.port.ts';
import { barePlan } from './plans/wire/bare-plan.fixture.ts';
import { wireOutside } from './wire-outside.ts';

/** The ports behind a partner whose gateway answers every call with this data. */
function behind(data: unknown) {
  const lines: Record<string, unknown>[] = [];
  const { GATEWAY_URL, GATEWAY_KEY } = partnerVars('https://gw.example');
  const ports = wireOutside(
    { ...env, GATEWAY_URL, GATEWAY_KEY },
    {
      fetch: async () => Response.json({ status: 200, code: 1, message: '', data }),
      log: (line) => lines.push(line),
    },
  );
  return { ...ports, lines };
}

const query: PlanQuery = {
  vertical: 'mobile',
  filters: { use: 'Personal', kind: 'Sim' },
  sort: 1,
  page: 1,
  perPage: 5,
};
const providers = [{ id: 7, name: 'Partner' }];
const { id: _, ...withoutId } = barePlan;

describe('a partner’s plan that cannot be read', () => {
  it.each<[string, unknown, string | null, string]>([
    ['an id that is none', { ...barePlan, id: 'a.b' }, null, 'id'],
    ['an empty id', { ...barePlan, id: '' }, null, 'id'],
    ['no id', withoutId, null, 'id'],
    ['no name', { ...barePlan, id: 8, name: null }, '8', 'name'],
    ['no plan at all', 'plan', null, 'plan'],
  ])('leaves the others in the list, and is told: %s', async (_name, odd, id, field) => {
    for (const where of ['plans', 'plan_result']) {
      const { plans, gateway, lines } = behind({ providers, [where]: [barePlan, odd] });
      const page = await plans.page(query, askerOn());
      expect(page.plans.map((one) => one.id)).toEqual(['7']);
      expect(lines).toMatchObject([{ event: 'plans_left_out', count: 1, plans: [{ id, field }] }]);
      const { data } = await gateway.call(call('POST /mobile/plan/list', {}), context);
      expect(data).toEqual({ providers, [where]: [barePlan] });
    }
  });

  it('is not lost with a provider that cannot be read, or without any', async () => {
    for (const [said, names] of [
      [[...providers, { id: null, name: 'Nobody' }, 'x'], providers],
      [[{ providerId: 'ant', name: 'Ant' }], [{ providerId: 'ant', name: 'Ant' }]],
      [null, []],
      [undefined, []],
    ] as const) {
      const { plans, gateway } = behind({ providers: said, plans: [barePlan] });
      const page = await plans.page(query, askerOn());
      expect(page.plans).toHaveLength(1);
      expect(page.providers).toHaveLength(names.length);
      const { data } = await gateway.call(call('POST /broadband/plan/list', {}), context);
      expect(data).toEqual({ providers: names, plans: [barePlan] });
    }
  });
});

describe('a partner’s providers', () => {
  const logo = '/media/catalogue/ant.svg';

  it('are named by id or providerId; one that cannot be read leaves the others', async () => {
    const energy = [
      { providerId: 'p1', name: 'Ant', logo },
      { id: 2, name: 'Bee', logo: { url: logo } },
    ];
    const odd = [{ name: 'No id', logo }, { id: 3, name: null }, null];
    const { plans, gateway } = behind({ energy: [...odd, ...energy], mobile: odd });
    const found = await plans.providers(['energy', 'mobile'], askerOn());
    expect(found.energy?.providers.map(({ id, name }) => [id, name])).toEqual([
      ['p1', 'Ant'],
      ['2', 'Bee'],
    ]);
    expect(found.mobile?.providers).toEqual([]);
    const { data } = await gateway.call(call('POST /provider/list', { vertical: [1, 2] }), context);
    expect(data).toEqual({ energy, mobile: [] });
  });

  it('of GraphQL, too', async () => {
    const { GRAPHQL_URL } = partnerVars('https://gw.example');
    const rows = [
      { id: 'a', name: 'Ant', logo: { url: logo } },
      { id: 'b', name: null },
    ];
    const { plans } = wireOutside(
      { ...env, GRAPHQL_URL },
      { fetch: async () => Response.json({ data: { getProvidersData: rows } }) },
    );
    const { 'credit-cards': found } = await plans.providers(['credit-cards'], askerOn());
    expect(found?.providers).toEqual([
      { id: 'a', name: 'Ant', logo: { url: logo, altText: 'Ant' } },
    ]);
  });

  it('of GraphQL carry their date when they could not be fetched again', async () => {
    const { GRAPHQL_URL } = partnerVars('https://gw.example');
    const { plans } = wireOutside(
      { ...env, GRAPHQL_URL },
      { fetch: async () => Response.json({ data: { getProvidersData: [] } }) },
    );
    const recall: Recall = async ({ ask }) => ({ data: await ask(), at: 0, stale: true });
    const asker = askerOn(undefined, { recall });
    expect(await plans.providers(['credit-cards'], asker)).toEqual({
      'credit-cards': { providers: [], staleSince: '1970-01-01T00:00:00.000Z' },
    });
  });

  it('may be none, as an empty list too', async () => {
    const { plans, gateway } = behind([]);
    const { energy } = await plans.providers(['energy'], askerOn());
    expect(energy).toEqual({ providers: [], staleSince: null });
    const asked = call('POST /provider/list', { vertical: [1] });
    expect(await gateway.call(asked, context)).toMatchObject({ code: 1, data: {} });
    const list = await behind([[]]).gateway.call(asked, context);
    expect(list).toMatchObject({ code: 0, status: 502 });
  });
});

it.each<[InnerName, unknown]>([
  [
    'POST /provider/list',
    {
      energy: [
        { id: 'a', logo: 7 },
        { providerId: 1, name: 'Ant' },
      ],
    },
  ],
  ['POST /mobile/plan/list', { plan_result: [{}, barePlan], plans: null }],
  ['POST /broadband/plan/list', { plans: [{ id: 'a.b', name: 'A' }, barePlan], providers: [[]] }],
])('a caller gets %s as it is described', async (name, data) => {
  const body = name === 'POST /provider/list' ? { vertical: [1] } : {};
  const answer = await behind(data).gateway.call(call(name, body), context);
  expect(answer).toMatchObject({ code: 1, status: 200 });
  expect(v.is(innerAnswers[name], answer.data)).toBe(true);
});
