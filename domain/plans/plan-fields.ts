/** What plans of several verticals share: identity, a price that recurs, an offer, a contract. */
import * as v from 'valibot';
import { billing, catalogueId, cents, day, whole, words } from './catalogue-fields.ts';

/** Every plan of every vertical. Unknown keys are refused, so nothing rides along unseen. */
export const identity = {
  id: catalogueId,
  providerId: catalogueId,
  name: words(200),
  inclusions: v.optional(v.array(words(200)), []),
  /** The day somebody last compared this entry with the provider's own page. */
  checkedOn: day,
  /** A placement that was paid for: labelled wherever it shows, and no input of the ranking. */
  sponsored: v.optional(v.boolean(), false),
};

/** A lower price for the first months, open to new customers from one day to another. */
export const offer = v.pipe(
  v.strictObject({
    title: words(120),
    description: v.optional(words(500)),
    /** For each billing period while the offer lasts. */
    priceCents: cents,
    /** How long a customer who takes it up keeps the price. */
    months: whole(1, 12),
    from: v.optional(day),
    /** The last day on which it can be taken up; after it the ongoing price stands by itself. */
    until: day,
  }),
  v.check(
    ({ from, until }) => from === undefined || from <= until,
    'The offer ends before it begins',
  ),
);
export type Offer = v.InferOutput<typeof offer>;

/** No months: nothing holds the customer beyond the period already paid. */
export const contract = v.strictObject({ name: words(120), months: whole(0, 36) });
export type Contract = v.InferOutput<typeof contract>;

/** A price that recurs. `priceCents` is the ongoing price, for one billing period. */
export const recurring = {
  priceCents: cents,
  billing,
  /** What is paid once at the start: set-up, delivery, a modem that has to be bought. */
  onceCents: v.optional(cents, 0),
  offer: v.optional(offer),
  contract,
};

/** What the price functions read of a plan. */
export interface Priced {
  readonly priceCents: number;
  readonly billing: v.InferOutput<typeof billing>;
  readonly onceCents: number;
  readonly offer?: Offer | undefined;
  readonly contract: Contract;
}
