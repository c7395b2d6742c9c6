/** The questions behind a loan's cost: the amount, the term and the borrower's credit score. */

import type { Preset } from '../filter.ts';
import type { PriceOrder } from '../list/order.ts';
import { leftToRepay } from '../list/pay-now.ts';
import type { Comparable } from '../plan-cost.ts';
import type { Questions } from '../question.ts';

/** The credit bureaus' names for their bands. */
const creditRecords = ['Excellent', 'Good', 'Average'] as const;

export const loanQuestions = {
  amount: {
    kind: 'amount',
    label: 'You borrow',
    note: 'The list shows only loans of this size and length.',
    unit: '$',
    min: 1_000,
    max: 100_000,
    step: 1,
    initial: 20_000,
  },
  years: {
    kind: 'amount',
    label: 'You repay it over',
    unit: 'years',
    min: 1,
    max: 10,
    step: 1,
    initial: 5,
  },
  creditRecord: {
    kind: 'choice',
    label: 'Your credit score',
    personal: true,
    note: 'Some lenders base the rate on it. We use the lowest rate in their range for excellent, the middle for good and the highest for average. The lender decides.',
    options: creditRecords,
    initial: 'Good',
  },
} as const satisfies Questions;

export const loanPresets: readonly Preset[] = [
  { label: 'A used car', answers: { amount: 20_000, years: 5, creditRecord: 'Good' } },
  { label: 'A wedding or a trip', answers: { amount: 8_000, years: 3, creditRecord: 'Good' } },
  { label: 'Debt consolidation', answers: { amount: 30_000, years: 7, creditRecord: 'Average' } },
];

/** The result of `loanCost` in words. */
export const loanTotal: Comparable = {
  per: 'in total',
  label: 'Total repaid',
  over: 'Repaid over the whole term, fees included',
  note: 'all you repay over the whole term, including the fees at the start and each month, if the rate does not change',
  total: null,
  now: leftToRepay,
  billed: { word: 'Repayments', row: 'Repayments' },
  dueName: 'Repayments',
};

export const lowestRepayment: PriceOrder = {
  words: 'Lowest monthly repayment first',
  subject: 'monthly repayment',
  note: 'what you repay each month, with the monthly fee, without the fee at the start',
  per: 'a month',
  of: ({ ongoingCents }) => ongoingCents,
};
