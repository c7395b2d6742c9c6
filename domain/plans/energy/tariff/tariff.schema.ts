/** The schema of an electricity or gas tariff in a catalogue: the charges by season, hours and steps of use. */
import * as v from 'valibot';
import { words } from '../../plan-fields.ts';
import { blockDays } from './block-days.ts';

/** Cents before GST, exactly as published: `25.1273`. */
const amount = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(100_000));

/** Minutes after midnight, 0 to 1440. */
export const minute = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_440));

/** 0 is Sunday, as in `Date`. */
const weekdays = v.pipe(
  v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6))),
  v.minLength(1, 'A window needs a day'),
  v.checkItems((day, index, all) => all.indexOf(day) === index, 'A day is named twice'),
);

const daysOfMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** A day of any year, `12-01`; 29 February becomes the 28th. */
const dayOfYear = v.pipe(
  v.string(),
  v.regex(/^\d{2}-\d{2}$/, 'A day of the year must look like 12-01'),
  v.transform((day) => (day === '02-29' ? '02-28' : day)),
  v.check((day) => {
    const [month, date] = day.split('-').map(Number);
    const most = daysOfMonth[(month ?? 0) - 1];
    return most !== undefined && date !== undefined && date >= 1 && date <= most;
  }, 'There is no such day'),
);

/** Inclusive; `from` after `to` runs over new year. */
const season = { from: dayOfYear, to: dayOfYear };

/**
 * Hours on some days. Both pieces of a window over midnight (`from` after `to`) belong to each listed day;
 * `from` equal to `to` is the whole day.
 */
const window = v.strictObject({ days: weekdays, from: minute, to: minute });
export type Window = v.InferOutput<typeof window>;

/** A step takes the next `units` of a period's use; the last, or one without `units`, takes the rest. */
const block = v.strictObject({
  cents: amount,
  units: v.optional(v.pipe(v.number(), v.finite(), v.gtValue(0))),
});
export type Block = v.InferOutput<typeof block>;

const blockPeriod = v.picklist(
  Object.keys(blockDays) as (keyof typeof blockDays)[],
  'A block period must be day, month, two-months, quarter or year',
);

export const rateKinds = ['any', 'peak', 'shoulder', 'off-peak', 'other'] as const;

/** The price of a unit in some hours. Without windows, a rate takes every hour that no other rate in its list has. */
const rate = v.strictObject({
  kind: v.picklist(rateKinds),
  /** The retailer's name: `Shoulder 2`. */
  name: v.optional(words(80)),
  blocks: v.pipe(v.array(block), v.minLength(1, 'A rate needs a price')),
  per: v.optional(blockPeriod, 'year'),
  windows: v.optional(v.array(window), []),
});
export type Rate = v.InferOutput<typeof rate>;

const rates = v.pipe(v.array(rate), v.minLength(1, 'A tariff needs a price for usage'));

/** One tariff period of the year. */
const tariffSeason = v.strictObject({
  name: v.optional(words(80)),
  ...season,
  /** Cents per day. */
  supplyCents: amount,
  rates,
});
export type TariffSeason = v.InferOutput<typeof tariffSeason>;

/** A charge for the half hour of highest use. Charges in one `group` are alternatives: the dearest counts. */
const demand = v.strictObject({
  name: v.optional(words(80)),
  group: v.pipe(v.number(), v.integer(), v.minValue(0)),
  ...season,
  cents: amount,
  /** `cents` per kW are for a day, for a twelfth of a year or for a year, in proportion to the season's days. */
  per: v.picklist(['day', 'month', 'year']),
  /** Demand below `leastKw` or above `mostKw` is charged as that amount. */
  leastKw: v.optional(amount),
  mostKw: v.optional(amount),
  window,
});
export type DemandCharge = v.InferOutput<typeof demand>;

/** A separately metered load, such as hot water. A tariff's loads are alternatives, never added up. */
const controlledLoad = v.strictObject({
  name: words(80),
  /** The number on the bill, where the name includes it; Queensland's Tariff 31 is 1 and Tariff 33 is 2. */
  number: v.optional(v.picklist([1, 2, 3])),
  supplyCents: amount,
  /** Empty where the hours are not given, so the load has no price. */
  rates: v.array(rate),
});
export type ControlledLoad = v.InferOutput<typeof controlledLoad>;

export const tariff = v.strictObject({
  /** Hours are in Eastern Standard Time all year; without this they are in local time. */
  clock: v.optional(v.literal('AEST')),
  seasons: v.pipe(v.array(tariffSeason), v.minLength(1, 'A tariff needs a season')),
  demand: v.optional(v.array(demand), []),
  controlledLoad: v.optional(v.array(controlledLoad), []),
  /** Made for homes with a controlled load, and listed only for those; they are listed only plans with a rate for it. */
  withControlledLoad: v.optional(v.boolean(), false),
});
export type Tariff = v.InferOutput<typeof tariff>;
