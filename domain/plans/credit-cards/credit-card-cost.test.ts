/** A card's first year, worked by hand: fee + balance × rate × months ÷ 12, the method of moneysmart.gov.au. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainCard } from './credit-card.fixture.ts';
import { creditCardCost, servesCard } from './credit-card-cost.ts';
import type { CreditCardPlan } from './credit-card-plan.ts';

const day = '2026-11-21';
const nothing = { spend: 0, carried: 0, transfer: 0 };
const transfer = { rate: 0, months: 18, afterwards: 22, feePercent: 0 };
const firstYear = { feeCents: 0, until: '2026-12-31' };

interface Worked {
  readonly card?: Partial<CreditCardPlan>;
  readonly habit?: Partial<typeof nothing>;
  readonly cents: number;
  /** The arithmetic in dollars. */
  readonly by: string;
}

const worked: readonly Worked[] = [
  { cents: 6_000, by: 'nothing spent or owed: the fee, 60' },
  { habit: { spend: 2_000 }, cents: 6_000, by: 'paid in full within 55 days: 60' },
  { habit: { carried: 3_000 }, cents: 66_000, by: '60 + 3,000 × 20% = 60 + 600' },
  {
    habit: { spend: 1_000, carried: 3_000 },
    cents: 76_000,
    by: '60 + 600 + half a month of 1,000 owed all year: 500 × 20% = 100',
  },
  {
    card: { interestFreeDays: 0 },
    habit: { spend: 1_000 },
    cents: 16_000,
    by: 'no interest-free days: 60 + 500 × 20%',
  },
  {
    card: { annualFeeCents: 0, purchaseRate: 12.99 },
    habit: { carried: 1_500 },
    cents: 19_485,
    by: '1,500 × 12.99% = 194.85',
  },
  {
    card: { purchaseRate: 0 },
    habit: { spend: 5_000, carried: 9_000 },
    cents: 6_000,
    by: 'a rate of 0%: the fee alone',
  },
  {
    card: { balanceTransfer: transfer },
    habit: { transfer: 5_000 },
    cents: 6_000,
    by: '18 months at 0% outlast the year: 60',
  },
  {
    card: { balanceTransfer: { ...transfer, months: 6 } },
    habit: { transfer: 5_000 },
    cents: 61_000,
    by: '60 + 6 months at 0% + 5,000 × 22% × 6 ÷ 12 = 60 + 550',
  },
  {
    card: { balanceTransfer: { ...transfer, rate: 4.99, months: 8, feePercent: 2 } },
    habit: { transfer: 5_000 },
    cents: 69_300,
    by: '60 + 2% of 5,000 = 100 + 5,000 × 4.99% × 8 ÷ 12 = 166.33 + 5,000 × 22% × 4 ÷ 12 = 366.67',
  },
  {
    card: { balanceTransfer: transfer },
    habit: { spend: 1_000, transfer: 5_000 },
    cents: 16_000,
    by: 'a moved balance ends the interest-free days: 60 + 500 × 20%',
  },
  {
    card: { balanceTransfer: { ...transfer, until: '2026-11-20' } },
    habit: { carried: 100 },
    cents: 8_000,
    by: 'an offer that is over: 60 + 100 × 20%',
  },
  { card: { firstYear }, habit: { carried: 100 }, cents: 2_000, by: 'no fee at first: 0 + 20' },
  {
    card: { firstYear: { ...firstYear, until: '2026-11-20' } },
    cents: 6_000,
    by: 'the first year’s fee is over: 60',
  },
  {
    card: { feeWaivedFromCents: 1_200_000 },
    habit: { spend: 1_000 },
    cents: 0,
    by: '12 × 1,000 reaches 12,000: no fee',
  },
  {
    card: { feeWaivedFromCents: 1_200_000 },
    habit: { spend: 950 },
    cents: 6_000,
    by: '12 × 950 = 11,400 does not: 60',
  },
  {
    card: { annualFeeCents: 0, purchaseRate: 19.99 },
    habit: { spend: 50, carried: 50 },
    cents: 1_500,
    by: '50 × 19.99% = 9.995, rounded up to 10.00, + 25 × 19.99% = 4.9975, to 5.00',
  },
];

