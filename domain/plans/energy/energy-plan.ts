/** An electricity, gas or dual fuel plan of the catalogue: its tariffs, where it is sold, and what comes with it. */
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

/** A discount on the whole bill that nobody has to earn, for the first months (our own format alone). */
const offer = v.pipe(
  v.strictObject({ ...offerTerms, percentOff: whole(1, 100) }),
  v.check((one) => endsInTime(one), endsTooSoon),
);

/** At most 100; `2` is 2 %. */
const percentOff = v.pipe(v.number(), v.gtValue(0), v.maxValue(100));

/** Of a plan of both fuels, the one that a discount is on; both where it is not said. */
const discountedFuel = v.optional(v.picklist(['electricity', 'gas']));

/** In the price: on supply, usage and demand before GST, or on usage alone. */
const guaranteed = v.strictObject({
  name: words(120),
  percent: percentOff,
  on: v.picklist(['bill', 'usage']),
  fuel: discountedFuel,
});

/** Never in the price or the order: shown beside it with its condition. */
const conditional = v.strictObject({
  name: words(120),
  condition: words(500),
  percent: v.optional(percentOff),
  on: v.optional(v.picklist(['bill', 'usage'])),
  fuel: discountedFuel,
});

/** GST is in it. In the price when nobody can avoid it, or no home with solar panels, and then it is a year's amount. */
const fee = v.pipe(
  v.strictObject({
    name: words(120),
    words: v.optional(words(500)),
    cents: v.optional(cents),
    percent: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
    per: v.picklist(['year', 'month', 'once', 'bill', 'event']),
    unavoidable: v.optional(v.boolean(), false),
    /** Paid by each home that sends solar power to the grid, and no other. */
    withSolar: v.optional(v.boolean()),
  }),
  v.check(
    ({ unavoidable, withSolar, per, cents }) =>
      !(unavoidable || withSolar) || (per === 'year' && cents !== undefined),
    'A fee that nobody can avoid is an amount a year: give `cents` and `"per": "year"`',
  ),
);

/** Cents a kWh from which feed-in is a mistake of unit: the highest that counts in what is published is 18. */
export const feedInBelow = 100;

/** Paid by the retailer for each kWh that a home sends to the grid; cents, without GST. */
const feedIn = v.pipe(
  v.strictObject({
    name: words(120),
    words: v.optional(words(500)),
    /** A premium or a government's scheme is shown, never counted. */
    counts: v.boolean(),
    /** By the day, each step `units` kWh; one without takes the rest, and beyond the last bound nothing is paid. */
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
    `Feed-in that counts is below ${feedInBelow} cents a kWh: give cents, or \`"counts": false\``,
  ),
);

const postcode = v.pipe(v.string(), v.regex(/^\d{4}$/, 'A postcode has four digits'));

/** Where a plan is sold: each key that is there narrows it. */
const area = v.strictObject({
  states: v.optional(v.array(v.picklist(states)), []),
  /** Names as the retailer writes them. */
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
    /** Cents before GST. A plan of both is bought as one. */
    electricity: v.optional(tariff),
    gas: v.optional(tariff),
    /** Why it is listed without a price. */
    unpriced: v.optional(v.picklist(unpricedReasons)),
    /** What a reader has to know of how the tariff was read. */
    flags: v.optional(v.array(v.picklist(flags)), []),
    /** What everybody pays at the start; null: the provider says nothing of it. */
    onceCents: v.optional(v.nullable(cents), 0),
    offer: v.optional(offer),
    guaranteed: v.optional(v.array(guaranteed), []),
    conditional: v.optional(v.array(conditional), []),
    fees: v.optional(v.array(fee), []),
    feedIn: v.optional(v.array(feedIn), []),
    /** Nowhere said: sold everywhere. */
    area: v.optional(area),
    contract: v.strictObject({
      name: words(120),
      /** 0: none holds the customer; null: not given. */
      months: v.nullable(whole(0, 60)),
    }),
    /** For leaving; absent while the provider says nothing of it. */
    exitFeeCents: v.optional(cents),
    /** What changes when the benefit ends, in the retailer's words. */
    benefitEnds: v.optional(words(1_000)),
    /** Who may take it, in the retailer's words. */
    eligibility: v.optional(v.array(words(500)), []),
    /** On offer on a day: from <= day < until. */
    from: v.optional(day),
    until: v.optional(day),
    basicPlanInformation: v.optional(document),
  }),
  v.check(
    ({ electricity, gas, unpriced }) => Boolean(electricity || gas || unpriced),
    'A plan needs an electricity tariff, a gas tariff, or the reason why it has no price',
  ),
);

/** With what no document says of it: how far it is from the reference prices of the day it is read for. */
export type EnergyPlan = v.InferOutput<typeof energyPlan> & {
  readonly references?: readonly PlanReference[] | undefined;
};
