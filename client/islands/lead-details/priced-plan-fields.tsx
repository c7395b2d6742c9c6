/** Hidden fields for the plans that a form is for: each plan's id, and the prices that the page showed. */
import { planField } from '../../../domain/forms/hidden-fields.ts';
import type { ChosenPlan } from '../../../domain/leads/chosen-plan.ts';

/** No field is empty: the form's script leaves empty ones out, and the plans after it would get each other's prices. */
export function PricedPlanFields({ plans }: { plans: readonly ChosenPlan[] }) {
  return plans.map(({ id, shownCents, billed, beforeCents }) => (
    <span key={id} hidden>
      <input type="hidden" name={planField} value={id} />
      <input type="hidden" name="planPrice" value={shownCents ?? 'none'} />
      <input type="hidden" name="planBilled" value={billed ?? 'none'} />
      <input type="hidden" name="planPriceBefore" value={beforeCents ?? 'none'} />
    </span>
  ));
}
