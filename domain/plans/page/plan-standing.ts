/** The standing of a plan among all plans that could replace it, and its neighbours. */
import type { Filter, FilterValues } from '../filter.ts';
import { inOrder } from '../list/plan-page.ts';
import { filterValues } from '../list/plan-query.ts';
import { defaultSort } from '../list/rank.ts';
import { type ListedVertical, listedBy } from '../listed.ts';
import type { EndedPlan, PlanCard } from '../plan-card.ts';
import { kindWords } from '../words/kind-words.ts';

export interface Standing {
  /** With its place and the reason for it; without, where lists leave it out. */
  readonly plan: PlanCard;
  /** How many plans it stands among, itself included. */
  readonly total: number;
  readonly before: Neighbour | null;
  readonly after: Neighbour | null;
}

/** Of the plans next to it, what leads to them. */
export type Neighbour = Pick<PlanCard, 'id' | 'vertical' | 'name' | 'provider'>;

/** A plan that has ended, and what there is instead. */
export interface EndedStanding extends EndedPlan {
  /** With the places that they have among the plans that could replace it. */
  readonly alternatives: readonly PlanCard[];
}

/** The plans beside one that has ended. */
export const mostAlternatives = 3;

/** @param all plans of its vertical that lists show, in any order */
export function standingOf(plan: PlanCard, all: readonly PlanCard[]): Standing {
  const ordered = inOrder(peersOf(plan, all), defaultSort);
  const at = ordered.findIndex(({ id }) => id === plan.id);
  const placed = ordered[at];
  if (!placed) return { plan, total: ordered.length, before: null, after: null };
  return {
    plan: { ...plan, place: placed.place, reason: placed.reason },
    total: ordered.length,
    before: ordered[at - 1] ?? null,
    after: ordered[at + 1] ?? null,
  };
}

/**
 * The first plans of the order that can stand in for one that is gone: of the same kind in everything
 * that lists ask one answer for, such as a SIM for a SIM; else of those that could replace it.
 */
export function alternativesTo(
  gone: PlanCard,
  all: readonly PlanCard[],
  most: number = mostAlternatives,
): PlanCard[] {
  const facts = kindOf(gone).map(({ fact }) => fact);
  const ordered = inOrder(peersOf(gone, all), defaultSort);
  const alike = ordered.filter((one) => areAlike(one, gone, facts));
  return (alike.length > 0 ? alike : ordered).slice(0, most);
}

/** The filters whose facts say what kind of plan it is. */
function kindOf({ vertical, facts }: PlanCard): Filter[] {
  return Object.values(listedBy(vertical).filters).filter(
    ({ kind, fact }) => kind === 'one' && !Array.isArray(facts[fact]),
  );
}

/** True where every plan of the product could replace every other. */
export function standsAmongAll(vertical: ListedVertical): boolean {
  return segmentFilters(vertical).length === 0;
}

/** The plans that could replace it: power does not replace gas, nor extras a hospital cover. */
function peersOf(plan: PlanCard, all: readonly PlanCard[]): PlanCard[] {
  const facts = segmentFilters(plan.vertical).map(([, { fact }]) => fact);
  return all.filter((one) => areAlike(one, plan, facts));
}

function areAlike(one: PlanCard, other: PlanCard, facts: readonly string[]): boolean {
  return facts.every((fact) => one.facts[fact] === other.facts[fact]);
}

/** The filters that set its lists apart. */
function segmentFilters(vertical: ListedVertical): [name: string, filter: Filter][] {
  const { filters, initial = {}, segment = Object.keys(initial) } = listedBy(vertical);
  return Object.entries(filters).filter(([name]) => segment.includes(name));
}

/** What the list that a plan belongs to is about: `{ use: 'Business', kind: 'Sim' }`. */
export function segmentOf({ vertical, facts }: Pick<PlanCard, 'vertical' | 'facts'>): FilterValues {
  return filterValues(
    segmentFilters(vertical).map(([name, { fact }]) => {
      const value = facts[fact];
      return [name, typeof value === 'string' ? value : undefined] as const;
    }),
  );
}

/** What the segments of plans agree on; of several products, what those of each agree on. */
export function sharedSegment(plans: readonly PlanCard[]): FilterValues {
  const segments = plans.map(segmentOf);
  const named = segments.flatMap((segment) => Object.entries(segment));
  return filterValues(
    named.filter(([name, value]) => segments.every((one) => (one[name] ?? value) === value)),
  );
}

/**
 * `health insurance policies for extras cover alone`: those that could replace it, which are those of its list.
 * @param count of how many
 */
export function peersWords(plan: PlanCard, count = 2): string {
  const words = segmentFilters(plan.vertical).flatMap(([, filter]) =>
    filter.kind === 'one' ? (filter.settled?.[String(plan.facts[filter.fact])] ?? []) : [],
  );
  return [kindWords([plan.vertical], count), words.join(', ')].filter(Boolean).join(' ');
}
