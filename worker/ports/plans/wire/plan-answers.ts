/** Conversion of plans to and from the answers of plan calls (spec: entities, plan-calls). */
import { firstDay, lastDay } from '../../../../domain/calendar.ts';
import type { Fact, FactValue, FactValues } from '../../../../domain/plans/fact.ts';
import type { NamedProvider } from '../../../../domain/plans/list/plan-page.ts';
import { type ListedVertical, listedBy } from '../../../../domain/plans/listed.ts';
import type { PlanCard } from '../../../../domain/plans/plan-card.ts';
import type { CardOffer } from '../../../../domain/plans/plan-cost.ts';
import type { Billing, Priced } from '../../../../domain/plans/plan-fields.ts';
import { estimateCents, minimumTotalCents } from '../../../../domain/plans/price.ts';
import {
  centsOf,
  dayOf,
  flagOf,
  isObject,
  isYes,
  linkOf,
  monthsOf,
  mostMonths,
  numberOf,
  quantityOf,
  type Raw,
  textOf,
  textsOf,
} from './answer-values.ts';
import { leastCosts } from './least-costs.ts';
import { contractMonths, neededOf, plansIn } from './needed-fields.ts';
import { readNames } from './provider-answers.ts';

const dollars = (cents: number): number => cents / 100;

/** An entry of `data.plans`. Money is in dollars, as everywhere in the gateway's answers. */
export function planAnswer(card: PlanCard): Raw {
  const { offer, provider } = card;
  const facts = sentFacts(card.vertical).map(
    ({ name, wire, inDollars }) => [wire, sentFact(card.facts[name] ?? null, inDollars)] as const,
  );
  return {
    id: card.id,
    name: card.name,
    cost: dollars(card.ongoingCents),
    minimum_cost: dollars(card.minimumTotalCents),
    inclusion: card.inclusions,
    special_offer: offer?.title ?? null,
    special_offer_status: offer ? 1 : 0,
    special_offer_title: offer?.title ?? null,
    special_offer_price: offer ? dollars(offer.priceCents) : null,
    special_offer_description: offer?.description ?? null,
    special_offer_months: offer?.months ?? null,
    special_offer_until: offer?.until ?? null,
    providers: provider,
    contract: { contract_name: card.contract, months: card.contractMonths },
    unit: card.unit,
    estimated_monthly_cost: dollars(card.estimateCents),
    place: card.place,
    reason: card.reason,
    sponsored: card.sponsored,
    checked_on: card.checkedOn,
    critical_information: card.document,
    ...Object.fromEntries(facts),
  };
}

interface SentFact extends Pick<Fact<never>, 'inDollars' | 'isFlag' | 'unit'> {
  readonly name: string;
  readonly wire: string;
}

/** The facts that an answer carries, each with its name there. */
function sentFacts(vertical: ListedVertical): SentFact[] {
  const facts = Object.entries<Fact<never>>(listedBy(vertical).facts);
  return facts.flatMap(([name, { wire, ...sent }]) =>
    wire === undefined ? [] : { ...sent, name, wire },
  );
}

function sentFact(value: FactValue, inDollars = false): FactValue {
  return inDollars && typeof value === 'number' ? dollars(value) : value;
}

/** A partner's plans and their providers. */
export interface PartnerPlans {
  readonly plans: readonly PlanCard[];
  readonly providers: readonly NamedProvider[];
}

/** Reads an answer's `data`, leaving out plans that lack a needed field; null when it contains no list at all. */
export function readPlans(
  data: unknown,
  vertical: ListedVertical,
  day: string,
): PartnerPlans | null {
  const list = plansIn(data);
  if (!list || !isObject(data)) return null;
  const plans = list.flatMap((raw) => readPlan(raw, vertical, day) ?? []);
  return { plans, providers: readNames(data.providers) };
}

/** Place and reason are ours to give, so a partner's own are dropped. */
export function readPlan(raw: unknown, vertical: ListedVertical, day: string): PlanCard | null {
  if (!isObject(raw)) return null;
  const { id, name, providers: provider, cost: ongoingCents, unit: period } = neededOf(raw);
  if (!id || !name || !provider || ongoingCents === null || !period) return null;
  const contract = isObject(raw.contract) ? raw.contract : {};
  const offer = readOffer(raw, ongoingCents, day);
  const months = contractMonths(raw);
  const facts = readFacts(raw, vertical);
  const onceCents = typeof facts.setUp === 'number' ? facts.setUp : 0;
  const { unit, billing } = period;
  const costs = readCosts(raw, { ongoingCents, onceCents, offer, billing, months });
  if (!costs) return null;
  return {
    id,
    vertical,
    name,
    provider,
    inclusions: [...new Set([...extrasOf(raw, offer), ...textsOf(raw.inclusion)])],
    ongoingCents,
    unit,
    offer,
    ...costs,
    contract: textOf(contract.contract_name),
    contractMonths: months,
    sponsored: isYes(raw.sponsored),
    checkedOn: dayOf(raw.checked_on),
    document: linkOf(raw.critical_information),
    facts,
    place: null,
    reason: null,
  };
}

