/** What sections show that changes without a publication: providers, and a page of plans. */

import type { PlanWidget } from '../../content/model/plan-widget.schema.ts';
import type { PlanList } from '../../domain/plans/plan-list.ts';
import type { PlanListState } from '../../domain/plans/plan-list-state.ts';
import type { VerticalSlug } from '../../domain/vertical.ts';

/** What a section asks for, as a pure function of its content (define-section.ts). */
export interface LiveNeeds {
  readonly providers?: readonly VerticalSlug[];
  readonly plans?: PlanWidget;
}

/** A provider as lists name it: by vertical, by name. */
export interface LiveProvider {
  readonly id: string;
  readonly name: string;
  readonly logo: { readonly url: string; readonly altText: string } | null;
}

/** What was found. A part that was not asked for, or could not be had, is missing: the view says so. */
export interface Live {
  readonly providers?: Readonly<Partial<Record<VerticalSlug, readonly LiveProvider[]>>>;
  readonly plans?: {
    readonly state: PlanListState;
    /** Undefined when there is neither a list nor an old one. */
    readonly list?: PlanList | undefined;
    /** `2026-11-21`, in Sydney. */
    readonly day: string;
  };
}
