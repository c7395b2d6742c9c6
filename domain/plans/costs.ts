/** What the plans of each listed vertical cost. Apart from `listed.ts`, because no browser works costs out. */
import { energyCost } from './energy/energy-cost.ts';
import type { ListedVertical } from './listed.ts';
import type { ComparedPlan } from './plan.ts';
import { type CostOf, type PlanCost, recurringCost } from './plan-cost.ts';
import type { Answers } from './question.ts';

const costs = {
  mobile: recurringCost,
  broadband: recurringCost,
  energy: energyCost,
} as const satisfies Readonly<Record<ListedVertical, CostOf<never>>>;

/** @param answers in full (question.ts) */
export function costFor(plan: ComparedPlan, day: string, answers: Answers): PlanCost {
  // A vertical's function reads its own plans; the compiler cannot pair the two up.
  const costOf = costs[plan.vertical] as unknown as CostOf<ComparedPlan>;
  return costOf(plan, day, answers);
}
