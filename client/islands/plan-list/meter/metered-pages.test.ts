/** Pages that the browser prices by a measured year: the calls to our API, and the plans that result. */
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { today } from '../../../../domain/calendar.ts';
import { energyPlan } from '../../../../domain/plans/energy/energy-plan.ts';
import { priceOf } from '../../../../domain/plans/energy/energy-price.ts';
import { householdOf } from '../../../../domain/plans/energy/energy-questions.ts';
import type { MeasuredYear } from '../../../../domain/plans/energy/measured-year.ts';
import {
  initialQuery,
  openSettings,
  type PlanQuery,
} from '../../../../domain/plans/list/plan-query.ts';
import { meteredPages } from './metered-pages.ts';

const every = [0, 1, 2, 3, 4, 5, 6];
const season = { from: '01-01', to: '12-31', supplyCents: 100 };
const planOf = (name: string, rates: readonly object[], more = {}) =>
  v.parse(energyPlan, {
    vertical: 'energy',
    id: name.toLowerCase(),
    providerId: 'wattle',
    name,
    inclusions: [],
    checkedOn: '2026-11-20',
    sponsored: false,
    planId: `${name}1@EME`,
    customer: 'Residential',
    contract: { name: 'No lock-in contract', months: 0 },
    electricity: { seasons: [{ ...season, rates }], ...more },
  });
const rate = (kind: string, cents: number, from?: number, to?: number) => ({
  kind,
  blocks: [{ cents }],
  ...(from !== undefined && { windows: [{ days: every, from, to }] }),
});
const flat = planOf('Flat', [rate('any', 25)]);
const nights = planOf('Nights', [rate('peak', 40, 360, 0), rate('off-peak', 10, 0, 360)]);
const load = { name: 'Controlled load', supplyCents: 0, rates: [rate('any', 15)] };
const withLoad = planOf('Load', [rate('any', 25)], {
  controlledLoad: [load],
  withControlledLoad: true,
});
const logo = { url: 'https://logos.example/wattle.svg', altText: 'Wattle' };
const provider = { id: 'wattle', name: 'Wattle', logo };
const unpriced = [
  { id: 'w', name: 'Spot', providerName: 'Wattle', reason: 'It follows a market.' },
];
const area = { known: true, distributors: [], distributor: 'Wattle Networks' };
const answer = {
  plans: [flat, nights, withLoad].map((plan) => ({ plan, provider })),
  providers: [{ id: 'wattle', name: 'Wattle' }],
  area,
  unpriced,
};

/** 1 kWh in each half hour from midnight to 6 am, on every day. */
const night: MeasuredYear = {
  weekdays: new Uint8Array(365),
  used: Float64Array.from({ length: 365 * 48 }, (_, half) => (half % 48 < 12 ? 1 : 0)),
  controlled: null,
  exported: null,
  measuredDays: 365,
};
const { signal } = new AbortController();
const start = initialQuery(openSettings('energy'));
const query: PlanQuery = { ...start, answers: { ...start.answers, postcode: '3068' } };
const fetched = vi.fn();

