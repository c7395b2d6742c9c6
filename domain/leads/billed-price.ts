/** A plan's billed price and minimum total, as a form's hidden value and in words. */
import { listedBy } from '../plans/listed.ts';
import type { PlanCard } from '../plans/plan-card.ts';
import { type BilledPrice, priceWords } from '../plans/words/price-words.ts';

export interface BilledAmounts extends BilledPrice {
  /** The minimum total; null for a product that shows none. */
  readonly leastCents: number | null;
}

/** The amounts shown with a chosen plan, besides its estimate. */
export function billedOf(card: PlanCard): BilledAmounts {
  const { vertical, offer, ongoingCents, unit, minimumTotalCents } = card;
  const hasLeast = listedBy(vertical).comparable.total !== null && unit !== '';
  return { offer, ongoingCents, unit, leastCents: hasLeast ? minimumTotalCents : null };
}

/** `6000x12;8000/month;96000`: an offer and its months, the price after it, the minimum total. */
export function writeBilled({ offer, ongoingCents, unit, leastCents }: BilledAmounts): string {
  const first = offer ? `${offer.priceCents}x${offer.months ?? ''}` : '';
  return `${first};${ongoingCents}${unit};${leastCents ?? ''}`;
}

const written = /^(?:(-?\d{1,12})x(\d{0,4}))?;(-?\d{1,12})((?:\/[a-z\d. ]{1,20})?);(-?\d{1,12})?$/;

/** Null for other text, such as that of a form opened before forms sent this price. */
export function readBilled(text: string): BilledAmounts | null {
  const [, first, months, ongoing, unit = '', least] = written.exec(text) ?? [];
  if (ongoing === undefined) return null;
  const offer =
    first === undefined ? null : { priceCents: Number(first), months: numberIn(months) };
  return { offer, ongoingCents: Number(ongoing), unit, leastCents: numberIn(least) };
}

function numberIn(digits = ''): number | null {
  return digits === '' ? null : Number(digits);
}

/** `Repayments $386.57/month`; a bill is just its amount and period. */
export function dueWords(vertical: PlanCard['vertical'], price: BilledPrice): string {
  const { dueName } = listedBy(vertical).comparable;
  return dueName ? `${dueName} ${priceWords(price)}` : priceWords(price);
}
