/** A loan's facts: two rates in the same words, and whether it lends the requested amount and term. */
import { describe, expect, it } from 'vitest';
import type { Fact } from '../fact.ts';
import { planFacts } from '../fact-values.ts';
import { plainLoan } from './loan.fixture.ts';
import { lends, loanFacts } from './loan-facts.ts';
import type { LoanPlan } from './loan-plan.ts';

const ranged = {
  ...plainLoan,
  comparisonRate: 9.37,
  highest: { rate: 19.98, comparisonRate: 21.4 },
};
const factsFor = (creditRecord: string, loan: LoanPlan = ranged) =>
  planFacts(loan, '2026-11-21', { amount: 20_000, years: 5, creditRecord });

describe('the rates of a loan', () => {
  it('are beside each other on every card, with the exact warning', () => {
    const [, rate, comparison] = Object.values<Fact<LoanPlan>>(loanFacts);
    expect([rate?.term, comparison?.term]).toEqual(['Interest rate', 'Comparison rate']);
    expect([rate?.card, comparison?.card]).toEqual(['always', 'always']);
    expect(comparison?.note).toBe(
      'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.',
    );
  });

  it('use the same wording', () => {
    expect(factsFor('Good', { ...ranged, highest: undefined })).toMatchObject({
      rate: '8.49% a year',
      comparisonRate: '9.37% a year',
      comparisonExample: 'Unsecured loan of $30,000.00 over 5 years',
    });
  });

  it.each([
    ['Excellent', '8.49'],
    ['Good', '14.24'],
    ['Average', '19.98'],
  ])('are a range if they depend on the borrower: %s is counted at %s%%', (record, counted) => {
    expect(factsFor(record)).toMatchObject({
      rate: `8.49% to 19.98% a year; we use ${counted}% a year`,
      comparisonRate: '9.37% to 21.4% a year',
    });
  });
});

it.each([
  ['Excellent', 9.37],
  ['Good', 21.4],
  ['Average', 21.4],
])('uses a comparison rate that the lender published: %s', (record, counted) => {
  expect(factsFor(record).countedComparisonRate).toBe(counted);
  expect(factsFor(record, plainLoan).countedComparisonRate).toBe(plainLoan.comparisonRate);
});

it('the first fact says what the price is for', () => {
  expect(Object.keys(loanFacts)[0]).toBe('use');
  expect(factsFor('Good').use).toBe('$20,000 over 5 years, with a good credit score');
  const short = planFacts(plainLoan, '2026-11-21', {
    amount: 2_500,
    years: 1,
    creditRecord: 'Average',
  });
  expect(short.use).toBe('$2,500 over 1 year, with an average credit score');
});

it.each([
  [2_000, 1, true],
  [75_000, 7, true],
  [1_500, 5, false],
  [75_500, 5, false],
  [20_000, 8, false],
])('lends $%s over %s years: %s', (amount, years, able) => {
  expect(lends(plainLoan, { amount, years })).toBe(able);
  expect(planFacts(plainLoan, '2026-11-21', { amount, years }).lends).toBe(able);
});

it('does not lend for less than its shortest term', () => {
  const long = { ...plainLoan, termYears: { from: 3, to: 7 } };
  expect(lends(long, { amount: 20_000, years: 2 })).toBe(false);
  expect(lends(long, { amount: 20_000, years: 3 })).toBe(true);
});
