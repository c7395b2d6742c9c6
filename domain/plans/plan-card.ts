/** A plan as lists, comparisons and calls show it: with its prices on a day, its facts and its place. */
import { type FactValues, factsOf } from './fact.ts';
import { type ListedVertical, listedFor } from './listed.ts';
import type { ComparedPlan } from './plan.ts';
import type { Offer } from './plan-fields.ts';
import { estimateCents, minimumTotalCents, offerOn, perPeriod } from './price.ts';

/** Money in whole cents; null wherever a provider did not say. */
export interface PlanCard {
  readonly id: string;
  readonly vertical: ListedVertical;
  readonly name: string;
  readonly provider: CardProvider;
  readonly inclusions: readonly string[];
  readonly ongoingCents: number;
  /** `/month`, `/28 days`. */
  readonly unit: string;
  readonly offer: CardOffer | null;
  readonly minimumTotalCents: number;
  /** A month of the first year: what lists are ordered by. */
  readonly estimateCents: number;
  readonly contract: string | null;
  readonly contractMonths: number | null;
  readonly sponsored: boolean;
  /** `2026-11-20`. */
  readonly checkedOn: string | null;
  /** URL of the document that the vertical names. */
  readonly document: string | null;
  /** Declared beside the vertical (domain/plans/<vertical>). */
  readonly facts: FactValues;
  /** From 1, in its list; with the sentence that says why. */
  readonly place: number | null;
  readonly reason: string | null;
}

/** A provider as lists name it. */
export interface CardProvider {
  readonly id: string;
  readonly name: string;
  readonly logo: { readonly url: string; readonly altText: string } | null;
}

/** An offer that can be taken up: its price replaces the ongoing one. */
export interface CardOffer {
  readonly title: string;
  readonly description: string | null;
  readonly priceCents: number;
  readonly months: number | null;
  /** The last day on which it can be taken up. */
  readonly until: string | null;
}

export interface Placed {
  readonly place: number | null;
  readonly reason: string | null;
}

/** The card of one of our plans, for someone who signs up on a day. */
export function cardOf(
  plan: ComparedPlan,
  provider: CardProvider,
  day: string,
  { place, reason }: Placed = { place: null, reason: null },
): PlanCard {
  const offer = offerOn(plan, day);
  return {
    id: plan.id,
    vertical: plan.vertical,
    name: plan.name,
    provider,
    inclusions: [...new Set(plan.inclusions)],
    ongoingCents: plan.priceCents,
    unit: perPeriod(plan.billing),
    offer: offer ? offerOf(offer) : null,
    minimumTotalCents: minimumTotalCents(plan, day),
    estimateCents: estimateCents(plan, day),
    contract: plan.contract.name,
    contractMonths: plan.contract.months,
    sponsored: plan.sponsored,
    checkedOn: plan.checkedOn,
    document: listedFor(plan).document.of(plan),
    facts: planFacts(plan),
    place,
    reason,
  };
}

/** The facts by which one of our plans is filtered, shown and compared. */
export function planFacts(plan: ComparedPlan): FactValues {
  return factsOf(listedFor(plan).facts, plan);
}

function offerOf({ title, description, priceCents, months, until }: Offer): CardOffer {
  return { title, description: description ?? null, priceCents, months, until };
}
