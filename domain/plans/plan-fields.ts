/** Schemas of the fields that plans and providers share: ids, days, cents, billing periods, offers, contracts. */
import * as v from 'valibot';
import { isDay } from '../calendar.ts';
import { maxCents } from '../money.ts';
import { withoutSlotMarks } from '../text.ts';

/** The id of a plan or provider, which needs no escaping in a URL, in SQL or in a log. */
export const catalogueId = v.pipe(
  v.string(),
  v.regex(
    /^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/,
    'An id must be 1 to 64 lower-case letters, digits and inner dashes',
  ),
);

/** A line of words: trimmed, not empty, and short enough for a card. */
export const words = (most: number) =>
  v.pipe(
    v.string(),
    v.transform((value) => withoutSlotMarks(value).trim()),
    v.minLength(1, 'This text is empty'),
    v.maxLength(most, `This text is longer than ${most} characters`),
  );

/** Money: whole Australian cents. */
export const cents = v.pipe(
  v.number('Money must be a number of cents'),
  v.integer('Money must be whole cents'),
  v.minValue(0, 'Money must not be negative'),
  v.maxValue(maxCents, 'Money must be at most $1,000,000'),
);

/** A calendar day, `2026-11-21`. */
export const day = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, 'A date must look like 2026-11-21'),
  v.check(isDay, 'There is no such day'),
);

const outsidePeriod = 'A billing period must be "month" or 7 to 365 whole days';

/** How often a plan bills: every calendar month, or every 7 to 365 days. */
const billing = v.union(
  [
    v.literal('month'),
    v.pipe(v.number(), v.integer(), v.minValue(7, outsidePeriod), v.maxValue(365, outsidePeriod)),
  ],
  outsidePeriod,
);
export type Billing = v.InferOutput<typeof billing>;

/** A document on the web. */
export const document = v.pipe(
  v.string(),
  v.regex(/^https:\/\/[^\s\\]+$/, 'A document must be an https:// URL'),
);

/** A yearly interest rate, or a fee, in percent; at most two decimals, so that costs are exact. */
export const rate = v.pipe(
  v.number(),
  v.minValue(0, 'A rate must not be negative'),
  v.maxValue(100, 'A rate must be at most 100 percent'),
  v.check((value) => Number(value.toFixed(2)) === value, 'A rate has at most two decimals'),
);

/** A count with an upper bound, such as months or megabits. */
export const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** The fields of every plan. Schemas are strict, so that no unknown fields get through. */
export const identity = {
  id: catalogueId,
  providerId: catalogueId,
  name: words(200),
  inclusions: v.optional(v.array(words(200)), []),
  /** The day someone last checked this entry against the provider's own page. */
  checkedOn: day,
  /** A paid placement: labelled wherever it shows, and ignored by the ranking. */
  sponsored: v.optional(v.boolean(), false),
  /** The day the provider stopped selling it: no list includes it any more, and its page says so. */
  endedOn: v.optional(day),
};

/** An offer's terms besides its discount: how long it lasts, and when it is available. */
export const offerTerms = {
  title: words(120),
  description: v.optional(words(500)),
  /** How long a customer keeps the offer's price. */
  months: whole(1, 12),
  from: v.optional(day),
  /** The last day to sign up for it; after that, only the ongoing price counts. */
  until: day,
};

export interface OfferDays {
  readonly from?: string | undefined;
  readonly until: string;
}

export const endsTooSoon = 'The offer ends before it begins';

export function endsInTime({ from, until }: OfferDays): boolean {
  return from === undefined || from <= until;
}

/** A lower price in the first months for customers who sign up between two days. */
const offer = v.pipe(
  v.strictObject({
    ...offerTerms,
    /** Per billing period while the offer lasts. */
    priceCents: cents,
  }),
  v.check((one) => endsInTime(one), endsTooSoon),
);
type Offer = v.InferOutput<typeof offer>;

/** 0 months: the customer is not locked in beyond the period already paid. */
const contract = v.strictObject({ name: words(120), months: whole(0, 36) });
type Contract = v.InferOutput<typeof contract>;

/** A recurring price. `priceCents` is the ongoing price for one billing period. */
export const recurring = {
  priceCents: cents,
  billing,
  /** One-off costs at the start: set-up, delivery, a modem that must be bought. */
  onceCents: v.optional(cents, 0),
  offer: v.optional(offer),
  contract,
};

/** The parts of a plan that the price functions read. */
export interface Priced {
  readonly priceCents: number;
  readonly billing: v.InferOutput<typeof billing>;
  readonly onceCents: number;
  readonly offer?: Offer | undefined;
  readonly contract: Contract;
}

/** Gigabytes per month; null for unlimited. */
export const dataGb = v.nullable(whole(0, 10_000));
