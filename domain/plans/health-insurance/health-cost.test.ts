/**
 * Premiums worked by hand. Rebates: privatehealth.gov.au and PHI circular 12/26 (1 April 2026 to
 * 31 March 2027), circular 21/25 (the year before). Loading: Private Health Insurance Act 2007, part
 * 2-3: 2% for each year over 30, at most 70%, on hospital cover only, and without a rebate on it.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Answers, completeAnswers } from '../question.ts';
import { combinedPolicy, extrasPolicy, hospitalPolicy } from './health.fixture.ts';
import { healthCost } from './health-cost.ts';
import type { HealthPlan } from './health-plan.ts';
import { ages, healthQuestions, incomes, scales } from './health-questions.ts';

const day = '2026-11-21';
const priced = (plan: HealthPlan, said: Answers, on = day) =>
  healthCost(plan, on, completeAnswers(healthQuestions, said)).estimateCents;

interface Worked {
  readonly plan: HealthPlan;
  readonly said: Answers;
  readonly worked: string;
  readonly cents: number;
  readonly on?: string;
}

const old = { age: '70-over' };
const middle = { age: '65-69' };
const [plan, both, extras] = [hospitalPolicy, combinedPolicy, extrasPolicy];

const table: readonly Worked[] = [
  { plan, said: {}, worked: '20000 × (1 − .24118) = 15176.4', cents: 15_176 },
  { plan, said: { income: 'tier-1' }, worked: '20000 × (1 − .16079) = 16784.2', cents: 16_784 },
  { plan, said: { income: 'tier-2' }, worked: '20000 × (1 − .08038) = 18392.4', cents: 18_392 },
  { plan, said: { income: 'tier-3' }, worked: '20000, no rebate', cents: 20_000 },
  { plan, said: old, worked: '20000 × (1 − .32158) = 13568.4', cents: 13_568 },
  {
    plan,
    said: { ...middle, income: 'tier-2' },
    worked: '20000 × (1 − .12058) = 17588.4',
    cents: 17_588,
  },
  {
    plan,
    said: { ...old, income: 'tier-1', scale: 'couple' },
    worked: '40000 × (1 − .24118) = 30352.8',
    cents: 30_353,
  },
  {
    plan,
    said: { ...middle, scale: 'single-parent' },
    worked: '30000 × (1 − .28139) = 21558.3',
    cents: 21_558,
  },
  { plan, said: { state: 'WA' }, worked: '18000 × (1 − .24118) = 13658.76', cents: 13_659 },
  {
    plan,
    said: { loading: 10 },
    worked: '20000 × (1 − .24118) + 20000 × 20% = 19176.4',
    cents: 19_176,
  },
  {
    // Two adults, one with five years: the average is not a whole number.
    plan,
    said: { loading: 2.5 },
    worked: '20000 × (1 − .24118) + 20000 × 5% = 16176.4',
    cents: 16_176,
  },
  {
    plan,
    said: { loading: 40 },
    worked: '20000 × (1 − .24118) + 20000 × 70%, not 80% = 29176.4',
    cents: 29_176,
  },
  {
    plan,
    said: { loading: 35, income: 'tier-3' },
    worked: '20000 + 20000 × 70% = 34000',
    cents: 34_000,
  },
  {
    plan: both,
    said: { loading: 10 },
    worked: '30000 × (1 − .24118) + 30000 × 70% × 20% = 26964.6',
    cents: 26_965,
  },
  {
    plan: both,
    said: { scale: 'family', income: 'tier-1', loading: 5 },
    worked: '61500 × (1 − .16079) + 61500 × 70% × 10% = 55916.415',
    cents: 55_916,
  },
  {
    plan: extras,
    said: { loading: 20 },
    worked: '4180 × (1 − .24118) = 3171.87, no loading on extras',
    cents: 3_172,
  },
  {
    plan,
    said: {},
    on: '2026-03-31',
    worked: '20000 × (1 − .24288) = 15142.4, the day before',
    cents: 15_142,
  },
  {
    plan,
    said: {},
    on: '2027-07-01',
    worked: '15176.4, until the next percentages are here',
    cents: 15_176,
  },
];

describe('a monthly premium', () => {
  it.each(table)('$plan.id $said: $worked', ({ plan: policy, said, cents, on }) => {
    expect(priced(policy, said, on)).toBe(cents);
  });

  it('is a single price, billed, compared and as the minimum', () => {
    const cost = healthCost(hospitalPolicy, day, completeAnswers(healthQuestions, {}));
    expect(cost).toMatchObject({ ongoingCents: 15_176, minimumTotalCents: 15_176, unit: '/month' });
  });

  it('needs complete answers', () => {
    expect(() => healthCost(hospitalPolicy, day, {})).toThrow('complete the answers');
  });
});

const anySaid = fc.record({
  state: fc.constantFrom('NSW', 'WA', 'TAS'),
  scale: fc.constantFrom(...scales),
  age: fc.constantFrom(...ages),
  income: fc.constantFrom(...incomes),
  loading: fc.integer({ min: 0, max: 70 }).map((half) => half / 2),
});
const anyPolicy = fc.constantFrom(hospitalPolicy, combinedPolicy, extrasPolicy);

describe('whatever the answers,', () => {
  it('another year without cover costs more on hospital cover until the loading is at its most, and nothing on extras', () => {
    fc.assert(
      fc.property(anyPolicy, anySaid, (policy, said) => {
        const [now, later] = [said, { ...said, loading: said.loading + 1 }];
        const more = priced(policy, later) - priced(policy, now);
        const loaded = policy.hospitalPercent > 0 && said.loading < 35;
        expect(Math.sign(more)).toBe(loaded ? 1 : 0);
      }),
    );
  });

  it('a higher income never lowers the price, and an older age never raises it', () => {
    fc.assert(
      fc.property(anyPolicy, anySaid, (policy, said) => {
        const byIncome = incomes.map((income) => priced(policy, { ...said, income }));
        expect(byIncome).toEqual(byIncome.toSorted((a, b) => a - b));
        const byAge = ages.map((age) => priced(policy, { ...said, age }));
        expect(byAge).toEqual(byAge.toSorted((a, b) => b - a));
      }),
    );
  });

  it('what a fund pays us changes nothing', () => {
    fc.assert(
      fc.property(anyPolicy, anySaid, (policy, said) => {
        const paid = { ...policy, sponsored: true, commissionCents: 9_900 };
        expect(priced(paid, said)).toBe(priced(policy, said));
      }),
    );
  });
});
