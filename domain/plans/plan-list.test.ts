/** A page of a list: the same whether the answer knew pages or not, and in our order whoever sent it. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barePlan } from './plan-list.fixture.ts';
import { readPlanList } from './plan-list.ts';

const day = '2026-11-21';
const plans = Array.from({ length: 12 }, (_, index) => ({
  ...barePlan,
  id: `p${index}`,
  name: `Plan ${String.fromCharCode(76 - index)}`,
  cost: 30 + ((index * 7) % 12),
}));
const asked = (page: number, sort: 1 | 2 = 1) => ({
  state: { sort, page },
  perPage: 5,
  day,
  imageHosts: [],
});
const ids = (data: unknown, page = 1, sort: 1 | 2 = 1) =>
  readPlanList(data, asked(page, sort))?.plans.map(({ id }) => id);

describe('a list that knows no pages', () => {
  it('is put into our order, however it came', () => {
    const wanted = [...plans].sort((a, b) => a.cost - b.cost).map(({ id }) => id);
    fc.assert(
      fc.property(fc.shuffledSubarray(plans, { minLength: plans.length }), (shuffled) => {
        expect(ids({ plans: shuffled })).toEqual(wanted.slice(0, 5));
        expect(ids({ plan_result: shuffled }, 3)).toEqual(wanted.slice(10));
        expect(ids({ plans: shuffled }, 1, 2)).toEqual([...wanted].reverse().slice(0, 5));
      }),
    );
  });

  it('has a place and a sentence for each plan, over all pages', () => {
    const page = readPlanList({ plans }, asked(2));
    expect(page?.plans.map(({ place }) => place)).toEqual([6, 7, 8, 9, 10]);
    for (const plan of page?.plans ?? []) expect(plan.reason).toMatch(/^Number \d+ of 12: /);
  });

  it('answers for a page beyond the last with the last', () => {
    expect(readPlanList({ plans }, asked(9))).toMatchObject({ page: 3, pages: 3, total: 12 });
  });

  it('has no logo that the page may not show', () => {
    const logoOf = (imageHosts: string[]) =>
      readPlanList({ plans }, { ...asked(1), imageHosts })?.plans[0]?.provider.logo;
    expect(logoOf([])).toBeNull();
    expect(logoOf(['cdn.partner.example'])).not.toBeNull();
  });

  it('leaves out what is no plan, and a plan that comes twice', () => {
    const odd = [...plans, plans[0], null, 7, { id: 'x' }];
    expect(readPlanList({ plans: odd }, asked(1))?.total).toBe(12);
  });
});

describe('a list that knows pages', () => {
  it('is taken as it is', () => {
    const page = { plans: plans.slice(0, 5), page: 2, total: 42, providers: [] };
    expect(readPlanList(page, asked(2))).toMatchObject({ page: 2, pages: 9, total: 42 });
  });
});

describe('an answer without a list', () => {
  it.each([null, 'x', [], {}, { plans: 'x' }])('is none: %o', (data) => {
    expect(readPlanList(data, asked(1))).toBeNull();
  });
});
