/** A card for tests, whatever of it a test does not care about. */
import { examplePlan } from './example-plans.ts';
import type { FactValues } from './fact.ts';
import type { PlanCard } from './plan-card.ts';

type Change = Partial<Omit<PlanCard, 'facts'>> & { readonly facts?: FactValues };

/** @param change facts that are not named stay those of the example */
export function cardLike({ facts, ...change }: Change = {}): PlanCard {
  return { ...examplePlan, ...change, facts: { ...examplePlan.facts, ...facts } };
}
