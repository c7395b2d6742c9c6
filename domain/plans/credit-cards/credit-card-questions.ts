/** The questions behind a card's cost: spending, the balance carried over, the balance transferred. */

import type { Preset } from '../filter.ts';
import type { PriceOrder } from '../list/order.ts';
import { paidYearly } from '../list/pay-now.ts';
import type { Comparable } from '../plan-cost.ts';
import type { Questions } from '../question.ts';

/** The defaults are close to typical Australian use: most purchases are paid off, some are not. */
export const creditCardQuestions = {
  spend: {
    kind: 'amount',
    label: 'You spend on the card each month',
    unit: '$',
    min: 0,
    max: 20_000,
    step: 1,
    initial: 1_500,
  },
  carried: {
    kind: 'amount',
    label: 'You carry over from month to month',
    personal: true,
    note: 'What you still owe after you pay the statement. $0 if you always pay it in full.',
    unit: '$',
    min: 0,
    max: 50_000,
    step: 1,
    initial: 1_500,
  },
  transfer: {
    kind: 'amount',
    label: 'You move from another card',
    personal: true,
    note: 'Above $0, we show only cards with a balance transfer offer.',
    unit: '$',
    min: 0,
    max: 50_000,
    step: 1,
    initial: 0,
  },
} as const satisfies Questions;

export const creditCardPresets: readonly Preset[] = [
  { label: 'Paid in full every month', answers: { spend: 2_000, carried: 0, transfer: 0 } },
  { label: 'Carrying a balance', answers: { spend: 1_000, carried: 3_000, transfer: 0 } },
  { label: 'Moving a balance here', answers: { spend: 0, carried: 0, transfer: 5_000 } },
];

/** The result of `creditCardCost` in words. */
export const creditCardYear: Comparable = {
  per: 'for the first year',
  label: 'Estimated cost of the first year',
  over: 'Estimated: annual fee and interest',
  note: 'the annual fee and interest for the first 12 months, if you use the card as you say and pay nothing off what you carry over or move',
  total: null,
  now: paidYearly,
  // The annual fee is a fact in its own right.
  billed: null,
  dueName: 'Annual fee',
};

/** The cost for people who always pay in full, after the first year’s offer. */
export const lowestAnnualFee: PriceOrder = {
  words: 'Lowest ongoing annual fee first',
  subject: 'ongoing annual fee',
  note: 'the annual fee after the first year, for what you spend, without interest',
  per: 'a year',
  of: ({ ongoingCents }) => ongoingCents,
};
