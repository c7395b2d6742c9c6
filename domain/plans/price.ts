/** What a plan costs: a month of it, its first year, the least a customer pays. Whole cents throughout. */
import { roundedCents } from '../money.ts';
import type { Billing, OfferDays, Priced } from './plan-fields.ts';

const monthsOfYear = 12;
const daysOfYear = 365;

/** A price for one billing period, as a price for a twelfth of a year of 365 days. */
export function monthlyCents(priceCents: number, billing: Billing): number {
  if (billing === 'month') return priceCents;
  return roundedCents(priceCents * daysOfYear, monthsOfYear * billing);
}

/** The offer, if it can be taken up on that day. */
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
 * Billing periods at the offer's price: those that lie wholly within its months, and always the
 * first. The period in which the offer ends counts at the ongoing price, so that no total is too low.
 */
export function offeredPeriods(months: number, billing: Billing): number {
  if (billing === 'month') return months;
  return Math.max(1, Math.floor((months * daysOfYear) / (monthsOfYear * billing)));
}

/** Billing periods of the contract, the last one counted whole; one without a contract. */
export function contractPeriods(months: number, billing: Billing): number {
  if (billing === 'month') return Math.max(1, months);
  return Math.max(1, Math.ceil((months * daysOfYear) / (monthsOfYear * billing)));
}

/** The least that someone who signs up on a day pays in all: start-up costs and the contract's periods. */
export function minimumTotalCents(plan: Priced, day: string): number {
  const offer = offerOn(plan, day);
  const periods = contractPeriods(plan.contract.months, plan.billing);
  const offered = offer ? Math.min(periods, offeredPeriods(offer.months, plan.billing)) : 0;
  return (
    plan.onceCents + offered * (offer?.priceCents ?? 0) + (periods - offered) * plan.priceCents
  );
}

/**
 * The estimated monthly cost that lists are ordered by: all that is paid in the first twelve months
 * by someone who signs up on a day (start-up costs, the offer while it lasts, then the ongoing
 * price), divided by twelve.
 */
export function estimateCents(plan: Priced, day: string): number {
  const offer = offerOn(plan, day);
  const offered = offer ? offeredPeriods(offer.months, plan.billing) : 0;
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

/** The billing period that a unit says, and a month where it says none that we know. */
export function billingOf(unit: string): Billing {
  if (unit === '/year') return daysOfYear;
  const days = Number(/^\/(\d{1,3}) days$/.exec(unit)?.[1] ?? 0);
  return days >= 7 && days <= daysOfYear ? days : 'month';
}
