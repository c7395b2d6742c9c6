/** The parts we read of an energy plan as the Consumer Data Standards publish it ("Get Generic Plan Detail"). */
import * as v from 'valibot';

const words = v.pipe(v.string(), v.trim(), v.minLength(1));

/** AmountString of the standards: dollars, without a sign or a thousands separator. */
const amount = v.pipe(
  v.string(),
  v.regex(/^\d+(?:\.\d+)?$/, 'An amount must be digits with a point'),
  v.transform(Number),
);

const rates = v.pipe(
  v.array(
    v.object({
      unitPrice: amount,
      measureUnit: v.optional(words),
      volume: v.optional(v.pipe(v.number(), v.minValue(0))),
    }),
  ),
  v.minLength(1, 'A tariff needs a rate'),
);

const tariffPeriod = v.object({
  /** The name changed between versions of the endpoint. */
  dailySupplyCharges: v.optional(amount),
  dailySupplyCharge: v.optional(amount),
  rateBlockUType: words,
  singleRate: v.optional(v.object({ rates, period: v.optional(words) })),
});
export type TariffPeriod = v.InferOutput<typeof tariffPeriod>;

const contract = v.object({
  pricingModel: words,
  termType: v.optional(words),
  tariffPeriod: v.pipe(v.array(tariffPeriod), v.minLength(1)),
});
export type EnergyContract = v.InferOutput<typeof contract>;

const link = v.optional(words);

/** One answer of the endpoint: the plan is its `data`. */
export const energyPlanAnswer = v.object({
  data: v.object({
    planId: words,
    effectiveFrom: v.optional(words),
    effectiveTo: v.optional(words),
    displayName: v.optional(words),
    fuelType: v.picklist(['ELECTRICITY', 'GAS', 'DUAL']),
    brand: words,
    brandName: words,
    customerType: v.optional(v.picklist(['RESIDENTIAL', 'BUSINESS']), 'RESIDENTIAL'),
    additionalInformation: v.optional(
      v.object({ overviewUri: link, pricingUri: link, termsUri: link }),
    ),
    geography: v.optional(v.object({ distributors: v.optional(v.array(words)) })),
    electricityContract: v.optional(contract),
    gasContract: v.optional(contract),
  }),
});
export type EnergyPlanData = v.InferOutput<typeof energyPlanAnswer>['data'];
