/** A plan in any vertical (spec: entities). Each vertical has a folder. */
import * as v from 'valibot';
import { broadbandPlan } from './broadband/broadband-plan.ts';
import { creditCardPlan } from './credit-cards/credit-card-plan.ts';
import { energyPlan } from './energy/energy-plan.ts';
import { healthPlan } from './health-insurance/health-plan.ts';
import type { ListedVertical } from './listed.ts';
import { mobilePlan } from './mobile/mobile-plan.ts';
import { loanPlan } from './personal-loan/loan-plan.ts';
import { solarPlan } from './solar/solar-plan.ts';

/** A bundle consists of plans in other verticals, so it has none of its own. */
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
    (one) =>
      !('priceCents' in one && 'offer' in one && one.offer && 'priceCents' in one.offer) ||
      one.offer.priceCents < one.priceCents,
    'An offer must cost less than the ongoing price',
  ),
);
export type Plan = v.InferOutput<typeof plan>;

/** A plan that is listed, filtered and compared. */
export type ComparedPlan = Extract<Plan, { readonly vertical: ListedVertical }>;
