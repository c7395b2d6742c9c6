/** One page of a list of plans, and the ordering and cutting of a whole list into pages. */
import type { HomeTogether } from '../energy/together.ts';
import { factWords } from '../fact.ts';
import { type FilterValue, passes } from '../filter.ts';
import { type ListedVertical, listedBy } from '../listed.ts';
import type { PlanCard } from '../plan-card.ts';
import { nounFor } from '../words/kind-words.ts';
import { type FactOrder, ongoingKey, ownKey, valueOfKey } from './order.ts';
import { pagesOf, pageWithin } from './pagination.ts';
import { type Place, placeSentence } from './place-words.ts';
import type { PlanQuery } from './plan-query.ts';
import { type RankingFacts, rank, type Sort, sortName } from './rank.ts';

export interface PlanPage {
  readonly plans: readonly PlanCard[];
  /** Plans that pass the filters, on all pages. */
  readonly total: number;
  /** From 1, and within the list. */
  readonly page: number;
  readonly pages: number;
  /** Every provider with a plan on sale in the vertical and the home's area, by name, for the filter. */
  readonly providers: readonly NamedProvider[];
  /** The chosen providers that sell nothing here, so that the choices keep their names. */
  readonly absent?: readonly NamedProvider[];
  /** ISO time when the catalogue was loaded, or when a stale page was fetched. */
  readonly asOf: string | null;
  /** True where the list could not be refreshed, so this is the last one fetched. */
  readonly stale: boolean;
  /** For a product sold by area (energy): the home's area, as far as it is known. */
  readonly area?: PageArea;
  /** Plans sold in the area without a price, shown below the list (spec: plan-lists). */
  readonly unpriced?: readonly UnpricedPlan[];
  /** In electricity lists for homes: the totals with gas. */
  readonly together?: HomeTogether;
}

export interface PageArea {
  /** False while the home's postcode is unknown: only plans sold in every state with a choice of retailer are listed. */
  readonly known: boolean;
  /** The postcode's networks, named as on a bill, where it has several; otherwise empty. */
  readonly distributors: readonly string[];
  /** The list's network; null while there are several to choose from. */
  readonly distributor: string | null;
}

/** A plan's names, with the reason for having no price, in a sentence. */
export interface UnpricedPlan {
  readonly id: string;
  readonly name: string;
  readonly providerName: string;
  readonly reason: string;
}

export interface NamedProvider {
  readonly id: string;
  readonly name: string;
}

/** True while the visitor has to choose among a postcode's networks. */
export function asksNetwork(area: PageArea | undefined): boolean {
  return area !== undefined && area.distributor === null && area.distributors.length > 1;
}

/** True where no provider sells the segment in the area: for energy, one fuel for one kind of customer. */
export function isUnsold({ area, providers }: Pick<PlanPage, 'area' | 'providers'>): boolean {
  return area?.known === true && !asksNetwork(area) && providers.length === 0;
}

/** True where that is so for the list's initial filters. False before any plans are loaded. */
export function isUnsoldAsOpened(
  list: Pick<PlanPage, 'area' | 'providers' | 'asOf'>,
  { vertical, filters }: Pick<PlanQuery, 'vertical' | 'filters'>,
): boolean {
  const opened = Object.entries(listedBy(vertical).initial ?? {});
  const isAsOpened = opened.every(([name, value]) => filters[name] === value);
  return isAsOpened && list.asOf !== null && isUnsold(list);
}

/** Every provider that a page can name. */
export function namesIn(page: Pick<PlanPage, 'providers' | 'absent'> | null): NamedProvider[] {
  return page ? [...page.providers, ...(page.absent ?? [])] : [];
}

/** The page with the names of chosen providers that only the page before it has. */
export function withNamesOf(
  before: PlanPage | null,
  page: PlanPage,
  chosen: FilterValue | undefined,
): PlanPage {
  const ids: readonly unknown[] = Array.isArray(chosen) ? chosen : [];
  const named = namesIn(page);
  const kept = namesIn(before).filter(
    ({ id }) => ids.includes(id) && named.every((one) => one.id !== id),
  );
  return kept.length > 0 ? { ...page, absent: [...(page.absent ?? []), ...kept] } : page;
}

/** Cuts the page from a whole list that is already filtered. */
export function pageOf(all: readonly PlanCard[], query: PlanQuery): Omit<PlanPage, 'providers'> {
  const ordered = inOrder(all, query.sort);
  const pages = pagesOf(ordered.length, query.perPage);
  const page = pageWithin(query.page, pages);
  const from = (page - 1) * query.perPage;
  const plans = ordered.slice(from, from + query.perPage);
  return { plans, total: ordered.length, page, pages, asOf: null, stale: false };
}

/** True where a plan passes these filters and cost bounds. */
export function isUnder(
  { vertical, facts, provider, estimateCents }: PlanCard,
  { filters, cost = {} }: Pick<PlanQuery, 'filters' | 'cost'>,
): boolean {
  // A yearly cost may be negative.
  const { minCents = -Infinity, maxCents = Infinity } = cost;
  if (estimateCents < minCents || estimateCents > maxCents) return false;
  return passes(listedBy(vertical).filters, filters, { ...facts, provider: provider.id });
}

/**
 * Plans in our own order, whoever sent them, each with its place and reason. Those without a price come
 * last and have no place.
 */
export function inOrder(plans: readonly PlanCard[], sort: Sort): PlanCard[] {
  const byId = new Map(plans.map((plan) => [plan.id, plan]));
  const all = [...byId.values()];
  const ranked = rank(all.filter(isPriced).map(factsOfCard), sort);
  const placed = ranked.flatMap((facts, index) => {
    const plan = byId.get(facts.id);
    if (!plan) return [];
    const place = placeOf(plan.vertical, { place: index + 1, total: ranked.length, sort });
    return [{ ...plan, place: index + 1, reason: placeSentence(facts, place, ranked[index - 1]) }];
  });
  return [...placed, ...all.filter((plan) => !isPriced(plan))];
}

/** False for a plan whose amounts are meaningless. */
function isPriced({ unpriced }: PlanCard): boolean {
  return unpriced === undefined;
}

/** A plan's place, with its vertical's words. */
export function placeOf(
  vertical: ListedVertical,
  where: Pick<Place, 'place' | 'total' | 'sort'>,
): Place {
  const { comparable, orders, facts } = listedBy(vertical);
  const ownWords = (order: FactOrder, key: number) =>
    factWords(facts[order.fact] ?? {}, valueOfKey(order, key));
  return { ...where, noun: nounFor(vertical, 1), comparable, orders, ownWords };
}

/** Everything in a card that its place depends on. */
export function factsOfCard(plan: PlanCard): RankingFacts {
  const { ongoing, own } = listedBy(plan.vertical).orders;
  return {
    id: plan.id,
    sortName: sortName(plan.name),
    sortProvider: sortName(plan.provider.name),
    estimateCents: plan.estimateCents,
    totalCents: plan.minimumTotalCents,
    ongoing: ongoingKey(ongoing, plan),
    own: ownKey(own, plan.facts),
  };
}
