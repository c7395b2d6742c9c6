/** The price of a plan: per month, over the first year, and the minimum total. Whole cents throughout. */
import { roundedCents } from '../money.ts';
import type { Billing, OfferDays, Priced } from './plan-fields.ts';

const monthsOfYear = 12;
const daysOfYear = 365;

/** A price per billing period, converted to a price per twelfth of a 365-day year. */
export function monthlyCents(priceCents: number, billing: Billing): number {
  if (billing === 'month') return priceCents;
  return roundedCents(priceCents * daysOfYear, monthsOfYear * billing);
}

/** The offer, if it is available on that day. */
export function offerOn<Dated extends OfferDays>(
  { offer }: { readonly offer?: Dated | undefined },
  day: string,
): Dated | undefined {
  if (!offer || day > offer.until) return undefined;
  return offer.from !== undefined && day < offer.from ? undefined : offer;
}

/** The price of a billing period for someone who signs up on a day. */
export function priceOn(plan: Pick<Priced, 'offer' | 'priceCents'>, day: string): number {
  return offerOn(plan, day)?.priceCents ?? plan.priceCents;
}

/**
 * The number of billing periods at the offer's price: those wholly within its months, and always the first.
 * The period in which the offer ends counts at the ongoing price, so that no total is too low.
 */
export function offeredPeriods(months: number, billing: Billing): number {
  if (billing === 'month') return months;
  return Math.max(1, Math.floor((months * daysOfYear) / (monthsOfYear * billing)));
}

/** The number of billing periods in the contract, counting the last as whole; 1 without a contract. */
export function contractPeriods(months: number, billing: Billing): number {
  if (billing === 'month') return Math.max(1, months);
  return Math.max(1, Math.ceil((months * daysOfYear) / (monthsOfYear * billing)));
}

/** The least that someone who signs up on a day pays in total: start-up costs and the contract's periods. */
export function minimumTotalCents(plan: Priced, day: string): number {
  const offer = offerOn(plan, day);
  const periods = contractPeriods(plan.contract.months, plan.billing);
  const offered = offer ? Math.min(periods, offeredPeriods(offer.months, plan.billing)) : 0;
  return (
    plan.onceCents + offered * (offer?.priceCents ?? 0) + (periods - offered) * plan.priceCents
  );
}

/**
 * The estimated monthly cost that lists are ordered by: everything that someone who signs up on a day pays
 * in the first twelve months (start-up costs, the offer while it lasts, then the ongoing price), divided by
 * twelve.
 */
export function estimateCents(plan: Priced, day: string): number {
  const offer = offerOn(plan, day);
  const months = Math.min(monthsOfYear, offer?.months ?? 0);
  const offered = offer ? offeredPeriods(months, plan.billing) : 0;
  const offerCents = offered * (offer?.priceCents ?? 0);
  if (plan.billing === 'month') {
    const rest = (monthsOfYear - offered) * plan.priceCents;
    return roundedCents(offerCents + rest + plan.onceCents, monthsOfYear);
  }
  const days = plan.billing;
  const rest = (daysOfYear - offered * days) * plan.priceCents;
  return roundedCents((offerCents + plan.onceCents) * days + rest, monthsOfYear * days);
}

/** The unit after a price, by the plan's billing period: `/month`, `/28 days`, `/year`. */
export function perPeriod(billing: Billing): string {
  if (billing === 'month') return '/month';
  return billing === daysOfYear ? '/year' : `/${billing} days`;
}

/** A quarter is a quarter of the year, so that a year's contract has four. */
const daysOfPeriod = new Map([
  ['day', 1],
  ['week', 7],
  ['fortnight', 14],
  ['month', daysOfYear / monthsOfYear],
  ['quarter', daysOfYear / 4],
  ['year', daysOfYear],
]);

/**
 * The billing period in a unit: `/month`, `/28 days`, `/4 weeks`. A partner's may be as short as a day, and
 * need not be whole days. Null for an unreadable unit.
 */
export function billingOf(unit: string): Billing | null {
  const [, count = '1', period = ''] = /^\/(?:(\d{1,3}) )?([a-z]+?)s?$/.exec(unit) ?? [];
  if (period === 'month' && Number(count) === 1) return 'month';
  const days = Number(count) * (daysOfPeriod.get(period) ?? 0);
  return days > 0 && days <= daysOfYear ? days : null;
}
