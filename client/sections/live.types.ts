/** What sections show that changes without a publication: providers, and a page of plans. */

import type { PlanPage } from '../../domain/plans/list/plan-page.ts';
import type { ListSettings, PlanQuery } from '../../domain/plans/list/plan-query.ts';
import type { CardProvider } from '../../domain/plans/plan-card.ts';
import type { VerticalSlug } from '../../domain/vertical.ts';

/** What a section asks for, as a pure function of its content (define-section.ts). */
export interface LiveNeeds {
  readonly providers?: readonly VerticalSlug[];
  readonly plans?: ListSettings;
}

/** What was found. A part that was not asked for, or could not be had, is missing: the view says so. */
export interface Live {
  readonly providers?: Readonly<Partial<Record<VerticalSlug, readonly CardProvider[]>>>;
  readonly plans?: {
    readonly query: PlanQuery;
    /** Undefined when there is neither a list nor an old one. */
    readonly list?: PlanPage | undefined;
  };
}
