/** A card's facts on a day: an offer is shown with the rate after it, and an expired offer is not shown. */
import { describe, expect, it } from 'vitest';
import { planFacts } from '../fact-values.ts';
import { passes } from '../filter.ts';
import { plainCard } from './credit-card.fixture.ts';
import { creditCardFacts } from './credit-card-facts.ts';
import { creditCardFilters } from './credit-card-filters.ts';
import type { CreditCardPlan } from './credit-card-plan.ts';

const offered: CreditCardPlan = {
  ...plainCard,
  firstYear: { feeCents: 0, until: '2026-11-30' },
  balanceTransfer: { rate: 0, months: 24, afterwards: 21.99, feePercent: 2, until: '2026-12-31' },
};
const factsOn = (card: CreditCardPlan, day: string) => planFacts(card, day);

describe('the facts of a card', () => {
  it('give the rate after a transfer in the words of the offer', () => {
    expect(factsOn(offered, '2026-11-21')).toMatchObject({
      balanceTransfer:
        '0% a year for 24 months, then 21.99% a year; 2% fee; apply by 31 December 2026',
      annualFee: '$0.00 in the first year, then $60.00',
    });
    const steady = {
      ...offered,
      balanceTransfer: {
        rate: 21.99,
        months: 24,
        afterwards: 21.99,
        feePercent: 0,
      },
    };
    expect(factsOn(steady, '2026-11-21').balanceTransfer).toBe('21.99% a year; no fee');
  });

  it('omit an offer after its last day', () => {
    expect(factsOn(offered, '2026-11-30').annualFee).toContain('first year');
    expect(factsOn(offered, '2026-12-01')).toMatchObject({
      annualFee: '$60.00',
      transferOffer: true,
    });
    expect(factsOn(offered, '2027-01-01')).toMatchObject({
      balanceTransfer: 'No offer',
      transferOffer: false,
    });
  });

  it('say what waives the fee', () => {
    const { annualFee } = factsOn({ ...plainCard, feeWaivedFromCents: 2_400_000 }, '2026-11-21');
    expect(annualFee).toBe('$60.00; $0.00 if you spend $24,000.00 in a year');
  });
});

it.each([
  [{ spend: 1_500, carried: 1_500, transfer: 0 }, '$1,500 spent a month, $1,500 carried over'],
  [{ spend: 2_000, carried: 0, transfer: 0 }, '$2,000 spent a month, nothing carried over'],
  [
    { spend: 0, carried: 0, transfer: 5_000 },
    '$0 spent a month, nothing carried over, $5,000 moved here',
  ],
])('the first fact says what the price is for: %o', (answers, words) => {
  expect(Object.keys(creditCardFacts)[0]).toBe('use');
  expect(planFacts(plainCard, '2026-11-21', answers).use).toBe(words);
});

it.each([
  ['noAnnualFee', { annualFeeCents: 0 }],
  ['transferOffer', { balanceTransfer: offered.balanceTransfer }],
  ['earnsRewards', { rewards: '1 point for each $1' }],
  ['noForeignFee', { foreignFeePercent: 0 }],
] as const)('the filter %s keeps only the cards that match', (name, change) => {
  const asked = { [name]: true } as const;
  const listed = (card: CreditCardPlan) =>
    passes(creditCardFilters, asked, factsOn(card, '2026-11-21'));
  expect(listed({ ...plainCard, ...change })).toBe(true);
  expect(listed(plainCard)).toBe(false);
});
