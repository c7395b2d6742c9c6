/** A credit card in the catalogue. */
import * as v from 'valibot';
import { cents, day, document, identity, rate, whole, words } from '../plan-fields.ts';

/** For balances moved here from another card. */
const balanceTransfer = v.strictObject({
  rate,
  months: whole(1, 48),
  /** The rate on the balance left after those months: often far higher than the purchase rate. */
  afterwards: rate,
  /** One-off fee, as a percentage of the balance moved. */
  feePercent: v.optional(rate, 0),
  /** The last day to apply; absent where the provider gives none. */
  until: v.optional(day),
});

export const creditCardPlan = v.pipe(
  v.strictObject({
    vertical: v.literal('credit-cards'),
    ...identity,
    annualFeeCents: cents,
    /** A lower fee in the first year for people who apply in time. */
    firstYear: v.optional(v.strictObject({ feeCents: cents, until: day })),
    /** Yearly purchases from which the annual fee is waived. */
    feeWaivedFromCents: v.optional(cents),
    purchaseRate: rate,
    cashRate: rate,
    balanceTransfer: v.nullable(balanceTransfer),
    /** 0: every purchase costs interest from its first day. */
    interestFreeDays: whole(0, 90),
    /** Percentage of a purchase in a foreign currency. */
    foreignFeePercent: rate,
    /** The rewards it earns, in the provider's words. */
    rewards: v.optional(words(120)),
    keyFacts: document,
    /** The target market determination: the people for whom the provider designed the card. */
    targetMarket: document,
  }),
  v.check(
    ({ firstYear, annualFeeCents }) => !firstYear || firstYear.feeCents < annualFeeCents,
    'The fee of the first year must be lower than the annual fee',
  ),
);
export type CreditCardPlan = v.InferOutput<typeof creditCardPlan>;