const costOf = ({ card, habit }: Pick<Worked, 'card' | 'habit'>) =>
  creditCardCost({ ...plainCard, ...card }, day, { ...nothing, ...habit });

describe('the cost of the first year with a card', () => {
  it.each(worked)('$by', ({ cents, ...asked }) => {
    const cost = costOf(asked);
    expect(cost.estimateCents).toBe(cents);
    expect(cost.minimumTotalCents).toBe(cents);
  });

  it('is billed by the year, with the offer that lowers it', () => {
    expect(costOf({})).toMatchObject({ ongoingCents: 6_000, unit: '/year', offer: null });
    expect(costOf({ card: { firstYear } })).toMatchObject({
      ongoingCents: 6_000,
      offer: { title: 'No annual fee in the first year', priceCents: 0, months: 12 },
    });
    const both = { firstYear: { ...firstYear, feeCents: 1_000 }, feeWaivedFromCents: 0 };
    expect(costOf({ card: both })).toMatchObject({ ongoingCents: 0, offer: null });
  });
});

describe('any card', () => {
  const anyRate = fc.integer({ min: 0, max: 9_998 }).map((part) => part / 100);
  const anyHabit = fc.record({
    spend: fc.integer({ min: 0, max: 20_000 }),
    carried: fc.integer({ min: 0, max: 50_000 }),
    transfer: fc.integer({ min: 0, max: 50_000 }),
  });
  const anyTransfer = fc.record({
    rate: anyRate,
    months: fc.integer({ min: 1, max: 48 }),
    afterwards: anyRate,
    feePercent: anyRate,
  });
  const more = { min: 0.01, max: 1, noNaN: true };

  it('never costs less with a higher rate or fee', () => {
    const dearer = fc.constantFrom(
      'purchaseRate',
      'annualFeeCents',
      'rate',
      'afterwards',
      'feePercent',
    );
    fc.assert(
      fc.property(
        anyHabit,
        anyRate,
        anyTransfer,
        dearer,
        fc.double(more),
        (habit, rate, moved, name, by) => {
          const card = { purchaseRate: rate, balanceTransfer: moved };
          const step = Math.max(0.01, Math.round(by * 100) / 100);
          const up = (value: number) => Number((value + step).toFixed(2));
          const worse =
            name === 'purchaseRate'
              ? { ...card, purchaseRate: up(rate) }
              : name === 'annualFeeCents'
                ? { ...card, annualFeeCents: 6_001 }
                : { ...card, balanceTransfer: { ...moved, [name]: up(moved[name]) } };
          expect(costOf({ card: worse, habit }).estimateCents).toBeGreaterThanOrEqual(
            costOf({ card, habit }).estimateCents,
          );
        },
      ),
    );
  });

  it('costs whole cents, and no less for someone who owes more', () => {
    fc.assert(
      fc.property(anyHabit, anyRate, anyTransfer, (habit, rate, moved) => {
        const card = { purchaseRate: rate, balanceTransfer: moved };
        const { estimateCents } = costOf({ card, habit });
        expect(Number.isSafeInteger(estimateCents)).toBe(true);
        const owing = { ...habit, carried: habit.carried + 50 };
        expect(costOf({ card, habit: owing }).estimateCents).toBeGreaterThanOrEqual(estimateCents);
      }),
    );
  });

  it('is left out if a balance is to be transferred and it accepts none', () => {
    const moving = { ...nothing, transfer: 50 };
    const ended = { ...plainCard, balanceTransfer: { ...transfer, until: '2026-11-20' } };
    expect(servesCard(plainCard, day, nothing)).toBe(true);
    expect(servesCard(plainCard, day, moving)).toBe(false);
    expect(servesCard({ ...plainCard, balanceTransfer: transfer }, day, moving)).toBe(true);
    expect(servesCard(ended, day, moving)).toBe(false);
    expect(servesCard(ended, '2026-11-20', moving)).toBe(true);
  });
});
