/** A credit card of the catalogue. */
import * as v from 'valibot';
import { cents, day, document, identity, rate, whole, words } from '../plan-fields.ts';

/** For balances that are moved here from another card. */
const balanceTransfer = v.strictObject({
  rate,
  months: whole(1, 48),
  /** What is left when the months are over costs this: often far more than a purchase. */
  afterwards: rate,
  /** Percent of what is moved, paid once. */
  feePercent: v.optional(rate, 0),
  /** The last day to apply; without one, the provider gives none. */
  until: v.optional(day),
});

export const creditCardPlan = v.pipe(
  v.strictObject({
    vertical: v.literal('credit-cards'),
    ...identity,
    annualFeeCents: cents,
    /** A lower fee for the first year of those who apply in time. */
    firstYear: v.optional(v.strictObject({ feeCents: cents, until: day })),
    /** Purchases of this much in a year save the annual fee. */
    feeWaivedFromCents: v.optional(cents),
    purchaseRate: rate,
    cashRate: rate,
    balanceTransfer: v.nullable(balanceTransfer),
    /** None: every purchase costs interest from its first day. */
    interestFreeDays: whole(0, 90),
    /** Percent of a purchase in another currency. */
    foreignFeePercent: rate,
    /** What it earns, as the provider says it. */
    rewards: v.optional(words(120)),
    keyFacts: document,
    /** The target market determination: for whom the provider made the card. */
    targetMarket: document,
  }),
  v.check(
    ({ firstYear, annualFeeCents }) => !firstYear || firstYear.feeCents < annualFeeCents,
    'The fee of the first year must be lower than the annual fee',
  ),
);
export type CreditCardPlan = v.InferOutput<typeof creditCardPlan>;
