/** One page of a list of plans, and how a whole list becomes one. */
import type { HomeTogether } from '../energy/together.ts';
import { factWords } from '../fact.ts';
import { passes } from '../filter.ts';
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
  /** Every provider with a plan on sale in the vertical, and in the home's area, by name, for the filter. */
  readonly providers: readonly NamedProvider[];
  /** Of the providers asked for, those that sell nothing here: what was chosen keeps its name. */
  readonly absent?: readonly NamedProvider[];
  /** ISO time: when the catalogue was loaded, or when an old page was fetched. */
  readonly asOf: string | null;
  /** The list could not be fetched again; this is the last one we have. */
  readonly stale: boolean;
  /** Of a product that is sold by area (energy): what is still to be said of the home's. */
  readonly area?: PageArea;
  /** Sold in the area, and without a price: they stand below the list (spec: plan-lists). */
  readonly unpriced?: readonly UnpricedPlan[];
  /** Of homes that look at electricity: what it comes to with gas. */
  readonly together?: HomeTogether;
}

export interface PageArea {
  /** False while the home's postcode is not known: only plans are listed that are sold everywhere that homes choose their retailer. */
  readonly known: boolean;
  /** The networks of the postcode, as on a bill, where it has several; empty where it has one. */
  readonly distributors: readonly string[];
  /** The one that the list is for; null while there are several to choose from. */
  readonly distributor: string | null;
}

/** A plan by name, with the reason why it has no price, in a sentence. */
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

/** True while a postcode has networks to choose from. */
export function asksNetwork(area: PageArea | undefined): boolean {
  return area !== undefined && area.distributor === null && area.distributors.length > 1;
}

/** True where nobody sells to a home in the area what is asked for: of energy, one fuel for one kind of customer. */
export function isUnsold({ area, providers }: Pick<PlanPage, 'area' | 'providers'>): boolean {
  return area?.known === true && !asksNetwork(area) && providers.length === 0;
}

/** True where that holds for what the list opens with. Before any plan is loaded, nobody knows. */
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

/** Cuts the page out of a whole list that is already filtered. */
export function pageOf(all: readonly PlanCard[], query: PlanQuery): Omit<PlanPage, 'providers'> {
  const ordered = inOrder(all, query.sort);
  const pages = pagesOf(ordered.length, query.perPage);
  const page = pageWithin(query.page, pages);
  const from = (page - 1) * query.perPage;
  const plans = ordered.slice(from, from + query.perPage);
  return { plans, total: ordered.length, page, pages, asOf: null, stale: false };
}

/** True when a plan passes these filters and bounds of cost. */
export function isUnder(
  { vertical, facts, provider, estimateCents }: PlanCard,
  { filters, cost = {} }: Pick<PlanQuery, 'filters' | 'cost'>,
): boolean {
  // A year may be a credit.
  const { minCents = -Infinity, maxCents = Infinity } = cost;
  if (estimateCents < minCents || estimateCents > maxCents) return false;
  return passes(listedBy(vertical).filters, filters, { ...facts, provider: provider.id });
}

/**
 * Plans in our own order, each with its place and its sentence, whoever sent them. Those without a
 * price come last and have no place.
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

/** False for a plan whose amounts say nothing. */
function isPriced({ unpriced }: PlanCard): boolean {
  return unpriced === undefined;
}

/** Where a plan of a vertical stands, with the words for it. */
export function placeOf(
  vertical: ListedVertical,
  where: Pick<Place, 'place' | 'total' | 'sort'>,
): Place {
  const { comparable, orders, facts } = listedBy(vertical);
  const ownWords = (order: FactOrder, key: number) =>
    factWords(facts[order.fact] ?? {}, valueOfKey(order, key));
  return { ...where, noun: nounFor(vertical, 1), comparable, orders, ownWords };
}

/** All of a card that its place depends on. */
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
