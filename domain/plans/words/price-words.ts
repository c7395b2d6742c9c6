/** What a plan is billed, in one line: the offer while it lasts, then the price that stays. */
import { dollars } from '../../money.ts';
import type { PlanCost } from '../plan-cost.ts';

/** `$75.00/month`, `$69.00/month for 6 months, then $89.00/month`, or `$5,706.00, paid once`. */
export function priceWords({
  offer,
  ongoingCents,
  unit,
}: Pick<PlanCost, 'offer' | 'ongoingCents' | 'unit'>): string {
  const ongoing = `${dollars(ongoingCents)}${unit}`;
  if (!offer) return unit === '' ? `${ongoing}, paid once` : ongoing;
  const first = `${dollars(offer.priceCents)}${unit}`;
  if (offer.months === null) return `${first} at first, then ${ongoing}`;
  return `${first} for ${offer.months} ${offer.months === 1 ? 'month' : 'months'}, then ${ongoing}`;
}
