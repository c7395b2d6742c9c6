/** The facts of a credit card. The rate after an offer is on the same line as the offer's rate. */

import { dayWords } from '../../calendar.ts';
import { dollars } from '../../money.ts';
import type { Fact, Facts, FactValue } from '../fact.ts';
import type { FactOrder } from '../list/order.ts';
import { rateWords } from '../words/rate-words.ts';
import type { CreditCardPlan } from './credit-card-plan.ts';

type BalanceTransfer = NonNullable<CreditCardPlan['balanceTransfer']>;

/** The transfer offer available on a day. */
export function transferOn(
  { balanceTransfer }: Pick<CreditCardPlan, 'balanceTransfer'>,
  day: string,
): BalanceTransfer | null {
  const over = balanceTransfer?.until !== undefined && day > balanceTransfer.until;
  return over ? null : balanceTransfer;
}

/** The first-year fee, if still available on a day. */
export function firstYearOn(
  { firstYear }: Pick<CreditCardPlan, 'firstYear'>,
  day: string,
): CreditCardPlan['firstYear'] {
  return firstYear && day <= firstYear.until ? firstYear : undefined;
}

const rate = (value: FactValue) => (typeof value === 'number' ? rateWords(value) : null);

/** A fact used only by a filter. */
function mark(of: (card: CreditCardPlan, day: string) => boolean): Fact<CreditCardPlan> {
  return { of: (card, _answers, day) => of(card, day) };
}

export const creditCardFacts = {
  /** The use behind the price. */
  use: {
    term: 'Based on',
    word: 'what the price is based on',
    card: 'always',
  },
  purchaseRate: {
    of: ({ purchaseRate }) => purchaseRate,
    term: 'Purchase rate',
    card: 'always',
    owed: true,
    words: rate,
  },
  balanceTransfer: {
    of: (card, _answers, day) => transferWords(transferOn(card, day)),
    term: 'Balance transfer',
    card: 'always',
    owed: true,
  },
  annualFee: {
    of: (card, _answers, day) => feeWords(card, day),
    term: 'Annual fee',
    card: 'always',
    owed: true,
  },
  interestFree: {
    of: ({ interestFreeDays }) => interestFreeDays,
    term: 'Interest-free days on purchases',
    card: 'always',
    words: (value) => (value === 0 ? 'None' : value === null ? null : `Up to ${value}`),
  },
  rewards: {
    of: ({ rewards }) => rewards ?? 'None',
    term: 'Rewards',
    card: 'always',
  },
  foreignFee: {
    of: ({ foreignFeePercent }) => foreignFeePercent,
    term: 'Fee on overseas purchases',
    card: 'given',
    words: (value) => (value === 0 ? 'None' : value === null ? null : `${value}%`),
  },
  cashRate: {
    of: ({ cashRate }) => cashRate,
    term: 'Cash advance rate',
    card: 'never',
    words: rate,
  },
  targetMarket: {
    of: ({ targetMarket }) => targetMarket,
    link: 'Target market determination',
  },
  noAnnualFee: mark(({ annualFeeCents }) => annualFeeCents === 0),
  transferOffer: mark((card, day) => transferOn(card, day) !== null),
  earnsRewards: mark(({ rewards }) => rewards !== undefined),
  noForeignFee: mark(({ foreignFeePercent }) => foreignFeePercent === 0),
} as const satisfies Facts<CreditCardPlan>;

function transferWords(transfer: BalanceTransfer | null): string {
  if (!transfer) return 'No offer';
  const { rate: offered, months, afterwards, feePercent, until } = transfer;
  const length = months === 1 ? '1 month' : `${months} months`;
  const fee = feePercent > 0 ? `${feePercent}% fee` : 'no fee';
  const last = until === undefined ? '' : `; apply by ${dayWords(until)}`;
  const [first, later] = [rateWords(offered), rateWords(afterwards)];
  const rates = first === later ? first : `${first} for ${length}, then ${later}`;
  return `${rates}; ${fee}${last}`;
}

function feeWords(card: CreditCardPlan, day: string): string {
  const { annualFeeCents, feeWaivedFromCents } = card;
  const first = firstYearOn(card, day);
  const usual = first
    ? `${dollars(first.feeCents)} in the first year, then ${dollars(annualFeeCents)}`
    : dollars(annualFeeCents);
  return feeWaivedFromCents === undefined
    ? usual
    : `${usual}; $0.00 if you spend ${dollars(feeWaivedFromCents)} in a year`;
}

/** The order for visitors who will still have a balance after any offer ends. */
export const lowestPurchaseRate: FactOrder = {
  words: 'Lowest purchase rate first',
  subject: 'purchase rate',
  note: 'the rate on purchases after any offer',
  fact: 'purchaseRate',
  first: 'least',
};
