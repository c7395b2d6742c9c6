/** Requests that plans cannot meet: no price and, on the plan's page, the nearest request it can meet. */
import { describe, expect, it } from 'vitest';
import { plainCard } from './credit-cards/credit-card.fixture.ts';
import { block, energyLike, flatTariff, yearTariff } from './energy/energy.fixture.ts';
import { answersWithin, limitOn } from './limits.ts';
import { plainLoan } from './personal-loan/loan.fixture.ts';
import type { ComparedPlan } from './plan.ts';
import { cardOf, isServed } from './plan-card.ts';
import type { Answers } from './question.ts';

const day = '2026-11-21';
const small = {
  ...plainLoan,
  amountCents: { from: 200_050, to: 500_050 },
  termYears: { from: 1, to: 3 },
};
const load = {
  name: 'Controlled load 1',
  supplyCents: 0,
  rates: [{ kind: 'any', blocks: [block(15)] }],
};
const made = energyLike({
  electricity: yearTariff(100, [{ kind: 'any', blocks: [block(30)] }], {
    controlledLoad: [load],
    withControlledLoad: true,
  }),
});
const unpricedLoad = energyLike({
  electricity: yearTariff(100, [{ kind: 'any', blocks: [block(30)] }], {
    controlledLoad: [{ ...load, rates: [] }],
  }),
});
const transfer = { rate: 0, months: 12, afterwards: 22, feePercent: 3 };

const beyond: [string, ComparedPlan, Answers, string][] = [
  [
    'a loan of another size',
    small,
    { amount: 20_000, years: 2 },
    'It lends $2,000.50 to $5,000.50 over 1 to 3 years only.',
  ],
  [
    'a loan over longer',
    { ...small, termYears: { from: 1, to: 1 } },
    { amount: 3_000, years: 2 },
    'It lends $2,000.50 to $5,000.50 over 1 year only.',
  ],
  [
    'a card that takes no balance',
    plainCard,
    { transfer: 1_000 },
    'It has no balance transfer offer.',
  ],
  [
    'power with a controlled load of which no hours are given',
    unpricedLoad,
    { controlledLoad: '1' },
    'The retailer doesn’t say what its controlled load costs, or at what times.',
  ],
  [
    'power for a home with a controlled load',
    energyLike({ electricity: flatTariff(100, block(30)) }),
    { controlledLoad: '1' },
    'It has no rate for a controlled load.',
  ],
  [
    'power for a home without one',
    made,
    { controlledLoad: 'none' },
    'It is for homes with a controlled load, such as hot water on its own meter.',
  ],
];

describe('a plan that cannot meet the request', () => {
  it.each(beyond)('has no price, and says why: %s', (_name, plan, said, why) => {
    const answers = answersWithin(plan, said);
    expect(limitOn(plan, day, answers)).toBe(why);
    expect(isServed(plan, { day, answers })).toBe(false);
    const card = cardOf(plan, { id: 'p', name: 'P', logo: null }, { day, answers });
    expect(card).toMatchObject({
      unpriced: why,
      estimateCents: 0,
      ongoingCents: 0,
      minimumTotalCents: 0,
      offer: null,
    });
    expect(card.breakdown).toBeUndefined();
  });

  it('is distinct from one whose price is unknown, which gives that reason', () => {
    const wholesale = energyLike({ electricity: undefined, unpriced: 'wholesale' });
    const answers = answersWithin(wholesale, { controlledLoad: '1' });
    expect(limitOn(wholesale, day, answers)).toBeNull();
    expect(isServed(wholesale, { day, answers })).toBe(false);
    const { unpriced } = cardOf(wholesale, { id: 'p', name: 'P', logo: null }, { day, answers });
    expect(unpriced).toMatch(/^Its price follows the wholesale market/);
  });
});

describe('a plan’s own page', () => {
  it.each([
    ['a small loan', small, { amount: 5_000, years: 3 }],
    [
      'a large one',
      { ...plainLoan, amountCents: { from: 3_000_000, to: 9_000_000 } },
      { amount: 30_000, years: 5 },
    ],
    ['any other loan', plainLoan, { amount: 20_000, years: 5, creditRecord: 'Good' }],
    ['a plan for a controlled load', made, { controlledLoad: 'yes' }],
    ['any other energy plan', energyLike(), { controlledLoad: 'none' }],
    ['a card', { ...plainCard, balanceTransfer: transfer }, { transfer: 0 }],
  ])('assumes answers that the plan can meet: %s', (_name, plan: ComparedPlan, expected) => {
    const answers = answersWithin(plan, {});
    expect(answers).toMatchObject(expected);
    expect(isServed(plan, { day, answers })).toBe(true);
  });

  it('keeps the stated answers', () => {
    expect(answersWithin(small, { amount: 50_000 })).toMatchObject({ amount: 50_000, years: 3 });
    expect(answersWithin(made, { controlledLoad: 'none' })).toMatchObject({
      controlledLoad: 'none',
    });
  });
});
