/** Loans worked by hand with the annuity formula, P × r ÷ (1 − (1 + r)⁻ⁿ), r = rate ÷ 12 and n months. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainLoan } from './loan.fixture.ts';
import { loanCost } from './loan-cost.ts';
import type { LoanPlan } from './loan-plan.ts';

const day = '2026-11-21';
const usual = { amount: 20_000, years: 5, creditRecord: 'Good' };

interface Worked {
  readonly loan: Partial<LoanPlan>;
  readonly asked?: Partial<typeof usual>;
  /** Per month, and over the term. */
  readonly cents: readonly [number, number];
  readonly by: string;
}

const score = { rate: 6.89, highest: { rate: 23.49, comparisonRate: 23.49 } };

const worked: readonly Worked[] = [
  { loan: { rate: 0 }, cents: [33_334, 2_000_040], by: '20,000 ÷ 60 = 333.33…, up to 333.34' },
  {
    loan: { rate: 12 },
    asked: { amount: 10_000, years: 1 },
    cents: [88_849, 1_066_188],
    by: '10,000 × 0.01 ÷ (1 − 1.01⁻¹²) = 888.4879; × 12 (a textbook case)',
  },
  { loan: {}, cents: [41_024, 2_461_440], by: '20,000 at 8.49%, 60 months: 410.2342; × 60' },
  {
    loan: {},
    asked: { years: 1 },
    cents: [174_431, 2_093_172],
    by: '20,000 at 8.49%, 12 months: 1,744.3030; × 12',
  },
  {
    loan: { feeCents: 19_500 },
    cents: [41_024, 2_480_940],
    by: '410.24 × 60 + 195 at the start',
  },
  {
    loan: { monthlyFeeCents: 500 },
    cents: [41_524, 2_491_440],
    by: '(410.24 + 5) × 60',
  },
  {
    loan: { rate: 7.95, feeCents: 19_500, monthlyFeeCents: 500 },
    asked: { amount: 30_000 },
    cents: [61_258, 3_694_980],
    by: '30,000 at 7.95%: 607.5742; (607.58 + 5) × 60 + 195',
  },
  {
    loan: { rate: 5.99 },
    asked: { amount: 100_000, years: 7 },
    cents: [146_038, 12_267_192],
    by: '100,000 at 5.99%, 84 months: 1,460.3761; × 84',
  },
  {
    loan: { rate: 24 },
    asked: { amount: 1_000, years: 1 },
    cents: [9_456, 113_472],
    by: '1,000 × 0.02 ÷ (1 − 1.02⁻¹²) = 94.5596; × 12',
  },
  {
    loan: score,
    asked: { creditRecord: 'Excellent' },
    cents: [39_499, 2_369_940],
    by: 'the lowest rate, 6.89%: 394.9868; × 60',
  },
  {
    loan: score,
    cents: [47_780, 2_866_800],
    by: 'half way, (6.89 + 23.49) ÷ 2 = 15.19%: 477.7956; × 60',
  },
  {
    loan: score,
    asked: { creditRecord: 'Average' },
    cents: [56_946, 3_416_760],
    by: 'the highest rate, 23.49%: 569.4541; × 60',
  },
  {
    loan: { rate: 10.49, feeCents: 25_000, monthlyFeeCents: 950 },
    asked: { amount: 30_000, years: 10 },
    cents: [41_414, 4_994_680],
    by: '30,000 at 10.49%, 120 months: 404.6370; (404.64 + 9.50) × 120 + 250',
  },
];

const costOf = (loan: Partial<LoanPlan>, asked: Partial<typeof usual> = {}) =>
  loanCost({ ...plainLoan, ...loan }, day, { ...usual, ...asked });

describe('the total repaid', () => {
  it.each(worked)('$by', ({ loan, asked, cents: [monthly, total] }) => {
    expect(costOf(loan, asked)).toEqual({
      ongoingCents: monthly,
      unit: '/month',
      offer: null,
      estimateCents: total,
      minimumTotalCents: total,
      contract: null,
      contractMonths: null,
    });
  });

  it('brings the balance to zero, month by month', () => {
    const { ongoingCents } = costOf({ rate: 12.49 }, { years: 3 });
    let owed = 2_000_000;
    for (let month = 0; month < 36; month++) owed += (owed * 0.1249) / 12 - ongoingCents;
    expect(Math.abs(owed)).toBeLessThan(50);
    expect(owed).toBeLessThanOrEqual(0);
  });
});

describe('any loan', () => {
  const anyLoan = fc.record({
    rate: fc.integer({ min: 0, max: 9_900 }).map((part) => part / 100),
    feeCents: fc.integer({ min: 0, max: 100_000 }),
    monthlyFeeCents: fc.integer({ min: 0, max: 2_000 }),
  });
  const anyAsked = fc.record({
    amount: fc.integer({ min: 1_000, max: 100_000 }),
    years: fc.integer({ min: 1, max: 10 }),
  });

  it('never costs less with a higher rate, a higher fee or a larger amount', () => {
    fc.assert(
      fc.property(anyLoan, anyAsked, fc.integer({ min: 1, max: 100 }), (loan, asked, by) => {
        const { estimateCents } = costOf(loan, asked);
        const rate = Number((loan.rate + by / 100).toFixed(2));
        const dearer = [
          costOf({ ...loan, rate }, asked),
          costOf({ ...loan, feeCents: loan.feeCents + by }, asked),
          costOf({ ...loan, monthlyFeeCents: loan.monthlyFeeCents + by }, asked),
          costOf(loan, { ...asked, amount: asked.amount + by }),
        ];
        for (const one of dearer) expect(one.estimateCents).toBeGreaterThanOrEqual(estimateCents);
      }),
    );
  });

  it('is repaid in full, in whole cents', () => {
    fc.assert(
      fc.property(anyLoan, anyAsked, (loan, asked) => {
        const { estimateCents } = costOf(loan, asked);
        expect(Number.isSafeInteger(estimateCents)).toBe(true);
        expect(estimateCents).toBeGreaterThanOrEqual(asked.amount * 100);
      }),
    );
  });
});
