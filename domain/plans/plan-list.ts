/** One page of a list of plans, from an answer of the plan calls that may or may not know pages. */
import { isPictureOf } from '../image-hosts.ts';
import { pagesOf, pageWithin } from './pagination.ts';
import { idOf, isObject, type PlanCard, readPlan, textOf } from './plan-card.ts';
import type { PlanListState } from './plan-list-state.ts';
import { placeSentence, type RankingFacts, rank, sortName } from './rank.ts';

export interface PlanList {
  readonly plans: readonly PlanCard[];
  /** Plans under the filters, over all pages. */
  readonly total: number;
  /** From 1, and within the list. */
  readonly page: number;
  readonly pages: number;
  /** All that can be filtered by, by name. */
  readonly providers: readonly { readonly id: string; readonly name: string }[];
  /** ISO time at which the catalogue was loaded, or the list was last fetched when it is an old one. */
  readonly asOf: string | null;
  /** The list could not be fetched anew: this is the last one. */
  readonly stale: boolean;
}

interface Asked {
  readonly state: Pick<PlanListState, 'sort' | 'page'>;
  readonly perPage: number;
  /** The day of signing up, in Sydney. */
  readonly day: string;
  /** Whose pictures the page may show, beside its own (domain/image-hosts.ts). */
  readonly imageHosts: readonly string[];
}

/** `data` of an answer as one page; null when it holds no list at all. */
export function readPlanList(data: unknown, asked: Asked): PlanList | null {
  if (!isObject(data)) return null;
  const raw = Array.isArray(data.plans) ? data.plans : data.plan_result;
  if (!Array.isArray(raw)) return null;
  const plans = raw.flatMap((one) => readShown(one, asked) ?? []);
  const asOf = textOf(data.loaded_at);
  const shared = { providers: readNames(data.providers), asOf, stale: false };
  if (isPaged(data)) {
    const total = Math.max(plans.length, data.total);
    return { ...shared, plans, total, page: data.page, pages: pagesOf(total, asked.perPage) };
  }
  const ordered = inOrder(plans, asked.state.sort);
  const pages = pagesOf(ordered.length, asked.perPage);
  const page = pageWithin(asked.state.page, pages);
  const from = (page - 1) * asked.perPage;
  return {
    ...shared,
    plans: ordered.slice(from, from + asked.perPage),
    total: ordered.length,
    page,
    pages,
  };
}

/** A logo that the page may not show is none: an empty frame would stand in its place. */
function readShown(raw: unknown, { day, imageHosts }: Asked): PlanCard | null {
  const plan = readPlan(raw, day);
  const logo = plan?.provider.logo;
  if (!plan || !logo || isPictureOf(imageHosts, logo.url)) return plan;
  return { ...plan, provider: { ...plan.provider, logo: null } };
}

/** A whole list in our own order, each with its place and its sentence: whoever sent it, and however sorted. */
export function inOrder(plans: readonly PlanCard[], sort: PlanListState['sort']): PlanCard[] {
  const byId = new Map(plans.map((plan) => [plan.id, plan]));
  const ranked = rank([...byId.values()].map(factsOf), sort);
  return ranked.flatMap((facts, index) => {
    const plan = byId.get(facts.id);
    if (!plan) return [];
    const place = { place: index + 1, total: ranked.length, sort };
    return [{ ...plan, place: index + 1, reason: placeSentence(facts, place, ranked[index - 1]) }];
  });
}

function factsOf(plan: PlanCard): RankingFacts {
  return {
    id: plan.id,
    sortName: sortName(plan.name),
    estimateCents: plan.estimateCents,
    totalCents: plan.minimumTotalCents,
  };
}

function isPaged(data: Readonly<Record<string, unknown>>): data is { page: number; total: number } {
  return Number.isInteger(data.page) && Number.isInteger(data.total);
}

function readNames(value: unknown): PlanList['providers'] {
  if (!Array.isArray(value)) return [];
  const named = value.flatMap((one) => {
    const id = isObject(one) ? idOf(one.id) : null;
    const name = isObject(one) ? textOf(one.name) : null;
    return id && name ? [{ id, name }] : [];
  });
  return named.sort((a, b) => (sortName(a.name) < sortName(b.name) ? -1 : 1));
}
