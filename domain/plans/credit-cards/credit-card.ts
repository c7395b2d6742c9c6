/** A credit card of the catalogue. */
import * as v from 'valibot';
import { cents, document, identity, percent, whole } from '../plan-fields.ts';

export const creditCard = v.strictObject({
  vertical: v.literal('credit-cards'),
  ...identity,
  annualFeeCents: cents,
  purchaseRate: percent,
  balanceTransfer: v.nullable(
    v.strictObject({ rate: percent, months: whole(1, 48), afterwards: percent }),
  ),
  interestFreeDays: whole(0, 90),
  keyFacts: document,
});
