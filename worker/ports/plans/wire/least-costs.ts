/** The lowest costs that a partner may honestly state for a plan, however it counts partial bills. */
import type { Priced } from '../../../../domain/plans/plan-fields.ts';
import { estimateCents, minimumTotalCents, offerOn } from '../../../../domain/plans/price.ts';

const monthsOfYear = 12;
const daysOfYear = 365;

/**
 * Our own costs are on the high side (domain/plans/price.ts): a bill that the contract's end cuts short
 * counts in full, and one that the offer's end cuts is at the ongoing price. Here the first is not counted,
 * and the second is at the offer's price. Monthly bills are never cut, so both costs are the same.
 * @param plan its offer, if it has one, is cheaper
 * @param day the day of signing up
 * @returns whole cents: the contract's minimum total, and the monthly estimate that lists compare
 */
export function leastCosts(plan: Priced, day: string): { minimum: number; estimate: number } {
  const { billing, priceCents, onceCents, contract } = plan;
  if (billing === 'month') {
    return { minimum: minimumTotalCents(plan, day), estimate: estimateCents(plan, day) };
  }
  const offer = offerOn(plan, day);
  const periodsIn = (months: number) => (months * daysOfYear) / (monthsOfYear * billing);
  const offered = offer ? Math.max(1, Math.ceil(periodsIn(offer.months))) : 0;
  const savedCents = priceCents - (offer?.priceCents ?? priceCents);
  const costs = (periods: number) =>
    onceCents + periods * priceCents - Math.min(offered, periods) * savedCents;
  return {
    minimum: costs(Math.max(1, Math.floor(periodsIn(contract.months)))),
    estimate: Math.floor(costs(daysOfYear / billing) / monthsOfYear),
  };
}
