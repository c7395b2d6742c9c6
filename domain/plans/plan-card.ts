/** A plan as lists, comparisons and calls show it: with its prices on a day, its facts and its place. */
import { costFor, serves } from './costs.ts';
import type { MeasuredYear } from './energy/measured-year.ts';
import type { FactValues } from './fact.ts';
import { planFacts } from './fact-values.ts';
import { type ListedVertical, listedFor } from './listed.ts';
import type { ComparedPlan } from './plan.ts';
import type { PlanCost } from './plan-cost.ts';
import { type Answers, completeAnswers, initialAnswers } from './question.ts';

/** Money in whole cents; null wherever a provider did not say. */
export interface PlanCard extends PlanCost {
  readonly id: string;
  readonly vertical: ListedVertical;
  readonly name: string;
  readonly provider: CardProvider;
  readonly inclusions: readonly string[];
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

/**
 * What somebody who signs up now pays at first. Energy is billed by use: its offer has a price for a
 * year, which few offers last, so it is what the first year comes to.
 */
export function firstCents({
  vertical,
  offer,
  ongoingCents,
  estimateCents,
}: Pick<PlanCard, 'vertical' | 'offer' | 'ongoingCents' | 'estimateCents'>): number {
  return vertical === 'energy' ? estimateCents : (offer?.priceCents ?? ongoingCents);
}

/** A plan that nobody can sign up for any more, as it was. */
export interface EndedPlan {
  readonly plan: PlanCard;
  /** `2026-10-31`. */
  readonly endedOn: string;
}

/** A provider as lists name it. */
export interface CardProvider {
  readonly id: string;
  readonly name: string;
  readonly logo: { readonly url: string; readonly altText: string } | null;
}

export interface Placed {
  readonly place: number | null;
  readonly reason: string | null;
}

/** For whom a plan is priced: someone who signs up on a day and has answered the vertical's questions. */
export interface Signer {
  readonly day: string;
  /** What is missing is the default. */
  readonly answers?: Answers | undefined;
  /** A year of the home's own meter, which counts in the place of answers. */
  readonly measured?: MeasuredYear | undefined;
}

/** The card of one of our plans. */
export function cardOf(
  plan: ComparedPlan,
  provider: CardProvider,
  signer: Signer,
  placed?: Placed,
): PlanCard {
  const answers = completeAnswers(listedFor(plan).questions, signer.answers ?? {});
  const cost = costFor(plan, signer.day, answers, signer.measured);
  return cardWith(plan, provider, { day: signer.day, answers, cost }, placed);
}

interface Costed {
  readonly day: string;
  /** In full. */
  readonly answers: Answers;
  readonly cost: PlanCost;
}

/** The card of a plan whose cost is worked out already: a browser has not what works out all of them. */
export function cardWith(
  plan: ComparedPlan,
  provider: CardProvider,
  { day, answers, cost }: Costed,
  { place, reason }: Placed = { place: null, reason: null },
): PlanCard {
  return {
    id: plan.id,
    vertical: plan.vertical,
    name: plan.name,
    provider,
    inclusions: [...new Set(plan.inclusions)],
    ...cost,
    sponsored: plan.sponsored,
    checkedOn: plan.checkedOn,
    document: listedFor(plan).document.of(plan),
    facts: planFacts(plan, day, answers),
    place,
    reason,
  };
}

/** False for a plan that cannot do what was asked: a list that named it would promise too much. */
export function isServed(plan: ComparedPlan, { day, answers, measured }: Signer): boolean {
  return serves(plan, day, answers ?? initialAnswers(listedFor(plan).questions), measured);
}
