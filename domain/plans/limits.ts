/** Requests a plan cannot meet: a loan too large or small, a balance it won't take, a controlled load. Lists leave it out. */
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

/** Why a plan cannot do what was asked, in a sentence; null when it can. @param answers in full */
export function limitOn(
  plan: ComparedPlan,
  day: string,
  answers: Answers,
  measured?: MeasuredYear,
): string | null {
  return limitsOf(plan)?.against(plan, day, answers, measured) ?? null;
}

/**
 * Answers in full for the page of one plan: what nobody said is the default, or the nearest to it that
 * the plan can do. A list has the same defaults for all its plans, and leaves out those beyond them.
 */
export function answersWithin(plan: ComparedPlan, said: Answers): Answers {
  const own = limitsOf(plan)?.within?.(plan) ?? {};
  return completeAnswers(listedFor(plan).questions, { ...own, ...said });
}
