/** A personal loan in the catalogue. */
import * as v from 'valibot';
import { cents, document, identity, rate, whole } from '../plan-fields.ts';

/** Yearly interest, and the same including the fees in the lender's example. */
const rates = { rate, comparisonRate: rate };

const apart = <T extends { readonly from: number; readonly to: number }>({ from, to }: T) =>
  from <= to;

export const loanPlan = v.pipe(
  v.strictObject({
    vertical: v.literal('personal-loan'),
    ...identity,
    ...rates,
    /** The highest rates, where they depend on the borrower; `rate` is then the lowest. */
    highest: v.optional(v.strictObject(rates)),
    /** The loan that the comparison rate is true for, which must be disclosed with it. */
    comparisonExample: v.strictObject({ amountCents: cents, years: whole(1, 10) }),
    fixed: v.boolean(),
    /** True where the lender may take the security, such as a car. */
    secured: v.boolean(),
    /** Paid once, at the start. */
    feeCents: cents,
    monthlyFeeCents: v.optional(cents, 0),
    /** For each missed repayment. */
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
    'A comparison rate includes fees, so it cannot be below the rate it belongs to',
  ),
  v.check(
    ({ rate: lowest, highest }) => !highest || highest.rate > lowest,
    'The highest rate must be above the rate',
  ),
);
export type LoanPlan = v.InferOutput<typeof loanPlan>;
