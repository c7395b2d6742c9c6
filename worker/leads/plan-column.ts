/** The column `lead.plans`: the plans a lead is for, as JSON. */
import * as v from 'valibot';
import { type ChosenPlan, chosenPlans } from '../../domain/leads/chosen-plan.ts';

const column = v.pipe(v.string(), v.parseJson(), chosenPlans);

/** @throws Error when the column holds something else */
export function readPlans(json: string): ChosenPlan[] {
  return v.parse(column, json);
}

/** Their ids in one order: what tells a form for one plan from a form for another. */
export function planIds(plans: readonly ChosenPlan[]): string[] {
  return plans.map(({ id }) => id).sort();
}
