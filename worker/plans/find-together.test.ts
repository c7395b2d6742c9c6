/** Electricity and gas together: asked for with a home's list of electricity, which never depends on it. */
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { energyLike, flatTariff } from '../../domain/plans/energy/energy.fixture.ts';
import type { EnergyPlan } from '../../domain/plans/energy/energy-plan.ts';
import type { PageArea, PlanPage } from '../../domain/plans/list/plan-page.ts';
import { initialQuery, openSettings } from '../../domain/plans/list/plan-query.ts';
import type { SoldEnergy } from '../../domain/plans/list/sold-energy.ts';
import { askerOn } from '../ports/plans/asker.fixture.ts';
import type { SoldQuestion } from '../ports/plans/plans.port.ts';
import { withTogether } from './find-together.ts';

const area: PageArea = { known: true, distributors: [], distributor: 'Wattle Networks' };
const page: PlanPage = {
  plans: [],
  total: 1,
  page: 1,
  pages: 1,
  providers: [],
  asOf: null,
  stale: false,
  area,
};
const query = initialQuery(openSettings('energy'));
const answers = { ...query.answers, postcode: '3068', distributor: 'Wattle Networks', kwh: 1_000 };
const asked = { ...query, answers };

const block = (cents: number) => ({ cents: cents / 1.1 });
/** $1 a day. */
const power = energyLike({ id: 'e', electricity: flatTariff(100, block(30)) });
const hotWater = energyLike({
  id: 'cl',
  electricity: { ...flatTariff(1, block(1)), withControlledLoad: true },
});
const spot = energyLike({ id: 'w', electricity: undefined, unpriced: 'wholesale' });
const flame = energyLike({ id: 'g', electricity: undefined, gas: flatTariff(100, block(2)) });

let questions: SoldQuestion[];
let logged: MockInstance;
const port = (sold: Partial<Record<SoldQuestion['fuel'], readonly EnergyPlan[]>>) => ({
  energy: async (question: SoldQuestion): Promise<SoldEnergy> => {
    questions.push(question);
    const plans = sold[question.fuel];
    if (!plans) throw new Error('No answer');
    const provider = { id: 'quandong', name: 'Quandong', logo: null };
    const all = plans.map((plan) => ({ plan, provider }));
    return { plans: all, providers: [], area, unpriced: [], asOf: null, stale: false };
  },
});
const all = port({ Electricity: [hotWater, spot, power], Gas: [flame], Dual: [] });

beforeEach(() => {
  questions = [];
  logged = vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('a list of electricity plans for homes', () => {
  it('has the sum of both fuels for this home, each plan at its own use', async () => {
    const { together } = await withTogether(all, page, asked, askerOn());
    // 365 + 1,000 × 0.30, and 365 + 24,000 × 0.02 dollars.
    expect(together?.cheapest).toMatchObject({ yearCents: 66_500 + 84_500 });
    expect(together?.cheapest?.plans.map(({ id }) => id)).toEqual(['e', 'g']);
    expect(together?.ofOne).toHaveLength(1);
    expect(questions.map(({ fuel }) => fuel)).toEqual(['Electricity', 'Gas', 'Dual']);
    const home = { customer: 'Residential', postcode: '3068' };
    for (const question of questions) expect(question).toMatchObject(home);
    // An electricity and a gas network may share a name, and a home may be on only one of them.
    const networks = questions.map(({ distributor }) => distributor);
    expect(networks).toEqual(['Wattle Networks', '', 'Wattle Networks']);
  });

  it('is shown without the sum if a fuel has no answer, which is logged', async () => {
    const some = port({ Electricity: [power] });
    expect(await withTogether(some, page, asked, askerOn())).toBe(page);
    expect(logged).toHaveBeenCalledOnce();
  });
});

describe('no question is asked', () => {
  it.each<[string, Partial<typeof page>, Partial<typeof asked>]>([
    ['of gas', {}, { filters: { ...query.filters, fuel: 'Gas' } }],
    ['of businesses', {}, { filters: { ...query.filters, customer: 'Business' } }],
    ['of every fuel', {}, { filters: {} }],
    ['of another product', {}, { vertical: 'mobile' }],
    ['on page 2', { page: 2 }, {}],
    ['without a postcode', { area: { known: false, distributors: [], distributor: null } }, {}],
    ['without a network', { area: { ...area, distributors: ['A', 'B'], distributor: null } }, {}],
  ])('%s', async (_name, ofPage, ofQuery) => {
    const given = { ...page, ...ofPage };
    expect(await withTogether(all, given, { ...asked, ...ofQuery }, askerOn())).toBe(given);
    expect(questions).toEqual([]);
  });
});
