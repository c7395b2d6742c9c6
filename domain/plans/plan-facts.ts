/** The facts of a plan of any vertical. Apart from `listed.ts`, because some are worked out as costs are. */
import { energyValues } from './energy/energy-values.ts';
import { type FactOf, type FactValues, factsOf, valuesOf } from './fact.ts';
import { type ListedVertical, listedFor } from './listed.ts';
import type { ComparedPlan } from './plan.ts';
import type { Answers } from './question.ts';

type Values<Plan> = Readonly<Record<string, FactOf<Plan>>>;

/** Of verticals whose facts no browser has to work out for its first list. */
const values: Partial<Readonly<Record<ListedVertical, Values<never>>>> = { energy: energyValues };

/** The facts by which one of our plans is filtered, shown and compared. */
export function planFacts(plan: ComparedPlan, day: string, answers: Answers = {}): FactValues {
  // A vertical's functions read its own plans; the compiler cannot pair the two up.
  const own = values[plan.vertical] as unknown as Values<ComparedPlan> | undefined;
  return own
    ? valuesOf(Object.entries(own), plan, day, answers)
    : factsOf(listedFor(plan).facts, plan, day, answers);
}
