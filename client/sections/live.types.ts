/** What sections show that changes without a publication: providers, and a page of plans. */
import type { PlanList } from '../../content/model/catalogue/plan-list.ts';
import type { PlanListState } from '../../content/model/catalogue/plan-list-state.ts';
import type { PlanWidget } from '../../content/model/catalogue/plan-widget.schema.ts';
import type { VerticalSlug } from '../../content/model/vertical.ts';

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
