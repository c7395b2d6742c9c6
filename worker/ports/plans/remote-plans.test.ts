/** The remote plans adapter: the contract against a partner on loopback, and lists that are odd or missing. */
import { env } from 'cloudflare:workers';
import { describe, expect, inject, it } from 'vitest';
import { today } from '../../../domain/calendar.ts';
import type { PlanQuery } from '../../../domain/plans/list/plan-query.ts';
import { partnerVars } from '../../../tests/partner/partner-vars.ts';
import { type GatewayPort, gatewayFailure, gatewaySuccess } from '../gateway/gateway.port.ts';
import { wireOutside } from '../wire-outside.ts';
import { askerOn } from './asker.fixture.ts';
import { plansContract } from './plans.contract.ts';
import { createRemotePlans } from './remote-plans.ts';
import { embeddedCatalogue } from './shipped-catalogue.fixture.ts';
import { barePlan } from './wire/bare-plan.fixture.ts';

const { plans: port } = wireOutside({ ...env, ...partnerVars(inject('partner')) });

plansContract('remote (the partner over HTTP)', () => port, embeddedCatalogue, {
  day: today(),
});

const query: PlanQuery = {
  vertical: 'mobile',
  filters: { use: 'Personal', kind: 'Sim' },
  sort: 1,
  page: 1,
  perPage: 5,
};
const answering = (call: GatewayPort['call']) => createRemotePlans({ call });
const withPlans = (...plans: unknown[]) =>
  answering(async () => gatewaySuccess({ providers: [{ id: 7, name: 'Partner' }], plans }));

describe('a partner’s list', () => {
  it('is put into our order, with our places, whatever the partner says of them', async () => {
    const port = withPlans(
      { ...barePlan, id: 1, cost: 60, minimum_cost: 60, place: 1, reason: 'The best of all' },
      { ...barePlan, id: 2, cost: 40, minimum_cost: 40, place: 9 },
    );
    const { plans, providers, total } = await port.page(query, askerOn());
    expect(plans.map(({ id, place }) => [id, place])).toEqual([
      ['2', 1],
      ['1', 2],
    ]);
    expect(plans[1]?.reason).not.toContain('best');
    expect([providers, total]).toEqual([[{ id: '7', name: 'Partner' }], 2]);
  });

  it.each(['mobile', 'broadband'] as const)(
    'keeps to an editor’s bounds of our estimate, whatever the partner compares: %s',
    async (vertical) => {
      const priced = (id: number, cost: number) => ({ ...barePlan, id, cost, minimum_cost: cost });
      const offer = { special_offer_status: 1, special_offer_price: 10, special_offer_months: 6 };
      const port = withPlans(
        priced(1, 30),
        priced(2, 60),
        priced(3, 200),
        priced(4, 40),
        priced(5, 80),
        // Estimated at $35 a month.
        { ...priced(6, 60), ...offer },
      );
      const filters = vertical === 'mobile' ? query.filters : {};
      const cost = { minCents: 4_000, maxCents: 8_000 };
      const { plans, total } = await port.page({ ...query, vertical, filters, cost }, askerOn());
      expect(plans.map(({ id }) => id)).toEqual(['4', '2', '5']);
      expect(total).toBe(3);
    },
  );

  it.each([null, 'x', [], {}, { plans: 'x' }])(
    'is missing from %j, and the caller is told',
    async (data) => {
      const port = answering(async () => gatewaySuccess(data));
      await expect(port.page(query, askerOn())).rejects.toThrow('has no list');
    },
  );

  it('is missing when the gateway refuses, with the gateway’s message', async () => {
    const port = answering(async () => gatewayFailure(502, 'Internal server error'));
    await expect(port.page(query, askerOn())).rejects.toThrow('502 Internal server error');
    await expect(port.providers(['mobile'], askerOn())).rejects.toThrow('502');
  });

  it('carries its date when it could not be fetched again', async () => {
    const at = Date.parse('2026-11-20T10:00:00Z');
    const recall = async <T>({ ask }: { ask: () => Promise<T> }) => ({
      data: await ask(),
      at,
      stale: true,
    });
    const page = await withPlans(barePlan).page(query, askerOn(undefined, { recall }));
    expect(page).toMatchObject({ stale: true, asOf: '2026-11-20T10:00:00.000Z' });
  });

  it('is no answer when none of its plans can be read; an empty one is', async () => {
    await expect(withPlans({ ...barePlan, unit: 'moon' }).page(query, askerOn())).rejects.toThrow(
      'None of its plans can be read',
    );
    expect((await withPlans().page(query, askerOn())).total).toBe(0);
  });

  it.each([
    ['the chosen one cannot be read', { ...barePlan, id: 9, name: null }, true],
    ['one without an id may be the chosen one', { ...barePlan, id: null }, true],
    ['another one cannot be read', { ...barePlan, id: 8, name: null }, false],
  ])('leaves a chosen plan open where %s', async (_, odd, partial) => {
    const port = withPlans({ ...barePlan, id: 1 }, odd);
    const found = await port.chosen({ ids: ['9'], verticals: ['broadband'], said: {} }, askerOn());
    expect([found.plans, found.partial]).toEqual([[], partial]);
  });

  it('does not treat a plan that is listed but cannot be read as unknown', async () => {
    const port = withPlans({ ...barePlan, id: 1 }, { ...barePlan, id: 9, name: null });
    const question = (id: string) => port.single({ vertical: 'broadband', id }, askerOn());
    await expect(question('9')).rejects.toThrow('The plan cannot be read');
    expect((await question('8')).standing).toBeNull();
  });

  it('fills in what was asked for where a plan lacks it, and ranks the plan among only such plans', async () => {
    const lists = [[1], [2], [3], [4, 5]].map((ids) => ids.map((id) => ({ ...barePlan, id })));
    const said = { ...barePlan, id: 6, connection: 'Business' };
    let at = 0;
    const port = answering(async () => {
      const plans = lists[at++ % 4] ?? [];
      return gatewaySuccess({ plans: [...plans, ...(at % 4 === 1 ? [said] : [])] });
    });
    const standing = async (id: string) =>
      (await port.single({ vertical: 'mobile', id }, askerOn())).standing;
    expect(await standing('1')).toMatchObject({
      total: 1,
      plan: { facts: { use: 'Personal', kind: 'Sim' } },
    });
    expect((await standing('5'))?.total).toBe(2);
    expect((await standing('6'))?.plan.facts.use).toBe('Business');
  });

  it('logs once per answer which plans are left out, and for which field', async () => {
    const lines: unknown[] = [];
    const odd = Array.from({ length: 30 }, (_, id) => ({ ...barePlan, id, unit: 'moon' }));
    const call = async () => gatewaySuccess({ plans: [barePlan, { ...barePlan, id: '' }, ...odd] });
    const port = createRemotePlans({ call }, (line) => lines.push(line));
    expect((await port.page(query, askerOn())).total).toBe(1);
    const named = odd.slice(0, 19).map(({ id }) => ({ id: String(id), field: 'unit' }));
    const where = { brand: askerOn().context.brand.slug, vertical: 'mobile' };
    expect(lines).toEqual([
      {
        event: 'plans_left_out',
        ...where,
        count: 31,
        plans: [{ id: null, field: 'id' }, ...named],
      },
    ]);
    const whole = createRemotePlans(
      { call: async () => gatewaySuccess({ plans: [barePlan] }) },
      (line) => lines.push(line),
    );
    await whole.page(query, askerOn());
    expect(lines).toHaveLength(1);
  });

  it('tells the asker what the answer says about the session', async () => {
    const heard: unknown[] = [];
    const port = answering(async () => ({ ...gatewaySuccess({ plans: [] }), authToken: 'new' }));
    await port.page(query, askerOn(undefined, { hear: ({ authToken }) => heard.push(authToken) }));
    expect(heard).toEqual(['new']);
  });
});

