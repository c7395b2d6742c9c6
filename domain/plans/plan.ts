/** A plan of any vertical (spec: entities). Plans that are listed have a folder each; the others stand here. */
import * as v from 'valibot';
import { broadbandPlan } from './broadband/broadband-plan.ts';
import { energyPlan } from './energy/energy-plan.ts';
import type { ListedVertical } from './listed.ts';
import { mobilePlan } from './mobile/mobile-plan.ts';
import { cents, document, identity, percent, recurring, whole } from './plan-fields.ts';

const healthPlan = v.strictObject({
  vertical: v.literal('health-insurance'),
  ...identity,
  ...recurring,
  cover: v.picklist(['Hospital', 'Extras', 'Hospital and extras']),
  tier: v.optional(v.picklist(['Basic', 'Bronze', 'Silver', 'Gold'])),
  excessCents: cents,
  informationStatement: document,
});

const solarPlan = v.strictObject({
  vertical: v.literal('solar'),
  ...identity,
  /** Installed, after certificates. */
  installedCents: cents,
  panelKilowatts: v.pipe(v.number(), v.minValue(0.5), v.maxValue(100)),
  batteryKilowattHours: v.nullable(v.pipe(v.number(), v.minValue(0.5), v.maxValue(200))),
  warrantyYears: whole(0, 40),
});

const creditCard = v.strictObject({
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

const personalLoan = v.pipe(
  v.strictObject({
    vertical: v.literal('personal-loan'),
    ...identity,
    rate: percent,
    /** To be shown as large and as dark as the rate, with its warning (spec: law). */
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

/** A bundle is made of plans of other verticals, so it has none of its own. */
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
    (one) =>
      !('offer' in one && one.offer && 'priceCents' in one.offer) ||
      one.offer.priceCents < one.priceCents,
    'An offer must cost less than the ongoing price',
  ),
);
export type Plan = v.InferOutput<typeof plan>;

/** A plan that is listed, filtered and compared. */
export type ComparedPlan = Extract<Plan, { readonly vertical: ListedVertical }>;
