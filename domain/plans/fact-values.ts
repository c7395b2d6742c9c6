/** The facts of a plan in any vertical; apart from `listed.ts`, because computing some takes as much code as costs. */
import { creditCardValues } from './credit-cards/credit-card-values.ts';
import { energyValues } from './energy/energy-values.ts';
import { type FactOf, type FactValues, factsOf } from './fact.ts';
import { type ListedVertical, listedFor } from './listed.ts';
import { loanValues } from './personal-loan/loan-values.ts';
import type { ComparedPlan } from './plan.ts';
import type { Answers } from './question.ts';
import { solarValues } from './solar/solar-values.ts';

type Values<Plan> = Readonly<Record<string, FactOf<Plan>>>;

/** Computed facts by vertical, which the browser's first list does not need; other verticals' facts have their own `of`. */
const values: Partial<Readonly<Record<ListedVertical, Values<never>>>> = {
  energy: energyValues,
  solar: solarValues,
  'credit-cards': creditCardValues,
  'personal-loan': loanValues,
};

/** The facts by which one of our plans is filtered, shown and compared. */
export function planFacts(plan: ComparedPlan, day: string, answers: Answers = {}): FactValues {
  // A vertical's functions read its own plans; the compiler cannot pair the two up.
  const own = (values[plan.vertical] ?? {}) as unknown as Values<ComparedPlan>;
  const all = Object.entries(listedFor(plan).facts).map(
    ([name, { of }]) => [name, { of: own[name] ?? of }] as const,
  );
  return factsOf(Object.fromEntries(all), plan, day, answers);
}
