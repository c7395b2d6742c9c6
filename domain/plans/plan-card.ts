/** A plan as shown in lists, comparisons and calls: with its prices on a day, its facts and its place. */
import { costFor, serves } from './costs.ts';
import type { MeasuredYear } from './energy/measured-year.ts';
import type { FactValues } from './fact.ts';
import { planFacts } from './fact-values.ts';
import { type ListedVertical, listedFor } from './listed.ts';
import type { ComparedPlan } from './plan.ts';
import type { PlanCost } from './plan-cost.ts';
import { type Answers, completeAnswers, initialAnswers } from './question.ts';

/** Money in whole cents; null wherever the provider does not say. */
export interface PlanCard extends PlanCost {
  readonly id: string;
  readonly vertical: ListedVertical;
  readonly name: string;
  readonly provider: CardProvider;
  readonly inclusions: readonly string[];
  readonly sponsored: boolean;
  /** `2026-11-20`. */
  readonly checkedOn: string | null;
  /** URL of the vertical's official document. */
  readonly document: string | null;
  /** Declared in the vertical's folder (domain/plans/<vertical>). */
  readonly facts: FactValues;
  /** From 1, in its list; `reason` is the sentence that explains it. */
  readonly place: number | null;
  readonly reason: string | null;
}

/**
 * The first price for someone who signs up now. Energy is billed by use, and its offers have a price for a
 * whole year, which few of them last, so for energy it is the total of the first year.
 */
export function firstCents({
  vertical,
  offer,
  ongoingCents,
  estimateCents,
}: Pick<PlanCard, 'vertical' | 'offer' | 'ongoingCents' | 'estimateCents'>): number {
  return vertical === 'energy' ? estimateCents : (offer?.priceCents ?? ongoingCents);
}

/** A plan no longer on sale, as it was. */
export interface EndedPlan {
  readonly plan: PlanCard;
  /** `2026-10-31`. */
  readonly endedOn: string;
}

/** A provider as named in lists. */
export interface CardProvider {
  readonly id: string;
  readonly name: string;
  readonly logo: { readonly url: string; readonly altText: string } | null;
}

export interface Placed {
  readonly place: number | null;
  readonly reason: string | null;
}

/** The person a plan is priced for: the day of signing up, and the answers to the vertical's questions. */
export interface Signer {
  readonly day: string;
  /** Missing answers take the defaults. */
  readonly answers?: Answers | undefined;
  /** A year from the home's own meter, which overrides the answers. */
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

/** The card of a plan whose cost is already known: the browser does not load all the cost functions. */
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

/** False for a plan that cannot meet the request: listing it would promise too much. */
export function isServed(plan: ComparedPlan, { day, answers, measured }: Signer): boolean {
  return serves(plan, day, answers ?? initialAnswers(listedFor(plan).questions), measured);
}
