/** An electricity, gas or dual fuel plan in the catalogue: tariffs, area, discounts, fees and conditions. */
import * as v from 'valibot';
import { states } from '../../address/states.ts';
import {
  cents,
  day,
  document,
  endsInTime,
  endsTooSoon,
  identity,
  offerTerms,
  whole,
  words,
} from '../plan-fields.ts';
import { customers } from './energy-filters.ts';
import { flags, unpricedReasons } from './energy-words.ts';
import type { PlanReference } from './reference/reference.schema.ts';
import { minute, rateKinds, tariff } from './tariff/tariff.schema.ts';

/** An unconditional discount on the whole bill for the first months (in our own format only). */
const offer = v.pipe(
  v.strictObject({ ...offerTerms, percentOff: whole(1, 100) }),
  v.check((one) => endsInTime(one), endsTooSoon),
);

/** At most 100; `2` means 2 %. */
const percentOff = v.pipe(v.number(), v.gtValue(0), v.maxValue(100));

/** For a dual fuel plan, the fuel that a discount is on; both where absent. */
const discountedFuel = v.optional(v.picklist(['electricity', 'gas']));

/** Counted in the price: on supply, usage and demand before GST, or on usage only. */
const guaranteed = v.strictObject({
  name: words(120),
  percent: percentOff,
  on: v.picklist(['bill', 'usage']),
  fuel: discountedFuel,
});

/** Never counted in the price or the order: shown separately with its condition. */
const conditional = v.strictObject({
  name: words(120),
  condition: words(500),
  percent: v.optional(percentOff),
  on: v.optional(v.picklist(['bill', 'usage'])),
  fuel: discountedFuel,
});

/** Includes GST. Counted in the price when unavoidable, for all or for solar homes, and then a yearly amount. */
const fee = v.pipe(
  v.strictObject({
    name: words(120),
    words: v.optional(words(500)),
    cents: v.optional(cents),
    percent: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
    per: v.picklist(['year', 'month', 'once', 'bill', 'event']),
    unavoidable: v.optional(v.boolean(), false),
    /** Paid by every home that sends solar power to the grid, and only by those. */
    withSolar: v.optional(v.boolean()),
  }),
  v.check(
    ({ unavoidable, withSolar, per, cents }) =>
      !(unavoidable || withSolar) || (per === 'year' && cents !== undefined),
    'An unavoidable fee must be an amount a year: give `cents` and `"per": "year"`',
  ),
);

/** In cents per kWh: feed-in this high must have the wrong unit, as the highest published rate that counts is 18. */
export const feedInBelow = 100;

/** The retailer's payment per kWh that a home sends to the grid; in cents, without GST. */
const feedIn = v.pipe(
  v.strictObject({
    name: words(120),
    words: v.optional(words(500)),
    /** False for a premium or government scheme, which is shown but never counted. */
    counts: v.boolean(),
    /** Daily steps of `units` kWh; one without `units` takes the rest, and beyond the last bound nothing is paid. */
    steps: v.array(
      v.strictObject({
        cents: v.pipe(v.number(), v.minValue(0), v.maxValue(100_000)),
        units: v.optional(v.pipe(v.number(), v.gtValue(0))),
        from: v.optional(minute, 0),
        to: v.optional(minute, 0),
        kind: v.optional(v.picklist(rateKinds), 'any'),
      }),
    ),
  }),
  v.check(
    ({ counts, steps }) => !counts || steps.every(({ cents }) => cents < feedInBelow),
    `Feed-in that counts must be below ${feedInBelow} cents a kWh: give cents, or set \`"counts": false\``,
  ),
);

const postcode = v.pipe(v.string(), v.regex(/^\d{4}$/, 'A postcode has four digits'));

/** Where a plan is sold: each non-empty key narrows the area. */
const area = v.strictObject({
  states: v.optional(v.array(v.picklist(states)), []),
  /** Names in the retailer's spelling. */
  distributors: v.optional(v.array(words(80)), []),
  postcodes: v.optional(v.array(postcode), []),
  except: v.optional(v.array(postcode), []),
});
export type EnergyArea = v.InferOutput<typeof area>;

export const energyPlan = v.pipe(
  v.strictObject({
    vertical: v.literal('energy'),
    ...identity,
    /** The id in the regulator's register. */
    planId: words(60),
    customer: v.picklist(customers),
    /** In cents, before GST. A plan with both is sold as one. */
    electricity: v.optional(tariff),
    gas: v.optional(tariff),
    /** The reason for being listed without a price. */
    unpriced: v.optional(v.picklist(unpricedReasons)),
    /** Notes for visitors on how the tariff was interpreted. */
    flags: v.optional(v.array(v.picklist(flags)), []),
    /** The cost that everybody pays at the start; null where the provider does not say. */
    onceCents: v.optional(v.nullable(cents), 0),
    offer: v.optional(offer),
    guaranteed: v.optional(v.array(guaranteed), []),
    conditional: v.optional(v.array(conditional), []),
    fees: v.optional(v.array(fee), []),
    feedIn: v.optional(v.array(feedIn), []),
    /** Absent for a plan sold everywhere. */
    area: v.optional(area),
    contract: v.strictObject({
      name: words(120),
      /** 0: no lock-in; null: not given. */
      months: v.nullable(whole(0, 60)),
    }),
    /** The fee for leaving; absent where the provider does not say. */
    exitFeeCents: v.optional(cents),
    /** What changes when the benefit ends, in the retailer's words. */
    benefitEnds: v.optional(words(1_000)),
    /** The conditions of eligibility, in the retailer's words. */
    eligibility: v.optional(v.array(words(500)), []),
    /** On sale on a day if from <= day < until. */
    from: v.optional(day),
    until: v.optional(day),
    basicPlanInformation: v.optional(document),
  }),
  v.check(
    ({ electricity, gas, unpriced }) => Boolean(electricity || gas || unpriced),
    'A plan needs an electricity tariff, a gas tariff, or the reason why it has no price',
  ),
);

/** With the computed difference from the reference prices of a day, which no catalogue document contains. */
export type EnergyPlan = v.InferOutput<typeof energyPlan> & {
  readonly references?: readonly PlanReference[] | undefined;
};
