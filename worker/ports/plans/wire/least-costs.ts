/** The least that a partner may honestly say a plan costs, however it counts bills that an end cuts in two. */
import type { Priced } from '../../../../domain/plans/plan-fields.ts';
import { estimateCents, minimumTotalCents, offerOn } from '../../../../domain/plans/price.ts';

const monthsOfYear = 12;
const daysOfYear = 365;

/**
 * Ours are dear (domain/plans/price.ts): a bill counts whole that the contract's end cuts, and at the
 * ongoing price where the offer's end cuts it. Here the one is none, and the other at the offer's
 * price. By the month no bill is cut, and they are ours.
 * @param plan its offer, if it has one, is cheaper
 * @param day somebody signs up on it
 * @returns whole cents: of the contract, and of a month as lists compare it
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
