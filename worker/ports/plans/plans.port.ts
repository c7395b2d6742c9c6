/** The catalogue port: providers by vertical, and lists of mobile and broadband plans. */
import type { PlanFilter, PlanOf } from '../../../domain/plans/filters.ts';
import type { ComparedPlan, Plan } from '../../../domain/plans/plan.ts';
import type { PriceOn } from '../../../domain/plans/price.ts';
import type { Provider } from '../../../domain/plans/provider.ts';
import type { Sort } from '../../../domain/plans/rank.ts';
import type { VerticalSlug } from '../../../domain/vertical.ts';

/** A provider as lists name it; without a logo, `logo` is null. */
export interface ListedProvider {
  readonly id: string;
  readonly name: string;
  readonly logo: Provider['logo'] | null;
}

/** A plan in its list: with its provider, its prices of the day, its place and the reason for it. */
export interface ListedPlan<P extends Plan = Plan> {
  readonly plan: P;
  readonly provider: ListedProvider;
  readonly prices: PriceOn;
  /** From 1, over all pages. */
  readonly place: number;
  /** One sentence: why it stands where it stands. */
  readonly reason: string;
}

export interface PlanQuery<F extends PlanFilter = PlanFilter> {
  readonly filter: F;
  /** The day of signing up, `2026-11-21`: decides which offers are on. */
  readonly day: string;
  readonly sort?: Sort;
  /** From 1; beyond the last page there is nothing, and the total still says how many there are. */
  readonly page?: number;
  readonly pageSize?: number;
}

export interface PlanPage<P extends Plan = Plan> {
  readonly plans: readonly ListedPlan<P>[];
  /** Plans under the filter, over all pages. */
  readonly total: number;
  readonly sort: Sort;
  readonly page: number;
  readonly pageSize: number;
}

export interface ChosenQuery {
  readonly vertical: PlanFilter['vertical'];
  readonly ids: readonly string[];
  readonly day: string;
  readonly sort?: Sort;
}

/** What is loaded, and when it was: a list says how old it is. */
export interface CatalogueRelease {
  readonly id: string;
  /** ISO time. */
  readonly loadedAt: string;
  readonly plans: number;
}

/** What the product asks of a catalogue. */
export interface CataloguePort {
  /** Providers that sell in each of the verticals, by name; a vertical that nobody sells has none. */
  providers<V extends VerticalSlug>(
    verticals: readonly V[],
  ): Promise<Readonly<Record<V, readonly ListedProvider[]>>>;

  /** One page of a filtered list in the order of `rank`, with the number of all. */
  plans<F extends PlanFilter>(query: PlanQuery<F>): Promise<PlanPage<PlanOf<F>>>;

  /** The listed plans of these ids, in the order of `rank` and placed among themselves; unknown ids are left out. */
  chosen(query: ChosenQuery): Promise<readonly ListedPlan<ComparedPlan>[]>;

  /** Plans by id, of any vertical, as they are for someone who signs up on a day; unknown ids are left out. */
  byId(ids: readonly string[]): Promise<readonly Plan[]>;

  /** Null while nothing is loaded. */
  release(): Promise<CatalogueRelease | null>;
}

/** The most plans a page may hold, and the most ids one question may name. */
export const MAX_PAGE_SIZE = 500;
