/** A personal loan of the catalogue. */
import * as v from 'valibot';
import { cents, document, identity, percent } from '../plan-fields.ts';

export const personalLoan = v.pipe(
  v.strictObject({
    vertical: v.literal('personal-loan'),
    ...identity,
    rate: percent,
    /** Stands as large and as dark as the rate, with its warning. */
    comparisonRate: percent,
    fixed: v.boolean(),
    feeCents: cents,
    amountCents: v.strictObject({ from: cents, to: cents }),
    keyFacts: document,
  }),
  v.check(
    ({ amountCents }) => amountCents.from <= amountCents.to,
    'The largest loan is below the smallest',
  ),
);
