/** A personal loan of the catalogue. */
import * as v from 'valibot';
import { cents, document, identity, rate, whole } from '../plan-fields.ts';

/** Interest a year, and the same with the fees of the lender's example. */
const rates = { rate, comparisonRate: rate };

const apart = <T extends { readonly from: number; readonly to: number }>({ from, to }: T) =>
  from <= to;

export const loanPlan = v.pipe(
  v.strictObject({
    vertical: v.literal('personal-loan'),
    ...identity,
    ...rates,
    /** Where the rate depends on the borrower: `rate` is the lowest, this the highest. */
    highest: v.optional(v.strictObject(rates)),
    /** The loan that the comparison rate is true for: its disclosure must name it. */
    comparisonExample: v.strictObject({ amountCents: cents, years: whole(1, 10) }),
    fixed: v.boolean(),
    /** The lender may take what secures the loan, such as a car. */
    secured: v.boolean(),
    /** Paid once, at the start. */
    feeCents: cents,
    monthlyFeeCents: v.optional(cents, 0),
    /** For each repayment that is missed. */
    lateFeeCents: cents,
    amountCents: v.pipe(
      v.strictObject({ from: cents, to: cents }),
      v.check(apart, 'The largest loan is below the smallest'),
    ),
    termYears: v.pipe(
      v.strictObject({ from: whole(1, 10), to: whole(1, 10) }),
      v.check(apart, 'The longest term is below the shortest'),
    ),
    keyFacts: document,
  }),
  v.check(
    ({ rate: lowest, comparisonRate, highest }) =>
      comparisonRate >= lowest && (!highest || highest.comparisonRate >= highest.rate),
    'A comparison rate holds the fees too, so it is not below its rate',
  ),
  v.check(
    ({ rate: lowest, highest }) => !highest || highest.rate > lowest,
    'The highest rate must be above the rate',
  ),
);
export type LoanPlan = v.InferOutput<typeof loanPlan>;
