/** A plan of any vertical (spec: entities). Plans that are listed have a folder each; the others stand here. */
import * as v from 'valibot';
import { broadbandPlan } from './broadband/broadband-plan.ts';
import { creditCardPlan } from './credit-cards/credit-card-plan.ts';
import { healthPlan } from './health-insurance/health-plan.ts';
import type { ListedVertical } from './listed.ts';
import { mobilePlan } from './mobile/mobile-plan.ts';
import { loanPlan } from './personal-loan/loan-plan.ts';
import { document, identity, percent, recurring, whole, words } from './plan-fields.ts';
import { solarPlan } from './solar/solar-plan.ts';

/** Electricity or gas, with its tariff. */
const energyPlan = v.strictObject({
  vertical: v.literal('energy'),
  ...identity,
  ...recurring,
  fuel: v.picklist(['Electricity', 'Gas']),
  /** The id in the regulator's register. */
  planId: words(40),
  distributor: v.optional(words(80)),
  customer: v.picklist(['Residential', 'Business']),
  /** Cents a day, GST included, as on the tariff. */
  supplyCentsPerDay: v.pipe(v.number(), v.finite(), v.minValue(0)),
  /** Steps of cents a unit, GST included; each reaches `upTo` units a year, the last has no end. */
  usage: v.pipe(
    v.array(
      v.strictObject({
        centsPerUnit: v.pipe(v.number(), v.finite(), v.minValue(0)),
        upTo: v.optional(v.pipe(v.number(), v.finite(), v.minValue(0))),
      }),
    ),
    v.minLength(1, 'A tariff needs a price for usage'),
  ),
  /** The usage that `priceCents` assumes: kWh a year for power, MJ for gas. */
  usagePerYear: whole(0, 1_000_000),
  basicPlanInformation: document,
  /** Difference from the reference price in percent, negative when cheaper; null without one. */
  referenceDifference: v.nullable(percent),
});

/** A bundle is made of plans of other verticals, so it has none of its own. */
export const plan = v.pipe(
  v.variant('vertical', [
    mobilePlan,
    broadbandPlan,
    energyPlan,
    healthPlan,
    solarPlan,
    creditCardPlan,
    loanPlan,
  ]),
  v.check(
    (one) => !('offer' in one && one.offer && one.offer.priceCents >= one.priceCents),
    'An offer must cost less than the ongoing price',
  ),
);
export type Plan = v.InferOutput<typeof plan>;

/** A plan that is listed, filtered and compared. */
export type ComparedPlan = Extract<Plan, { readonly vertical: ListedVertical }>;
