/** The catalogue behind the gateway's calls: payloads of the specification in, its fields out. */
import { env } from 'cloudflare:workers';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { matches } from '../../../domain/plans/filters.ts';
import type { ComparedPlan } from '../../../domain/plans/plan.ts';
import type { PlanAnswer } from '../../../domain/plans/plan-answer.ts';
import { readPlanList } from '../../../domain/plans/plan-list.ts';
import { pricesOn } from '../../../domain/plans/price.ts';
import type { GatewayContext } from '../gateway/gateway.port.ts';
import { innerAnswers } from '../gateway/inner-answers.ts';
import { innerCalls } from '../gateway/inner-calls.ts';
import { createEmbeddedCatalogue } from './embedded-plans.ts';
import { broadbandFilter, mobileFilter } from './gateway-filters.ts';
import { createCatalogueSource } from './gateway-source.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { embeddedCatalogue } from './shipped-catalogue.fixture.ts';

const now = new Date('2026-11-21T01:00:00Z');
const day = '2026-11-21';
const source = createCatalogueSource(createEmbeddedCatalogue(env.CATALOGUE_DB), () => now);
/** The catalogue is the same for every visitor: nothing of the context is read. */
const context = {} as GatewayContext;

type Answer = { providers: { id: string }[]; plans: PlanAnswer[]; total: number };
const mobile = async (payload: object): Promise<Answer> =>
  v.parse(
    innerAnswers['POST /mobile/plan/list'],
    await source.mobilePlans(v.parse(innerCalls['POST /mobile/plan/list'], payload), context),
  ) as unknown as Answer;
const broadband = async (payload: object): Promise<Answer> =>
  v.parse(
    innerAnswers['POST /broadband/plan/list'],
    await source.broadbandPlans(v.parse(innerCalls['POST /broadband/plan/list'], payload), context),
  ) as unknown as Answer;

const asked = { state: { sort: 1, page: 1 }, perPage: 5, day, imageHosts: [] } as const;
const compared = embeddedCatalogue.plans.filter(
  (plan): plan is ComparedPlan => plan.vertical === 'mobile' || plan.vertical === 'broadband',
);
const idsOf = (filter: Parameters<typeof matches>[1]) =>
  compared.filter((plan) => matches(plan, filter, day)).map(({ id }) => id);
const sorted = (ids: readonly string[]) => [...ids].sort();

beforeAll(async () => {
  await loadCatalogue(env.CATALOGUE_DB, embeddedCatalogue);
});

describe('POST /provider/list', () => {
  it('is keyed by vertical: id, name, logo', async () => {
    const payload = v.parse(innerCalls['POST /provider/list'], { vertical: [2, 4], rc: 'AB1' });
    const data = await source.providers(payload, context);
    expect(v.is(innerAnswers['POST /provider/list'], data)).toBe(true);
    expect(Object.keys(data as object).sort()).toEqual(['mobile', 'solar']);
    expect((data as { solar: unknown[] }).solar[0]).toEqual({
      id: 'nine-panels',
      name: 'Nine Panels',
      logo: { url: '/media/catalogue/nine-panels.svg', altText: 'Nine Panels' },
    });
  });
});

