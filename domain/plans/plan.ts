/** A plan of any vertical (spec: entities), with what the duties of a comparison site demand of it. */
import * as v from 'valibot';
import { cents, document, percent, whole, words } from './catalogue-fields.ts';
import { identity, recurring } from './plan-fields.ts';
import {
  connections,
  connectionTypes,
  modems,
  planTypes,
  speedTiers,
  technologies,
} from './telco.data.ts';

/** Gigabytes in a month; null: without a limit. */
const dataGb = v.nullable(whole(0, 10_000));

export const mobilePlan = v.strictObject({
  vertical: v.literal('mobile'),
  ...identity,
  ...recurring,
  connection: v.picklist(connections),
  planType: v.picklist(planTypes),
  dataGb,
  criticalInformation: document,
});
export type MobilePlan = v.InferOutput<typeof mobilePlan>;

export const broadbandPlan = v.pipe(
  v.strictObject({
    vertical: v.literal('broadband'),
    ...identity,
    ...recurring,
    connectionType: v.picklist(connectionTypes),
    /** Of the nbn only: the ways in on which the plan is sold. */
    technologies: v.optional(v.array(v.picklist(technologies)), []),
    speedTier: v.picklist(speedTiers),
    /** Typical evening speed (7pm–11pm) in megabits a second; null while the provider gives none. */
    eveningMbps: v.nullable(whole(1, 2_000)),
    modem: v.picklist(modems),
    dataGb,
    criticalInformation: document,
  }),
  v.check(
    ({ connectionType, technologies: ways }) => (connectionType === 'nbn') === ways.length > 0,
    'A plan on the nbn names its technologies, and no other plan does',
  ),
);
export type BroadbandPlan = v.InferOutput<typeof broadbandPlan>;

export const energyPlan = v.strictObject({
  vertical: v.literal('energy'),
  ...identity,
  ...recurring,
  fuel: v.picklist(['Electricity', 'Gas']),
  /** The id in the regulator's register. */
  planId: words(40),
  distributor: v.optional(words(80)),
  customer: v.picklist(['Residential', 'Business']),
  /** Cents a day, GST included, as the tariff says it. */
  supplyCentsPerDay: v.pipe(v.number(), v.finite(), v.minValue(0)),
  /** Cents a unit, GST included, from the first unit on; `upTo` units a year, the last without end. */
  usage: v.pipe(
    v.array(
      v.strictObject({
        centsPerUnit: v.pipe(v.number(), v.finite(), v.minValue(0)),
        upTo: v.optional(v.pipe(v.number(), v.finite(), v.minValue(0))),
      }),
    ),
    v.minLength(1, 'A tariff needs a price for usage'),
  ),
  /** The usage for which `priceCents` was worked out: kWh a year for power, MJ for gas. */
  usagePerYear: whole(0, 1_000_000),
  basicPlanInformation: document,
  /** Difference from the reference price in percent; below zero is cheaper. Null where none applies. */
  referenceDifference: v.nullable(percent),
});
export type EnergyPlan = v.InferOutput<typeof energyPlan>;

export const healthPlan = v.strictObject({
  vertical: v.literal('health-insurance'),
  ...identity,
  ...recurring,
  cover: v.picklist(['Hospital', 'Extras', 'Hospital and extras']),
  tier: v.optional(v.picklist(['Basic', 'Bronze', 'Silver', 'Gold'])),
  excessCents: cents,
  informationStatement: document,
});
export type HealthPlan = v.InferOutput<typeof healthPlan>;

export const solarPlan = v.strictObject({
  vertical: v.literal('solar'),
  ...identity,
  /** Installed, after certificates. */
  installedCents: cents,
  panelKilowatts: v.pipe(v.number(), v.minValue(0.5), v.maxValue(100)),
  batteryKilowattHours: v.nullable(v.pipe(v.number(), v.minValue(0.5), v.maxValue(200))),
  warrantyYears: whole(0, 40),
});
export type SolarPlan = v.InferOutput<typeof solarPlan>;

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
export type CreditCard = v.InferOutput<typeof creditCard>;

export const personalLoan = v.pipe(
  v.strictObject({
    vertical: v.literal('personal-loan'),
    ...identity,
    rate: percent,
    /** Stands as large and as dark as the rate, with its warning. */
    comparisonRate: percent,
    fixed: v.boolean(),
    feeCents: cents,
    amountCents: v.strictObject({ from: cents, to: cents }),
    keyFacts: document,
  }),
  v.check(
    ({ amountCents }) => amountCents.from <= amountCents.to,
    'The largest loan is below the smallest',
  ),
);
export type PersonalLoan = v.InferOutput<typeof personalLoan>;

/** A bundle is made of plans of other verticals and has none of its own. */
export const plan = v.pipe(
  v.variant('vertical', [
    mobilePlan,
    broadbandPlan,
    energyPlan,
    healthPlan,
    solarPlan,
    creditCard,
    personalLoan,
  ]),
  v.check(
    (one) => !('offer' in one && one.offer && one.offer.priceCents >= one.priceCents),
    'An offer must cost less than the ongoing price',
  ),
);
export type Plan = v.InferOutput<typeof plan>;

/** The plans that are listed side by side, filtered and sorted. */
export type ComparedPlan = MobilePlan | BroadbandPlan;
