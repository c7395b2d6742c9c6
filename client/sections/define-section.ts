/** The contract between a section's folder and everything that renders, tests or lists sections. */
import type { ReactNode } from 'react';
import type * as v from 'valibot';
import type { Badges } from '../../domain/badges.ts';
import type { Brand } from '../../domain/brand.ts';
import type { ConsentNotice } from '../../domain/leads/consent-notice.ts';
import type { ComparedPlan } from '../../domain/plans/compare/compare-choice.ts';
import type { Relaxed } from '../../domain/plans/list/choices.ts';
import type { PlanPage } from '../../domain/plans/list/plan-page.ts';
import type { ListSettings, PlanQuery } from '../../domain/plans/list/plan-query.ts';
import type { CardProvider } from '../../domain/plans/plan-card.ts';
import type { VerticalSlug } from '../../domain/vertical.ts';

/** Live data that a section asks for, by its content alone: data that changes without a publication. */
export interface LiveNeeds {
  readonly providers?: readonly VerticalSlug[];
  readonly plans?: ListSettings;
}

/** The data that was loaded. A part that was not asked for, or could not be loaded, is missing. */
export interface Live {
  readonly providers?: Readonly<Partial<Record<VerticalSlug, readonly CardProvider[]>>>;
  /** ISO time of the oldest provider list that is shown because a new one could not be loaded. */
  readonly providersSince?: string;
  readonly plans?: {
    readonly query: PlanQuery;
    /** Undefined when neither a current nor an older list could be loaded. */
    readonly list?: PlanPage | undefined;
    readonly relaxed?: Relaxed | undefined;
    /** The plans that are chosen for the comparison in the URL. */
    readonly compared?: readonly ComparedPlan[] | undefined;
  };
}

/** Everything a view may know besides its own section: its brand, and its place on the page. */
export interface SectionContext {
  readonly brand: Brand;
  readonly path: string;
  /** Position on the page, from 0, and the number of sections on it. */
  readonly index: number;
  readonly count: number;
  /** Its type's own anchor is taken on this page; for a type without one, a section of the same type comes earlier. */
  readonly repeats?: boolean;
  /** Anchors of the page that were chosen or are its own: one made from a name must not be the same. */
  readonly taken?: readonly string[];
  /** Label of the last crumb, where the path's own words would read badly. */
  readonly crumb?: string | undefined;
  /** Paths in the trail that have no page: their crumbs are plain words. */
  readonly pageless?: readonly string[] | undefined;
  /** The brand's collection notice, for sections that ask who the visitor is. */
  readonly consent?: ConsentNotice | undefined;
  /** Badges of the verticals that are new or on offer today. */
  readonly badges?: Badges | undefined;
  /** Origin of the brand's sign-up at this stage; empty or missing for its own basic-info routes. */
  readonly application?: string | undefined;
  /** The data that the section asked for with `needs`. */
  readonly live?: Live | undefined;
}

export interface SectionViewProps<S> {
  readonly section: S;
  readonly context: SectionContext;
}

/** Named examples, for tests, the gallery and the CMS's starter content. */
export type Examples<Input> = Readonly<Record<string, Input>> & { readonly default: Input };

export interface SectionDefinition<
  Type extends string = string,
  Input = unknown,
  Output = unknown,
> {
  readonly type: Type;
  /** The type's own anchor, for when the editor set none. */
  readonly anchor?: string;
  readonly schema: v.GenericSchema<Input, Output>;
  readonly view: (props: SectionViewProps<Output>) => ReactNode;
  readonly examples: Examples<Input>;
  /** The data that the worker must load before it renders the view. */
  readonly needs?: (section: Output) => LiveNeeds | undefined;
  /** Stands in for the loaded data in tests and the gallery. */
  readonly exampleLive?: Live;
}

/** Ties a section's schema, view and examples together; the types must agree. */
export function defineSection<Type extends string, Input extends { type: Type }, Output>(
  definition: SectionDefinition<Type, Input, Output>,
): SectionDefinition<Type, Input, Output> {
  return definition;
}
