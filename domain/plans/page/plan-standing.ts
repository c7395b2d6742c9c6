/** A plan's place among all the plans that could replace it, and its neighbours. */
import type { Filter, FilterValues } from '../filter.ts';
import { inOrder } from '../list/plan-page.ts';
import { filterValues } from '../list/plan-query.ts';
import { defaultSort } from '../list/rank.ts';
import { type ListedVertical, listedBy } from '../listed.ts';
import type { EndedPlan, PlanCard } from '../plan-card.ts';
import { kindWords } from '../words/kind-words.ts';

export interface Standing {
  /** With its place and reason, or without them where lists leave it out. */
  readonly plan: PlanCard;
  /** The number of plans in the order, including this one. */
  readonly total: number;
  readonly before: Neighbour | null;
  readonly after: Neighbour | null;
}

/** The parts of a neighbouring plan needed for a link to it. */
export type Neighbour = Pick<PlanCard, 'id' | 'vertical' | 'name' | 'provider'>;

/** A plan that has ended, with alternatives. */
export interface EndedStanding extends EndedPlan {
  /** With their places among the plans that could replace it. */
  readonly alternatives: readonly PlanCard[];
}

/** The most alternatives shown for an ended plan. */
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
 * The first plans in the order that match an ended plan in every single-choice filter, such as a SIM for a
 * SIM; if there are none, the first of all that could replace it.
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

/** The filters whose facts define the kind of plan. */
function kindOf({ vertical, facts }: PlanCard): Filter[] {
  return Object.values(listedBy(vertical).filters).filter(
    ({ kind, fact }) => kind === 'one' && !Array.isArray(facts[fact]),
  );
}

/** True where every plan of the product could replace every other. */
export function standsAmongAll(vertical: ListedVertical): boolean {
  return segmentFilters(vertical).length === 0;
}

/** The plans that could replace it: electricity cannot replace gas, nor extras hospital cover. */
function peersOf(plan: PlanCard, all: readonly PlanCard[]): PlanCard[] {
  const facts = segmentFilters(plan.vertical).map(([, { fact }]) => fact);
  return all.filter((one) => areAlike(one, plan, facts));
}

function areAlike(one: PlanCard, other: PlanCard, facts: readonly string[]): boolean {
  return facts.every((fact) => one.facts[fact] === other.facts[fact]);
}

/** The filters that define a vertical's segments. */
function segmentFilters(vertical: ListedVertical): [name: string, filter: Filter][] {
  const { filters, initial = {}, segment = Object.keys(initial) } = listedBy(vertical);
  return Object.entries(filters).filter(([name]) => segment.includes(name));
}

/** The segment of a plan, as filters: `{ use: 'Business', kind: 'Sim' }`. */
export function segmentOf({ vertical, facts }: Pick<PlanCard, 'vertical' | 'facts'>): FilterValues {
  return filterValues(
    segmentFilters(vertical).map(([name, { fact }]) => {
      const value = facts[fact];
      return [name, typeof value === 'string' ? value : undefined] as const;
    }),
  );
}

/** The filters on which the plans' segments agree; for several products, those on which each product's agree. */
export function sharedSegment(plans: readonly PlanCard[]): FilterValues {
  const segments = plans.map(segmentOf);
  const named = segments.flatMap((segment) => Object.entries(segment));
  return filterValues(
    named.filter(([name, value]) => segments.every((one) => (one[name] ?? value) === value)),
  );
}

/**
 * `health insurance policies for extras cover only`: the plans in the same segment, in words.
 * @param count number of plans
 */
export function peersWords(plan: PlanCard, count = 2): string {
  const words = segmentFilters(plan.vertical).flatMap(([, filter]) =>
    filter.kind === 'one' ? (filter.settled?.[String(plan.facts[filter.fact])] ?? []) : [],
  );
  return [kindWords([plan.vertical], count), words.join(', ')].filter(Boolean).join(' ');
}