describe('one of a partner’s lists, with no plan that can be read', () => {
  const good = { ...barePlan, id: 1 };
  const bad = { ...barePlan, id: 9, name: null };
  /** Mobile's four lists, in the order of their calls. */
  const withLists = (...lists: unknown[][]) => {
    let at = 0;
    return answering(async () => {
      const plans = lists[at];
      at = (at + 1) % lists.length;
      return gatewaySuccess({ plans, providers: [{ id: at, name: `Seller ${at}` }] });
    });
  };
  const mixed = () => withLists([bad], [good], [], [{ ...barePlan, id: 2 }]);
  const single = (port: ReturnType<typeof mixed>, id: string) =>
    port.single({ vertical: 'mobile', id }, askerOn());

  it('costs no plan of the others its page', async () => {
    const { standing, providers } = await single(mixed(), '1');
    expect(standing?.plan.id).toBe('1');
    expect(providers.map(({ name }) => name)).toEqual(['Seller 2', 'Seller 3', 'Seller 0']);
    const pages = await mixed().pages('mobile', askerOn());
    expect(pages.map(({ id }) => id)).toEqual(['1', '2']);
  });

  it('leaves only its own plans in doubt: neither gone nor known', async () => {
    await expect(single(mixed(), '9')).rejects.toThrow('The plan cannot be read');
    expect(await single(mixed(), '8')).toMatchObject({ standing: null, ended: null });
    const choice = { ids: ['1', '9'], verticals: ['mobile'] } as const;
    expect(await mixed().chosen(choice, askerOn())).toMatchObject({
      plans: [{ id: '1' }],
      partial: true,
    });
    const others = await mixed().chosen({ ...choice, ids: ['1', '8'] }, askerOn());
    expect(others.partial).toBe(false);
  });

  it('does not let a plan without an id stand for an unknown one, except among chosen plans', async () => {
    const nameless = () => withLists([{ ...barePlan, id: null }], [good], [], []);
    expect((await single(nameless(), '8')).standing).toBeNull();
    const choice = { ids: ['8'], verticals: ['mobile'] } as const;
    expect((await nameless().chosen(choice, askerOn())).partial).toBe(true);
  });

  it('is no answer if no other list can be read, or if another list is missing', async () => {
    const all = () => withLists([bad], [bad], [bad], [bad]);
    const choice = { ids: ['1'], verticals: ['mobile'] } as const;
    await expect(single(all(), '1')).rejects.toThrow('No list of plans could be fetched');
    await expect(all().pages('mobile', askerOn())).rejects.toThrow();
    await expect(all().chosen(choice, askerOn())).rejects.toThrow();
    const answers = [gatewaySuccess({ plans: [bad] }), gatewaySuccess({ plans: [good] })];
    const missing = () =>
      answering(async () => answers.shift() ?? gatewayFailure(502, 'Internal server error'));
    await expect(single(missing(), '1')).rejects.toThrow('Some lists of plans');
  });
});