beforeEach(() => {
  fetched.mockReset();
  fetched.mockResolvedValue({ status: 200, json: async () => answer });
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const urls = () => fetched.mock.calls.map(([url]) => String(url));

it('prices hours of Eastern Standard Time by the meter’s own', async () => {
  const standard = planOf('Standard', [rate('peak', 40, 360, 0), rate('off-peak', 10, 0, 360)], {
    clock: 'AEST',
  });
  fetched.mockResolvedValue({
    status: 200,
    json: async () => ({
      ...answer,
      plans: [nights, standard].map((plan) => ({ plan, provider })),
    }),
  });
  /** The same use, two half hours later by the clock on the wall. */
  const moved = { ...night, used: night.used.map((_, half) => night.used.at(half - 2) ?? 0) };
  const page = await meteredPages((state) => (state === 'VIC' ? moved : night))(query, signal);
  expect(page?.plans.map(({ id, estimateCents }) => [id, estimateCents])).toEqual([
    ['standard', 88_330],
    // An hour of each night is at 40 c: 730 kWh × 30 c × 1.1 more.
    ['nights', 88_330 + 24_090],
  ]);
});

it('prices and orders every plan as the engine does, by the measured year', async () => {
  const page = await meteredPages(() => night)(query, signal);
  const home = householdOf(query.answers ?? {}, night);
  const yearOf = (plan: typeof flat) => priceOf(plan, home, today()).yearCents;
  // 365 × 100 × 1.1 of supply; 4,380 kWh at 10 c and at 25 c, × 1.1.
  expect([yearOf(nights), yearOf(flat)]).toEqual([88_330, 160_600]);
  expect(page?.plans.map(({ id, estimateCents, place }) => [id, estimateCents, place])).toEqual([
    ['nights', 88_330, 1],
    ['flat', 160_600, 2],
  ]);
  expect(page).toMatchObject({ total: 2, area, unpriced, stale: false });
});

it('says that the list is old, since when, and asks again for the next', async () => {
  const [older, newer] = ['2026-11-20T01:00:00.000Z', '2026-11-22T01:00:00.000Z'];
  const say = (said: object) => ({ status: 200, json: async () => ({ ...answer, ...said }) });
  fetched.mockResolvedValueOnce(say({ asOf: newer, stale: false }));
  fetched.mockResolvedValueOnce(say({ asOf: newer, stale: true }));
  fetched.mockResolvedValueOnce(say({ asOf: older, stale: true }));
  fetched.mockResolvedValue(say({ asOf: newer, stale: false }));
  const pages = meteredPages(() => night);
  const { fuel: _, ...filters } = query.filters;
  const old = await pages({ ...query, filters }, signal);
  expect(old).toMatchObject({ stale: true, asOf: older });
  const fresh = await pages({ ...query, filters, page: 2 }, signal);
  expect(fresh).toMatchObject({ stale: false, asOf: newer });
  await pages({ ...query, filters }, signal);
  expect(urls()).toHaveLength(6);
});

it('asks for the plans of the area, and sends nothing from the meter', async () => {
  const pages = meteredPages(() => night);
  const filters = { ...query.filters, provider: ['wattle'] };
  await pages({ ...query, filters, answers: { ...query.answers, kwh: 4_380 } }, signal);
  expect(urls()).toEqual(['/api/plans/energy?fuel=Electricity&customer=Residential&postcode=3068']);
  expect(Object.keys(fetched.mock.calls[0]?.[1] ?? {}).toSorted()).toEqual(['headers', 'signal']);
});

it('compares with the reference price of the home’s network, though only the postcode was asked for', async () => {
  const reference = { distributor: 'Wattle Networks', percent: -10, cents: 100, words: 'less' };
  const plans = [{ plan: { ...flat, references: [reference] }, provider }];
  fetched.mockResolvedValue({ status: 200, json: async () => ({ ...answer, plans }) });
  const page = await meteredPages(() => night)(query, signal);
  expect(page?.plans[0]?.facts.reference).toBe(-10);
});

it('lists a year in credit', async () => {
  const exported = Float64Array.from({ length: 365 * 48 }, () => 2);
  const solar = planOf('Solar', [rate('any', 25)]);
  const feedIn = [{ name: 'Feed-in', counts: true, steps: [{ cents: 10, from: 0, to: 0 }] }];
  const plan = v.parse(energyPlan, { ...solar, feedIn });
  fetched.mockResolvedValue({
    status: 200,
    json: async () => ({ ...answer, plans: [{ plan, provider }] }),
  });
  const page = await meteredPages(() => ({ ...night, exported }))(query, signal);
  expect(page?.plans[0]?.estimateCents).toBeLessThan(0);
});

it('shows no logos, because which of them are fetched would follow from the meter', async () => {
  const page = await meteredPages(() => night)(query, signal);
  expect(page?.plans.map((plan) => plan.provider.logo)).toEqual([null, null]);
});

it('asks once for one area, whatever is filtered, sorted or answered', async () => {
  const pages = meteredPages(() => night);
  await pages(query, signal);
  expect(
    (await pages({ ...query, filters: { ...query.filters, provider: ['other'] } }, signal))?.total,
  ).toBe(0);
  const sorted = await pages({ ...query, sort: 2, perPage: 1, page: 2 }, signal);
  expect(sorted?.plans.map(({ id }) => id)).toEqual(['nights']);
  await pages({ ...query, answers: { ...query.answers, demandKw: 7 } }, signal);
  expect(urls()).toHaveLength(1);
  await pages({ ...query, answers: { ...query.answers, distributor: 'Quoll Lines' } }, signal);
  expect(urls().at(-1)).toContain('postcode=3068&distributor=Quoll+Lines');
});

it('lists what a home with a measured controlled load can take', async () => {
  const measured = { ...night, controlled: night.used };
  const page = await meteredPages(() => measured)(query, signal);
  expect(page?.plans.map(({ id }) => id)).toEqual(['load']);
  expect(page?.plans[0]?.facts.use).toContain('4,380 kWh');
});

it('goes by the clocks of the home’s state, and asks for its plans', async () => {
  const yearIn = vi.fn(() => night);
  await meteredPages(yearIn)(query, signal);
  await meteredPages(yearIn)(start, signal);
  const across = { ...query, answers: { ...query.answers, postcode: '0872', state: 'SA' } };
  await meteredPages(yearIn)(across, signal);
  expect(yearIn.mock.calls).toEqual([['VIC'], [null], ['SA']]);
  expect(urls().at(-1)).toContain('postcode=0872&state=SA');
});

it('asks for every fuel where the list has any, and for all or nothing', async () => {
  const { fuel: _, ...filters } = query.filters;
  const any = { ...query, filters };
  const pages = meteredPages(() => night);
  fetched.mockResolvedValueOnce({ status: 503, json: async () => ({}) });
  expect(await pages(any, signal)).toBeUndefined();
  const page = await pages(any, signal);
  expect(urls().map((url) => new URLSearchParams(url.split('?')[1]).get('fuel'))).toEqual([
    'Electricity',
    'Gas',
    'Dual',
    'Electricity',
    'Gas',
    'Dual',
  ]);
  expect(page?.providers).toEqual(answer.providers);
  expect(page?.total).toBe(2);
});

it('has no page without plans, and asks again the next time', async () => {
  const pages = meteredPages(() => night);
  fetched.mockResolvedValueOnce({ status: 503, json: async () => ({}) });
  expect(await pages(query, signal)).toBeUndefined();
  expect((await pages(query, signal))?.total).toBe(2);
});

it('has no page once aborted', async () => {
  const gone = new AbortController();
  fetched.mockImplementation(async () => {
    gone.abort();
    return { status: 200, json: async () => answer };
  });
  expect(await meteredPages(() => night)(query, gone.signal)).toBeUndefined();
});
