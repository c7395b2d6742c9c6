/** For tests: a plan as stored with a lead. */
import { cardLike } from '../plans/example-plans.ts';
import type { PlanCard } from '../plans/plan-card.ts';
import type { ChosenPlan } from './chosen-plan.ts';
import { planOfCard } from './plan-quote.ts';

/** The plan of the plainest card, with some changes, on a fixed day. */
export function planLike(
  change: Partial<PlanCard> = {},
  evidence: Partial<ChosenPlan> = {},
): ChosenPlan {
  return { ...planOfCard(cardLike(change), '2026-11-21'), ...evidence };
}
