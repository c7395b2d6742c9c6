/** Requests a plan cannot meet, so that lists leave it out: a loan size, a balance transfer, a controlled load. */
import { cardLimits } from './credit-cards/credit-card-limits.ts';
import type { MeasuredYear } from './energy/measured-year.ts';
import { energyLimits } from './energy/price/energy-limits.ts';
import { type ListedVertical, listedFor } from './listed.ts';
import { loanLimits } from './personal-loan/loan-limits.ts';
import type { ComparedPlan } from './plan.ts';
import type { PlanLimits } from './plan-cost.ts';
import { type Answers, completeAnswers } from './question.ts';

const limits: Partial<Readonly<Record<ListedVertical, PlanLimits<never>>>> = {
  'credit-cards': cardLimits,
  'personal-loan': loanLimits,
  energy: energyLimits,
};

/** A vertical's limits read its own plans; the compiler cannot pair the two up. */
function limitsOf({ vertical }: ComparedPlan): PlanLimits<ComparedPlan> | undefined {
  return limits[vertical] as unknown as PlanLimits<ComparedPlan> | undefined;
}

/** Why a plan cannot meet the request, in a sentence; null where it can. @param answers in full */
export function limitOn(
  plan: ComparedPlan,
  day: string,
  answers: Answers,
  measured?: MeasuredYear,
): string | null {
  return limitsOf(plan)?.against(plan, day, answers, measured) ?? null;
}

/**
 * Complete answers for one plan's page: a missing answer is the default, or the nearest value within the
 * plan's limits. A list uses the same defaults for all plans, and leaves out those that cannot meet them.
 */
export function answersWithin(plan: ComparedPlan, said: Answers): Answers {
  const own = limitsOf(plan)?.within?.(plan) ?? {};
  return completeAnswers(listedFor(plan).questions, { ...own, ...said });
}