describe('POST /mobile/plan/list', () => {
  it('lists personal SIM plans without a word, lowest first', async () => {
    const { providers, plans, total } = await mobile({});
    const wanted = idsOf({ vertical: 'mobile', connection: 'Personal', planType: 'Sim' });
    expect(sorted(plans.map(({ id }) => id))).toEqual(sorted(wanted));
    expect(total).toBe(wanted.length);
    expect(providers).toContainEqual({ id: 'odeas-exchange', name: "O'Dea's Exchange" });
    const costs = plans.map((plan) => plan.estimated_monthly_cost);
    expect(costs).toEqual([...costs].sort((a, b) => a - b));
    expect(plans.map(({ place }) => place)).toEqual(plans.map((_, index) => index + 1));
    const { plans: reversed } = await mobile({ cost_sorting: 2 });
    expect(reversed.map(({ id }) => id)).toEqual(plans.map(({ id }) => id).reverse());
  });

  it('filters as the call says, prices in dollars', async () => {
    const { plans } = await mobile({
      ...{ connection_type: 1, plan_type: 1, plan_cost_min: '19.99', plan_cost_max: 45 },
      ...{ data_usage_min: 30, providers_filter: ['saltpan', 'odeas-exchange', 'three-ply'] },
    });
    const wanted = idsOf({
      ...{ vertical: 'mobile', connection: 'Personal', planType: 'Sim', dataMinGb: 30 },
      ...{ costMinCents: 1_999, costMaxCents: 4_500 },
      providers: ['saltpan', 'odeas-exchange', 'three-ply'],
    });
    expect(wanted.length).toBeGreaterThan(2);
    expect(sorted(plans.map(({ id }) => id))).toEqual(sorted(wanted));
    expect((await mobile({ connection_type: 2, plan_type: 2 })).plans).toEqual([]);
    expect((await mobile({ providers_filter: [7] })).plans).toEqual([]);
  });

  it('says of each plan what the specification and the duties name', async () => {
    const { plans } = await mobile({});
    for (const answer of plans) {
      const plan = compared.find(({ id }) => id === answer.id);
      if (!plan) throw new Error(answer.id);
      const prices = pricesOn(plan, day);
      expect(answer).toMatchObject({
        name: plan.name,
        cost: plan.priceCents / 100,
        minimum_cost: prices.minimumTotalCents / 100,
        inclusion: plan.inclusions,
        contract: { contract_name: plan.contract.name },
        special_offer_status: prices.offer ? 1 : 0,
        special_offer_price: prices.offer ? prices.offer.priceCents / 100 : null,
        special_offer_months: prices.offer?.months ?? null,
        unit: prices.unit,
        checked_on: plan.checkedOn,
        critical_information: plan.criticalInformation,
      });
      expect(answer).not.toHaveProperty('typical_evening_speed');
      expect(answer.reason).not.toBe('');
    }
    expect(plans.some((plan) => plan.special_offer_status === 1)).toBe(true);
  });
});

describe('POST /broadband/plan/list', () => {
  it('lists the nbn without a choice, and any connection by its number from 1', async () => {
    const { plans } = await broadband({});
    const nbn = idsOf({ vertical: 'broadband', connectionTypes: ['nbn'] });
    expect(sorted(plans.map(({ id }) => id))).toEqual(sorted(nbn));
    expect(plans.every((plan) => plan.typical_evening_speed !== undefined)).toBe(true);
    const { plans: others } = await broadband({ conn_type_group: [{ type: 2 }, { type: 4 }] });
    const wanted = idsOf({
      vertical: 'broadband',
      connectionTypes: ['Private fibre', 'Satellite'],
    });
    expect(wanted.length).toBeGreaterThan(0);
    expect(sorted(others.map(({ id }) => id))).toEqual(sorted(wanted));
  });

  it('knows speeds and modems by their number from 0, technologies from 1, all by their word', async () => {
    const numbers = {
      conn_type_group: [{ type: 1, tech_type: 5 }],
      ...{ nbn_speed_tier: [2, 3], modem_filter: [0] },
    };
    const words = {
      conn_type_group: [{ type: 1, tech_type: 'hfc' }],
      ...{ nbn_speed_tier: ['50', '100'], modem_filter: 'included' },
    };
    const wanted = idsOf({
      ...{ vertical: 'broadband', connectionTypes: ['nbn'], technology: 'HFC' },
      ...{ speedTiers: [50, 100], modems: ['Included'] },
    });
    expect(wanted.length).toBeGreaterThan(2);
    for (const payload of [numbers, words]) {
      const { plans } = await broadband(payload);
      expect(sorted(plans.map(({ id }) => id))).toEqual(sorted(wanted));
    }
  });

  it('finds nothing under an option that nobody offers, and leaves it out beside one that is', async () => {
    expect(await broadband({ nbn_speed_tier: [99] })).toMatchObject({ plans: [], total: 0 });
    const { plans } = await broadband({ nbn_speed_tier: [99, 50] });
    const fifty = idsOf({ vertical: 'broadband', connectionTypes: ['nbn'], speedTiers: [50] });
    expect(sorted(plans.map(({ id }) => id))).toEqual(sorted(fifty));
  });
});

