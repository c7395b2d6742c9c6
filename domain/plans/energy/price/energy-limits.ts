/** The limits of an energy plan: one made for homes with a controlled load needs one; a home with one needs a rate for it (rule 19). */
import type { PlanLimits } from '../../plan-cost.ts';
import type { EnergyPlan } from '../energy-plan.ts';
import { isPriced, servesHome } from '../energy-price.ts';
import { householdOf } from '../energy-questions.ts';
import { unpricedWords } from '../energy-words.ts';

export const energyLimits: PlanLimits<EnergyPlan> = {
  against: (plan, _day, answers, measured) => {
    const household = householdOf(answers, measured);
    // An unpriced plan gives its own reason.
    if (!isPriced(plan) || servesHome(plan, household)) return null;
    if (household.controlledLoadKwh <= 0) {
      return 'It is for homes with a controlled load, such as hot water on its own meter.';
    }
    return plan.electricity?.controlledLoad.length
      ? unpricedWords['controlled-load-hours']
      : 'It has no rate for a controlled load.';
  },
  within: ({ electricity }) => (electricity?.withControlledLoad ? { controlledLoad: 'yes' } : {}),
};