function readFacts(raw: Raw, vertical: ListedVertical): FactValues {
  return Object.fromEntries(
    sentFacts(vertical).map((fact) => [fact.name, readFact(raw[fact.wire], fact)]),
  );
}

/** Reads a value as its fact is declared: a word where a yes or no, or a number, belongs reads as null. */
function readFact(value: unknown, { inDollars, isFlag, unit }: SentFact): FactValue {
  if (inDollars) return centsOf(value);
  if (isFlag) return flagOf(value);
  if (unit) return quantityOf(value, unit);
  if (typeof value === 'boolean') return value;
  if (Array.isArray(value)) return textsOf(value);
  return numberOf(value) ?? textOf(value);
}

interface Parts {
  readonly ongoingCents: number;
  /** Paid at the start; 0 if the answer does not say. */
  readonly onceCents: number;
  readonly offer: CardOffer | null;
  readonly billing: Billing;
  /** The contract's months, when the answer gives them. */
  readonly months: number | null;
}

/**
 * The answer's minimum total and estimate. One that is missing, or lower than the other fields allow (its
 * offer may have ended), is worked out as for our own plans, so that no plan looks cheaper than it is.
 * Null when there is no way to tell the minimum.
 */
function readCosts(
  raw: Raw,
  parts: Parts,
): Pick<PlanCard, 'minimumTotalCents' | 'estimateCents'> | null {
  const minimum = centsOf(raw.minimum_cost);
  if (minimum === null && parts.months === null) return null;
  // We count an offer of unknown length for one month; the partner may know that it lasts longer.
  const own = pricedOf(parts, 1);
  const least = leastCosts(pricedOf(parts, mostMonths), firstDay);
  const believed = (given: number | null, lowest: number, ours: number) =>
    given === null || given < lowest ? ours : given;
  return {
    minimumTotalCents: believed(minimum, least.minimum, minimumTotalCents(own, firstDay)),
    estimateCents: believed(
      centsOf(raw.estimated_monthly_cost),
      least.estimate,
      estimateCents(own, firstDay),
    ),
  };
}

/**
 * The plan in the form that our own are priced in, for a customer who takes up the offer.
 * @param unsaid months to assume for an offer that does not say how long it lasts
 */
function pricedOf(
  { ongoingCents, onceCents, offer, billing, months }: Parts,
  unsaid: number,
): Priced {
  return {
    priceCents: ongoingCents,
    billing,
    onceCents,
    contract: { name: '', months: months ?? 0 },
    ...(offer && {
      offer: {
        title: offer.title,
        priceCents: offer.priceCents,
        months: offer.months ?? unsaid,
        until: lastDay,
      },
    }),
  };
}

function isOnOffer(raw: Raw): boolean {
  return isYes(raw.special_offer_status);
}

/** An offer counts while its status is on, it is cheaper and its last day has not passed (spec: plan-card). */
function readOffer(raw: Raw, ongoingCents: number, day: string): CardOffer | null {
  const priceCents = offerCents(raw);
  const until = dayOf(raw.special_offer_until);
  if (!isOnOffer(raw) || priceCents === null || priceCents >= ongoingCents) return null;
  if (until !== null && until < day) return null;
  return {
    title: textOf(raw.special_offer_title) ?? textOf(raw.special_offer) ?? 'Special offer',
    description: textOf(raw.special_offer_description),
    priceCents,
    // Zero months is no length: the answer does not say how long.
    months: monthsOf(raw.special_offer_months) || null,
    until,
  };
}

function offerCents(raw: Raw): number | null {
  return centsOf(raw.special_offer_price) ?? centsOf(raw.special_offer_cost);
}

/** An offer of something other than a lower price goes with the inclusions. */
function extrasOf(raw: Raw, offer: CardOffer | null): string[] {
  const title = textOf(raw.special_offer_title);
  return isOnOffer(raw) && offer === null && offerCents(raw) === null && title ? [title] : [];
}
