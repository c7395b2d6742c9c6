/** The message about a chosen plan whose price changed while the form for it was open. */
import { dollars } from '../money.ts';
import { listedBy } from '../plans/listed.ts';
import type { PlanCard } from '../plans/plan-card.ts';
import { priceWords } from '../plans/words/price-words.ts';
import { type BilledAmounts, billedOf, dueWords, readBilled } from './billed-price.ts';
import type { ChosenPlan } from './chosen-plan.ts';

/** A plan's price as the form showed it. */
export interface ShownPrice {
  /** The estimate; null when it showed none. */
  readonly shownCents: number | null;
  /** The billed amounts (billed-price.ts); empty from a form opened before forms sent them. */
  readonly shownBilled: string;
}

/** Null for an unchanged price, and for a form that showed none. */
export function priceNews(
  card: PlanCard,
  { name, estimate, estimateCents }: ChosenPlan,
  { shownCents, shownBilled }: ShownPrice,
): string | null {
  if (shownCents === null) return null;
  if (estimate === null) {
    return `We can no longer work out a price for ${name}. The estimate was ${dollars(shownCents)}. Send your details again to ask for the plan without one.`;
  }
  const isEstimateNew = shownCents !== estimateCents;
  const was = readBilled(shownBilled);
  const sentences = [
    ...(was ? billedNews(card, was, card.estimateCents - shownCents) : []),
    ...(isEstimateNew ? [`The estimate was ${dollars(shownCents)} and is now ${estimate}.`] : []),
  ];
  if (sentences.length === 0) return null;
  return `The price of ${name} has changed since you opened this page. ${sentences.join(' ')} Check the new price, then send your details again.`;
}

/**
 * The new estimate reveals a new bill if both rise or both fall; an offer, or a cost at the start that is added or
 * dropped, can hide it.
 */
function billedNews(card: PlanCard, was: BilledAmounts, rise: number): string[] {
  const now = billedOf(card);
  const isBillNew = priceWords(was) !== priceWords(now);
  const isHidden = (now.ongoingCents - was.ongoingCents) * rise <= 0;
  const isSaid = isBillNew && (isHidden || was.offer !== null || now.offer !== null);
  const [before, after] = [was, now].map((price) => dueWords(card.vertical, price));
  return [
    ...(isSaid ? [`Before: ${before}. Now: ${after}.`] : []),
    ...leastNews(card, was.leastCents, now.leastCents, { rise, isSaid }),
  ];
}

/** The minimum total may rise while the estimate falls, which nobody would expect. */
function leastNews(
  card: PlanCard,
  was: number | null,
  now: number | null,
  { rise, isSaid }: { readonly rise: number; readonly isSaid: boolean },
): string[] {
  if (was === null || now === null || was === now) return [];
  const isHidden = now > was ? rise <= 0 : rise === 0 && !isSaid;
  const { total } = listedBy(card.vertical).comparable;
  return isHidden ? [`${total} was ${dollars(was)} and is now ${dollars(now)}.`] : [];
}
