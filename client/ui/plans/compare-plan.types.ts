/** A plan in a comparison: what is known of it, and where its links lead. */

import type { ComparedVertical } from '../../../content/model/plan-widget.schema.ts';
import type { PlanCard } from '../../../domain/plans/plan-card.ts';

export interface ComparePlan extends PlanCard {
  readonly vertical: ComparedVertical;
  /** The sign-up, with the visitor's campaign. */
  readonly applyHref: string;
  /** The same comparison without this plan. */
  readonly removeHref: string;
}
