/** A plan in a comparison: what is known of it, and where its links lead. */
import type { PlanCard } from '../../../content/model/catalogue/plan-card.ts';
import type { ComparedVertical } from '../../../content/model/catalogue/plan-widget.schema.ts';

export interface ComparePlan extends PlanCard {
  readonly vertical: ComparedVertical;
  /** The sign-up, with the visitor's campaign. */
  readonly applyHref: string;
  /** The same comparison without this plan. */
  readonly removeHref: string;
}
