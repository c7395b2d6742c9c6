/** For tests: a plan as a lead keeps it. */
import { cardLike } from '../plans/example-plans.ts';
import type { PlanCard } from '../plans/plan-card.ts';
import type { ChosenPlan } from './chosen-plan.ts';
import { planOfCard } from './plan-quote.ts';

/** Of the plainest card, with some changes, on a day of its own. */
export function planLike(
  change: Partial<PlanCard> = {},
  evidence: Partial<ChosenPlan> = {},
): ChosenPlan {
  return { ...planOfCard(cardLike(change), '2026-11-21'), ...evidence };
}
