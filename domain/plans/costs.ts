/** What the plans of each listed vertical cost. Apart from `listed.ts`, because no browser works out all of them. */
import { creditCardCost, servesCard } from './credit-cards/credit-card-cost.ts';
import { energyCost } from './energy/energy-cost.ts';
import type { EnergyPlan } from './energy/energy-plan.ts';
import { isPriced, servesHome } from './energy/energy-price.ts';
import { householdOf } from './energy/energy-questions.ts';
import type { MeasuredYear } from './energy/measured-year.ts';
import { healthCost } from './health-insurance/health-cost.ts';
import type { ListedVertical } from './listed.ts';
import { loanCost } from './personal-loan/loan-cost.ts';
import { lends } from './personal-loan/loan-facts.ts';
import type { LoanPlan } from './personal-loan/loan-plan.ts';
import type { ComparedPlan } from './plan.ts';
import { type CostOf, type PlanCost, recurringCost } from './plan-cost.ts';
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
  return costOf(plan, day, answers, measured);
}

type Serves<Plan> = (plan: Plan, day: string, answers: Answers, measured?: MeasuredYear) => boolean;

/** Verticals with plans that cannot do whatever is asked: a loan has a smallest and a largest amount. */
const serving: Partial<Readonly<Record<ListedVertical, Serves<never>>>> = {
  'credit-cards': servesCard,
  'personal-loan': (loan: LoanPlan, _day, answers) => lends(loan, answers),
  energy: (plan: EnergyPlan, _day, answers, measured) =>
    isPriced(plan) && servesHome(plan, householdOf(answers, measured)),
};

/** @param answers in full (question.ts) */
export function serves(
  plan: ComparedPlan,
  day: string,
  answers: Answers,
  measured?: MeasuredYear,
): boolean {
  const own = serving[plan.vertical] as unknown as Serves<ComparedPlan> | undefined;
  return own?.(plan, day, answers, measured) ?? true;
}
