/** The cost functions of the listed verticals. Apart from `listed.ts`, because no browser needs all of them. */
import { creditCardCost } from './credit-cards/credit-card-cost.ts';
import { energyCost } from './energy/energy-cost.ts';
import type { MeasuredYear } from './energy/measured-year.ts';
import { healthCost } from './health-insurance/health-cost.ts';
import { limitOn } from './limits.ts';
import type { ListedVertical } from './listed.ts';
import { loanCost } from './personal-loan/loan-cost.ts';
import type { ComparedPlan } from './plan.ts';
import { type CostOf, type PlanCost, recurringCost, withoutPrice } from './plan-cost.ts';
import type { Answers } from './question.ts';
import { solarCost } from './solar/solar-cost.ts';

const costs = {
  mobile: recurringCost,
  broadband: recurringCost,
  'credit-cards': creditCardCost,
  'personal-loan': loanCost,
  solar: solarCost,
  'health-insurance': healthCost,
  energy: energyCost,
} as const satisfies Readonly<Record<ListedVertical, CostOf<never>>>;

/** @param answers in full (question.ts) */
export function costFor(
  plan: ComparedPlan,
  day: string,
  answers: Answers,
  measured?: MeasuredYear,
): PlanCost {
  // A vertical's function reads its own plans; the compiler cannot pair the two up.
  const costOf = costs[plan.vertical] as unknown as CostOf<ComparedPlan>;
  const cost = costOf(plan, day, answers, measured);
  const limit = limitOn(plan, day, answers, measured);
  // A plan that does not suit the answers has no price on offer.
  return limit === null ? cost : withoutPrice(cost, limit);
}

/** True for a plan with a price for these answers: lists show no others. @param answers in full (question.ts) */
export function serves(
  plan: ComparedPlan,
  day: string,
  answers: Answers,
  measured?: MeasuredYear,
): boolean {
  const isUnpriced = 'unpriced' in plan && plan.unpriced !== undefined;
  return !isUnpriced && limitOn(plan, day, answers, measured) === null;
}