describe('a call with a page of its own', () => {
  it('turns pages of the same list, and says which one it is', async () => {
    const whole = await mobile({ cost_sorting: 2 });
    const ids: string[] = [];
    for (let page = 1; ids.length < whole.total; page++) {
      const answer = await mobile({ cost_sorting: 2, page, per_page: 7 });
      expect(answer).toMatchObject({ page, per_page: 7, total: whole.total });
      expect(answer.plans.length).toBeGreaterThan(0);
      ids.push(...answer.plans.map(({ id }) => id));
    }
    expect(ids).toEqual(whole.plans.map(({ id }) => id));
    expect(await mobile({ page: 10_000 })).toMatchObject({ plans: [], page: 10_000, per_page: 5 });
    expect(await broadband({ per_page: 3 })).toMatchObject({ page: 1, per_page: 3 });
    const none = { nbn_speed_tier: [99], page: 2 };
    expect(await broadband(none)).toMatchObject({ plans: [], total: 0, page: 2, per_page: 5 });
  });

  it('is as the specification has it without one', async () => {
    for (const answer of [await mobile({}), await broadband({})]) {
      expect(Object.keys(answer).sort()).toEqual(['loaded_at', 'plans', 'providers', 'total']);
      expect(readPlanList(answer, asked)?.plans).toHaveLength(5);
    }
  });

  it('is read as a page where it is one', async () => {
    const answer = await mobile({ page: 2, per_page: 5 });
    const list = readPlanList(answer, { ...asked, state: { sort: 1, page: 2 } });
    expect(list).toMatchObject({ page: 2, total: answer.total });
    expect(list?.plans.map(({ place }) => place)).toEqual([6, 7, 8, 9, 10]);
  });
});

describe('a call for ids', () => {
  it('answers these and no others, whatever the filters say, and repeats the ids', async () => {
    const business = idsOf({ vertical: 'mobile', connection: 'Business' })[0] ?? '';
    const { plans: all } = await mobile({});
    const ids = [all[4]?.id ?? '', business, 'nobody', all[1]?.id ?? ''];
    const answer = await mobile({ ids, providers_filter: ['none'], page: 3, per_page: 1 });
    expect(answer).toMatchObject({ ids, total: 3 });
    expect(answer).not.toHaveProperty('page');
    const found = answer.plans.map(({ id }) => id);
    expect(sorted(found)).toEqual(sorted(ids.filter((id) => id !== 'nobody')));
    const costs = answer.plans.map((plan) => plan.estimated_monthly_cost);
    expect(costs).toEqual([...costs].sort((a, b) => a - b));
    expect((await mobile({ ids, cost_sorting: 2 })).plans.map(({ id }) => id)).toEqual(
      found.toReversed(),
    );
    expect(await broadband({ ids })).toMatchObject({ plans: [], total: 0, ids });
    const satellite = idsOf({ vertical: 'broadband', connectionTypes: ['Satellite'] })[0] ?? '';
    expect((await broadband({ ids: [satellite] })).plans).toMatchObject([{ id: satellite }]);
    expect(await mobile({ ids: [] })).toMatchObject({ plans: [], total: 0 });
  });
});

it('reads payloads as filters', () => {
  const parse = (payload: object) => v.parse(innerCalls['POST /mobile/plan/list'], payload);
  expect(mobileFilter(parse({ plan_cost_min: 0.1, plan_cost_max: 0.29 }))).toEqual({
    ...{ vertical: 'mobile', connection: 'Personal', planType: 'Sim' },
    ...{ costMinCents: 10, costMaxCents: 29 },
  });
  const payload = v.parse(innerCalls['POST /broadband/plan/list'], { modem_filter: ['toaster'] });
  expect(broadbandFilter(payload)).toBeNull();
});
