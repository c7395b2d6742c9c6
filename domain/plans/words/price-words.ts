/** The billed price of a plan on one line: the offer, then the ongoing price. */
import { dollars } from '../../money.ts';
import type { CardOffer, PlanCost } from '../plan-cost.ts';

/** The parts of a plan's cost in its price's words. */
export interface BilledPrice extends Pick<PlanCost, 'ongoingCents' | 'unit'> {
  readonly offer: Pick<CardOffer, 'priceCents' | 'months'> | null;
}

/** `$75.00/month`, `$69.00/month for 6 months, then $89.00/month`, or `$5,706.00, paid once`. */
export function priceWords({ offer, ongoingCents, unit }: BilledPrice): string {
  const ongoing = `${dollars(ongoingCents)}${unit}`;
  if (!offer) return unit === '' ? `${ongoing}, paid once` : ongoing;
  const first = `${dollars(offer.priceCents)}${unit}`;
  if (offer.months === null) return `${first} at first, then ${ongoing}`;
  return `${first} for ${offer.months} ${offer.months === 1 ? 'month' : 'months'}, then ${ongoing}`;
}
