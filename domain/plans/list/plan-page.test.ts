/** A page cut from a whole list: our order, places across all pages, nothing lost or repeated. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardLike } from '../example-plans.ts';
import { asksNetwork, isUnder, isUnsold, isUnsoldAsOpened, namesIn, pageOf } from './plan-page.ts';
import type { PlanQuery } from './plan-query.ts';

const plans = Array.from({ length: 12 }, (_, index) =>
  cardLike({
    id: `p${index}`,
    name: `Plan ${String.fromCharCode(76 - index)}`,
    estimateCents: 3_000 + ((index * 7) % 12) * 100,
  }),
);
const query = (page: number, sort: 1 | 2 = 1): PlanQuery => ({
  vertical: 'broadband',
  filters: {},
  sort,
  page,
  perPage: 5,
});
const ids = (list: typeof plans, page: number, sort: 1 | 2 = 1) =>
  pageOf(list, query(page, sort)).plans.map(({ id }) => id);

describe('a page of a whole list', () => {
  it('is in our order, whatever the input order', () => {
    const wanted = [...plans].sort((a, b) => a.estimateCents - b.estimateCents).map(({ id }) => id);
    fc.assert(
      fc.property(fc.shuffledSubarray(plans, { minLength: plans.length }), (shuffled) => {
        expect(ids(shuffled, 1)).toEqual(wanted.slice(0, 5));
        expect(ids(shuffled, 3)).toEqual(wanted.slice(10));
        expect(ids(shuffled, 1, 2)).toEqual([...wanted].reverse().slice(0, 5));
      }),
    );
  });

  it('has the plan with the lower minimum total first where estimates are equal', () => {
    const dear = cardLike({ id: 'a', minimumTotalCents: 9_000 });
    const cheap = cardLike({ id: 'b', minimumTotalCents: 8_000 });
    expect(ids([dear, cheap], 1)).toEqual(['b', 'a']);
  });

  it('gives each plan its place and reason, counted over all pages', () => {
    const { plans: shown } = pageOf(plans, query(2));
    expect(shown.map(({ place }) => place)).toEqual([6, 7, 8, 9, 10]);
    for (const { reason } of shown) expect(reason).toMatch(/^Number \d+ of 12: /);
  });

  it('after the last is the last page', () => {
    expect(pageOf(plans, query(9))).toMatchObject({ page: 3, pages: 3, total: 12 });
  });

  it('puts plans without a price last, without a place', () => {
    const unpriced = cardLike({ id: 'none', estimateCents: 0, unpriced: 'It follows a market.' });
    for (const sort of [1, 2] as const) {
      const { plans: shown } = pageOf([unpriced, ...plans], query(3, sort));
      expect(shown.at(-1)).toMatchObject({ id: 'none', place: null, reason: null });
      expect(shown.at(-2)).toMatchObject({ place: 12 });
    }
  });

  it('shows a repeated plan once', () => {
    expect(pageOf([...plans, ...plans.slice(0, 1)], query(1)).total).toBe(12);
  });
});

it('filters and cost bounds include their ends', () => {
  const plan = cardLike({ estimateCents: 5_000, facts: { speed: 50 } });
  const under = (filters: PlanQuery['filters'], cost = {}) => isUnder(plan, { filters, cost });
  expect(under({ speed: [50] }, { minCents: 5_000, maxCents: 5_000 })).toBe(true);
  expect(under({}, { maxCents: 4_999 })).toBe(false);
  expect(under({ speed: [25] })).toBe(false);
  expect(under({ provider: [plan.provider.id] })).toBe(true);
  // The year of a home that exports a lot may be a credit.
  expect(isUnder({ ...plan, estimateCents: -100 }, { filters: {} })).toBe(true);
  expect(isUnder({ ...plan, estimateCents: -100 }, { filters: {}, cost: { minCents: 0 } })).toBe(
    false,
  );
});

it('a page names its providers, and those chosen that sell nothing here', () => {
  const [here, away] = ['Here', 'Away'].map((name) => ({ id: name, name }));
  const page = { providers: [here], absent: [away] } as Parameters<typeof namesIn>[0];
  expect(namesIn(page)).toEqual([here, away]);
  expect(namesIn(null)).toEqual([]);
});

describe('the area of a page', () => {
  const known = { known: true, distributors: [], distributor: 'Wattle Networks' };
  const several = { known: true, distributors: ['Wattle', 'Mulga'], distributor: null };

  it('offers a choice of network while there are several', () => {
    expect([known, several, undefined].map(asksNetwork)).toEqual([false, true, false]);
    expect(asksNetwork({ ...several, distributor: 'Wattle' })).toBe(false);
  });

  it('counts as unsold only where that is known', () => {
    const unsold = (
      area?: typeof known | typeof several,
      providers: { id: string; name: string }[] = [],
    ) => isUnsold(area ? { area, providers } : { providers });
    expect(unsold(known)).toBe(true);
    expect(unsold(known, [{ id: 'one', name: 'One' }])).toBe(false);
    expect([unsold({ ...known, known: false }), unsold(several), unsold()]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('counts as unsold for the list as it opens, but not for another fuel or customer, or before plans are loaded', () => {
    const asOpened = { fuel: 'Electricity', customer: 'Residential' };
    const unsold = (filters: PlanQuery['filters'], asOf: string | null = '2026-11-28T00:00:00Z') =>
      isUnsoldAsOpened({ area: known, providers: [], asOf }, { vertical: 'energy', filters });
    expect(unsold(asOpened)).toBe(true);
    expect(unsold({ ...asOpened, noExitFee: true })).toBe(true);
    expect(unsold({ ...asOpened, fuel: 'Dual' })).toBe(false);
    expect(unsold({ ...asOpened, customer: 'Business' })).toBe(false);
    expect(unsold(asOpened, null)).toBe(false);
  });
});
