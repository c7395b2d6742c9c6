/** A plan of any vertical (spec: entities), with what the duties of a comparison site demand of it. */
import * as v from 'valibot';
import { type BroadbandPlan, broadbandPlan } from './broadband/broadband-plan.ts';
import { creditCard } from './credit-cards/credit-card.ts';
import { energyPlan } from './energy/energy-plan.ts';
import { healthPlan } from './health-insurance/health-plan.ts';
import { type MobilePlan, mobilePlan } from './mobile/mobile-plan.ts';
import { personalLoan } from './personal-loan/personal-loan.ts';
import { solarPlan } from './solar/solar-plan.ts';

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

/** The plans that are listed, filtered and compared. */
export type ComparedPlan = MobilePlan | BroadbandPlan;
