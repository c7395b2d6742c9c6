/** A plan in a comparison, whatever of it a test does not care about. */
import type { ComparePlan } from './compare-plan.types.ts';
import { examplePlan } from './example-plans.ts';

export function comparePlan(over: Partial<ComparePlan> = {}): ComparePlan {
  const id = over.id ?? examplePlan.id;
  return {
    ...examplePlan,
    vertical: 'broadband',
    applyHref: `/broadband/basic-info?plan=${id}`,
    removeHref: '/compare',
    ...over,
  };
}
