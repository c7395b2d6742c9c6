/** Where a plan stands among all plans that could replace it, and what stands next to it. */
import type { Filter } from '../filter.ts';
import { inOrder } from '../list/plan-page.ts';
import { defaultSort } from '../list/rank.ts';
import { listedBy } from '../listed.ts';
import type { PlanCard } from '../plan-card.ts';

export interface Standing {
  /** With its place and the reason for it; without, where lists leave it out. */
  readonly plan: PlanCard;
  /** How many plans it stands among, itself included. */
  readonly total: number;
  readonly before: PlanCard | null;
  readonly after: PlanCard | null;
}

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
 * that lists ask one answer for, such as hospital cover for hospital cover; else of the same list.
 */
export function alternativesTo(gone: PlanCard, all: readonly PlanCard[], most: number): PlanCard[] {
  const ordered = inOrder(peersOf(gone, all), defaultSort);
  const asked = Object.values(listedBy(gone.vertical).filters).filter(({ kind }) => kind === 'one');
  const facts = asked.map(({ fact }) => fact).filter((fact) => !Array.isArray(gone.facts[fact]));
  const alike = ordered.filter((one) => areAlike(one, gone, facts));
  return (alike.length > 0 ? alike : ordered).slice(0, most);
}

/**
 * The plans that a list which opens with this plan would hold: power does not replace gas, nor a
 * business's plan a home's.
 */
function peersOf(plan: PlanCard, all: readonly PlanCard[]): PlanCard[] {
  const facts = apart(plan).map(({ fact }) => fact);
  return all.filter((one) => areAlike(one, plan, facts));
}

function areAlike(one: PlanCard, other: PlanCard, facts: readonly string[]): boolean {
  return facts.every((fact) => one.facts[fact] === other.facts[fact]);
}

/** The filters that lists of its vertical open with. */
function apart({ vertical }: PlanCard): Filter[] {
  const { filters, initial = {} } = listedBy(vertical);
  return Object.keys(initial).flatMap((name) => filters[name] ?? []);
}

/** `energy plans for electricity, for homes`: those it stands among. */
export function peersWords(plan: PlanCard): string {
  const said = apart(plan).flatMap((filter) =>
    filter.kind === 'one' ? (filter.settled?.[String(plan.facts[filter.fact])] ?? []) : [],
  );
  return [`${listedBy(plan.vertical).kind} plans`, said.join(', ')].filter(Boolean).join(' ');
}
