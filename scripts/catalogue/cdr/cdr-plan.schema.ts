/** The fields we read of a Consumer Data Right plan (Get Generic Plan Detail), in every version's format. */
import * as v from 'valibot';

/** Missing, null and empty all mean not given. */
const maybe = <T extends v.GenericSchema>(schema: T) =>
  v.optional(
    v.pipe(
      v.unknown(),
      v.transform((value) => (value === null || value === '' ? undefined : value)),
      v.optional(schema),
    ),
  );

/** For fields outside the price: an invalid value counts as not given. */
const lenient = <T extends v.GenericSchema>(schema: T) =>
  v.optional(v.fallback(maybe(schema), undefined));

const text = v.pipe(v.string(), v.trim());

/** Amounts and volumes are published as text or as numbers. */
const amount = v.pipe(
  v.union([v.string(), v.number()], 'An amount must be a number'),
  v.transform((value) => String(value).trim()),
  v.regex(/^-?\d{1,12}(?:\.\d{1,20})?$/, 'An amount must be digits with a point'),
  v.transform(Number),
  v.minValue(0, 'An amount must not be negative'),
);

const rate = v.object({
  unitPrice: amount,
  measureUnit: maybe(text),
  volume: maybe(amount),
});
export type CdrRate = v.InferOutput<typeof rate>;

const steps = v.pipe(v.array(rate), v.minLength(1, 'A tariff needs a rate'));

/** A list of days, or three booleans in older data. */
const days = v.union(
  [
    v.array(text),
    v.object({
      weekdays: maybe(v.boolean()),
      saturday: maybe(v.boolean()),
      sunday: maybe(v.boolean()),
    }),
  ],
  'Days are a list of names, or weekdays, saturday and sunday',
);
export type CdrDays = v.InferOutput<typeof days>;

const time = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.trim());

const hours = { days: maybe(days), startTime: maybe(time), endTime: maybe(time) };
const window = v.object(hours);
export type CdrWindow = v.InferOutput<typeof window>;

/** The supply charge has had several names. */
const supply = {
  dailySupplyCharges: maybe(amount),
  dailySupplyCharge: maybe(amount),
  dailyCharge: maybe(amount),
};

const singleRate = v.object({
  displayName: maybe(text),
  rates: steps,
  period: maybe(text),
  ...supply,
});
export type CdrSingleRate = v.InferOutput<typeof singleRate>;

const timeOfUseRate = v.object({
  displayName: maybe(text),
  name: maybe(text),
  type: maybe(text),
  rates: steps,
  period: maybe(text),
  timeOfUse: maybe(v.array(window)),
  ...supply,
});
export type CdrTimeOfUseRate = v.InferOutput<typeof timeOfUseRate>;

const demandCharge = v.object({
  displayName: maybe(text),
  amount,
  measureUnit: maybe(text),
  minDemand: maybe(amount),
  maxDemand: maybe(amount),
  ...hours,
});
export type CdrDemandCharge = v.InferOutput<typeof demandCharge>;

const tariffPeriod = v.object({
  displayName: maybe(text),
  timeZone: lenient(text),
  startDate: maybe(text),
  endDate: maybe(text),
  rateBlockUType: maybe(text),
  ...supply,
  bandedDailySupplyCharges: maybe(v.array(rate)),
  singleRate: maybe(singleRate),
  timeOfUseRates: maybe(v.array(timeOfUseRate)),
  demandCharges: maybe(v.array(demandCharge)),
});
export type CdrTariffPeriod = v.InferOutput<typeof tariffPeriod>;

/** Older data has the rates on the load itself. */
const controlledLoad = v.object({
  displayName: maybe(text),
  rates: maybe(steps),
  period: maybe(text),
  ...supply,
  singleRate: maybe(singleRate),
  timeOfUseRates: maybe(v.array(timeOfUseRate)),
});
export type CdrControlledLoad = v.InferOutput<typeof controlledLoad>;

/** A single value or a list, read as a list. */
const oneOrMore = <T extends v.GenericSchema>(schema: T) =>
  v.pipe(
    v.unknown(),
    v.transform((value) => (Array.isArray(value) ? value : [value])),
    v.array(schema),
  );

const discount = v.object({
  displayName: maybe(text),
  description: maybe(text),
  type: maybe(text),
  category: maybe(text),
  methodUType: maybe(text),
  endDate: maybe(text),
  percentOfBill: maybe(v.object({ rate: amount })),
  percentOfUse: maybe(v.object({ rate: amount })),
  fixedAmount: maybe(v.object({ amount })),
  percentOverThreshold: maybe(v.object({ rate: amount, usageAmount: maybe(amount) })),
});
export type CdrDiscount = v.InferOutput<typeof discount>;

const fee = v.object({
  type: maybe(text),
  term: maybe(text),
  amount: maybe(amount),
  rate: maybe(amount),
  description: maybe(text),
});
export type CdrFee = v.InferOutput<typeof fee>;

const feedInSteps = {
  amount: maybe(amount),
  rates: maybe(v.array(rate)),
  period: maybe(text),
};

const feedIn = v.object({
  displayName: maybe(text),
  description: maybe(text),
  scheme: maybe(text),
  payerType: maybe(text),
  startDate: maybe(text),
  endDate: maybe(text),
  singleTariff: maybe(v.object(feedInSteps)),
  timeVaryingTariffs: maybe(
    oneOrMore(
      v.object({ ...feedInSteps, type: maybe(text), timeVariations: maybe(v.array(window)) }),
    ),
  ),
});
export type CdrFeedIn = v.InferOutput<typeof feedIn>;

const contract = v.object({
  pricingModel: maybe(text),
  timeZone: lenient(text),
  termType: maybe(text),
  terms: lenient(text),
  variation: lenient(text),
  benefitPeriod: lenient(text),
  onExpiryDescription: lenient(text),
  additionalFeeInformation: lenient(text),
  eligibility: lenient(
    v.array(v.object({ information: lenient(text), description: lenient(text) })),
  ),
  incentives: lenient(
    v.array(v.object({ displayName: lenient(text), description: lenient(text) })),
  ),
  fees: maybe(v.array(fee)),
  discounts: maybe(v.array(discount)),
  solarFeedInTariff: maybe(v.array(feedIn)),
  controlledLoad: maybe(oneOrMore(controlledLoad)),
  tariffPeriod: v.pipe(v.array(tariffPeriod), v.minLength(1, 'A plan needs a tariff period')),
});
export type CdrContract = v.InferOutput<typeof contract>;

const link = lenient(text);

export const cdrPlan = v.object({
  planId: v.pipe(text, v.minLength(1, 'A plan needs an id')),
  brand: v.pipe(text, v.minLength(1, 'A plan needs a brand')),
  brandName: v.pipe(text, v.minLength(1, 'A plan needs the name of its brand')),
  displayName: maybe(text),
  effectiveFrom: maybe(text),
  effectiveTo: maybe(text),
  lastUpdated: maybe(text),
  customerType: maybe(text),
  additionalInformation: lenient(v.object({ pricingUri: link, overviewUri: link, termsUri: link })),
  geography: maybe(
    v.object({
      includedPostcodes: maybe(v.array(text)),
      excludedPostcodes: maybe(v.array(text)),
      distributors: maybe(v.array(text)),
    }),
  ),
  meteringCharges: lenient(
    v.array(v.object({ displayName: lenient(text), description: lenient(text) })),
  ),
  electricityContract: maybe(contract),
  gasContract: maybe(contract),
});
export type CdrPlan = v.InferOutput<typeof cdrPlan>;
