/** The facts of a personal loan: the comparison rate is next to the rate, in the same words (spec: law). */
import { dollars } from '../../money.ts';
import type { Facts, FactValue } from '../fact.ts';
import type { FactOrder } from '../list/order.ts';
import { type Answers, amountOf } from '../question.ts';
import { rateWords } from '../words/rate-words.ts';
import type { securities } from './loan-filters.ts';
import type { LoanPlan } from './loan-plan.ts';

/** True for a loan available in that amount and term. */
export function lends(
  { amountCents, termYears }: Pick<LoanPlan, 'amountCents' | 'termYears'>,
  answers: Answers,
): boolean {
  const asked = Math.round(amountOf(answers, 'amount') * 100);
  const years = amountOf(answers, 'years');
  return (
    asked >= amountCents.from &&
    asked <= amountCents.to &&
    years >= termYears.from &&
    years <= termYears.to
  );
}

/** `$2,000 to $5,000 over 1 to 3 years only`. */
export function loanRange(loan: Pick<LoanPlan, 'amountCents' | 'termYears'>): string {
  return `${amountRange(loan)} over ${termRange(loan)} only`;
}

function amountRange({ amountCents: { from, to } }: Pick<LoanPlan, 'amountCents'>): string {
  return `${dollars(from)} to ${dollars(to)}`;
}

function termRange({ termYears: { from, to } }: Pick<LoanPlan, 'termYears'>): string {
  return from === to ? inYears(from) : `${from} to ${inYears(to)}`;
}

/** The rate used for a borrower's cost: within a range, it depends on the credit record. */
export function countedRate(loan: LoanPlan, { creditRecord }: Answers): number {
  const { rate: lowest } = loan;
  const highest = loan.highest?.rate ?? lowest;
  if (creditRecord === 'Excellent') return lowest;
  if (creditRecord === 'Average') return highest;
  // Half a hundredth rounds up, so no loan looks cheaper than it is.
  return Math.ceil(Math.round((lowest + highest) * 100) / 2) / 100;
}

const money = (value: FactValue) =>
  typeof value !== 'number' ? null : value === 0 ? 'None' : dollars(value);

/** The wording required by the National Credit Code's regulations. */
const comparisonWarning =
  'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.';

export const loanFacts = {
  /** The amount, term and credit score that the price is for. */
  use: {
    term: 'Based on',
    word: 'what the price is based on',
    card: 'always',
  },
  rate: {
    of: (loan, answers) => {
      const { rate, highest } = loan;
      if (!highest) return rateWords(rate);
      return `${range(rate, highest.rate)}; we use ${rateWords(countedRate(loan, answers))}`;
    },
    term: 'Interest rate',
    card: 'always',
    owed: true,
  },
  comparisonRate: {
    of: ({ comparisonRate, highest }) =>
      highest ? range(comparisonRate, highest.comparisonRate) : rateWords(comparisonRate),
    term: 'Comparison rate',
    card: 'always',
    owed: true,
    note: comparisonWarning,
  },
  /** Only for the order by comparison rate: a published rate that is on the card, so no loan looks cheaper than it is. */
  countedComparisonRate: {
    of: ({ comparisonRate, highest }, { creditRecord }) =>
      creditRecord === 'Excellent' ? comparisonRate : (highest?.comparisonRate ?? comparisonRate),
    words: (value) => (typeof value === 'number' ? rateWords(value) : null),
  },
  /** The example that the comparison rate's warning refers to. */
  comparisonExample: {
    of: ({ comparisonExample: { amountCents, years }, secured }) =>
      `${securityOf(secured)} loan of ${dollars(amountCents)} over ${inYears(years)}`,
    term: 'Comparison rate is for',
    word: 'the comparison rate example',
    card: 'always',
    owed: true,
  },
  rateKind: {
    of: ({ fixed }) => (fixed ? 'Fixed' : 'Variable'),
    term: 'Rate type',
    card: 'always',
  },
  security: {
    of: ({ secured }) => securityOf(secured),
    term: 'Security',
    card: 'always',
    words: (value) => (value === 'Secured' ? 'Secured, such as by a car' : String(value)),
  },
  fee: {
    of: ({ feeCents }) => feeCents,
    term: 'Establishment fee',
    card: 'always',
    words: money,
  },
  monthlyFee: {
    of: ({ monthlyFeeCents }) => monthlyFeeCents,
    term: 'Monthly fee',
    card: 'always',
    words: money,
  },
  lateFee: {
    of: ({ lateFeeCents }) => lateFeeCents,
    term: 'Late payment fee',
    card: 'never',
    words: money,
  },
  amount: {
    of: amountRange,
    term: 'Amount',
    card: 'never',
  },
  term: {
    of: termRange,
    term: 'Term',
    card: 'never',
  },
  /** Always true in a list. A comparison may include a loan chosen for another amount. */
  lends: {
    of: (loan, answers) => lends(loan, answers),
    term: 'Lends the amount and term asked for',
    word: 'whether they lend the amount and term asked for',
    card: 'never',
    words: (value) => (value === null ? null : value ? 'Yes' : 'No'),
  },
  /** Whether the rate depends on the credit score. */
  hasRange: { of: ({ highest }) => highest !== undefined },
  noMonthlyFee: { of: ({ monthlyFeeCents }) => monthlyFeeCents === 0 },
} as const satisfies Facts<LoanPlan>;

const securityOf = (secured: boolean): (typeof securities)[number] =>
  secured ? 'Secured' : 'Unsecured';

function inYears(years: number): string {
  return years === 1 ? '1 year' : `${years} years`;
}

const range = (lowest: number, highest: number) => `${lowest}% to ${rateWords(highest)}`;

/** The order for visitors who want a rate that includes fees. */
export const lowestComparisonRate: FactOrder = {
  words: 'Lowest comparison rate first',
  subject: 'comparison rate',
  note: 'if it is a range, the lowest for an excellent credit score and the highest for any other. The warning beside each rate applies',
  fact: 'countedComparisonRate',
  first: 'least',
};
