/** The cost of a plan to a visitor: the billed price, the estimate that lists compare, the minimum total. */
import type { MeasuredYear } from './energy/measured-year.ts';
import type { EnergyBreakdown } from './energy/price-line.ts';
import type { FactValues } from './fact.ts';
import { type PayNow, paidMonthly } from './list/pay-now.ts';
import type { Priced } from './plan-fields.ts';
import { estimateCents, minimumTotalCents, offerOn, perPeriod } from './price.ts';
import type { Answers } from './question.ts';

/** An available offer, whose price replaces the ongoing one. */
export interface CardOffer {
  readonly title: string;
  readonly description: string | null;
  readonly priceCents: number;
  readonly months: number | null;
  /** The last day to sign up for it. */
  readonly until: string | null;
}

/** Whole cents throughout. */
export interface PlanCost {
  /** The billed price without any offer: for a month, a year, or once. */
  readonly ongoingCents: number;
  /** `/month`, `/28 days`, `/year`; empty for a one-off price. */
  readonly unit: string;
  /** The offer available on the day. */
  readonly offer: CardOffer | null;
  /** The cost that lists are ordered by, in the vertical's unit (`Comparable`). */
  readonly estimateCents: number;
  /** The least a customer pays in total; breaks ties between equal estimates. */
  readonly minimumTotalCents: number;
  readonly contract: string | null;
  readonly contractMonths: number | null;
  /** The breakdown of an energy plan's year; absent for other products. */
  readonly breakdown?: EnergyBreakdown;
  /** Why the plan has no price, in a sentence. Its amounts are then 0, and are not shown or compared. */
  readonly unpriced?: string;
}

/**
 * A pure function of the plan, the day of signing up, the answers in full (question.ts) and a year from the
 * home's own meter. Our payment is not an input.
 */
export type CostOf<Plan> = (
  plan: Plan,
  day: string,
  answers: Answers,
  measured?: MeasuredYear,
) => PlanCost;

/** Declared for a vertical whose plans cannot meet every request. */
export interface PlanLimits<Plan> {
  /**
   * Why the plan cannot meet the request, in a sentence; null where it can.
   * @param answers in full
   */
  readonly against: (
    plan: Plan,
    day: string,
    answers: Answers,
    measured?: MeasuredYear,
  ) => string | null;
  /** Defaults within the plan's limits, where those of the questions are outside. */
  readonly within?: (plan: Plan) => Answers;
}

/** The cost of a plan without a price for the request. @param why in a sentence */
export function withoutPrice(
  { unit, contract, contractMonths }: Pick<PlanCost, 'unit' | 'contract' | 'contractMonths'>,
  why: string,
): PlanCost {
  return {
    ongoingCents: 0,
    unit,
    offer: null,
    estimateCents: 0,
    minimumTotalCents: 0,
    contract,
    contractMonths,
    unpriced: why,
  };
}

/** The inputs for the words of a one-off price. */
export interface PaidOnce extends Pick<PlanCost, 'ongoingCents'> {
  readonly facts: FactValues;
}

/** The words for the price by which a vertical's plans are compared. */
export interface Comparable {
  /** Follows the amount in a sentence: `a month`. */
  readonly per: string;
  /** Where it is a rate rather than an amount anyone pays, follows `price` in a sentence: `per kilowatt`. */
  readonly rate?: string;
  /** Heading of its row in a comparison: `Estimated monthly cost`. */
  readonly label: string;
  /** Below a card's headline: `Estimated over the first year`. */
  readonly over: string;
  /** The same for one plan, where plans differ. */
  readonly overOf?: (plan: PaidOnce) => string;
  /** Meaning of the estimate, after `The estimated cost is`. */
  readonly note: string;
  /** Precedes the minimum total: `Plan Minimum cost`; null where a vertical shows none. */
  readonly total: string | null;
  /** Asks for the amount a visitor already pays for the product; null where nobody does (pay-now.ts). */
  readonly now: PayNow | null;
  /** Follows the total on the same line: ` after certificates ($9,110.00 before)`. */
  readonly besideTotal?: (plan: PaidOnce) => string;
  /** The words of the billed price; null where the headline or a fact already shows it. */
  readonly billed: Billed | null;
  /** Name of that price where it appears on its own: `Repayments`. A bill needs none. */
  readonly dueName?: string;
}

/** The words of a recurring price. */
interface Billed {
  /** Precedes the price on a card: `Billed`. */
  readonly word: string;
  /** Label of its row in a comparison. */
  readonly row: string;
  /** Label of the row for the price during an offer, where plans have offers. */
  readonly now?: string;
}

/** For bills that may begin with an offer. */
export const billedAs = (word: string): Billed => ({
  word,
  row: 'Ongoing price',
  now: 'Current price',
});

/** `a month, estimated over the first year`: follows a plan's amount in a sentence. */
export function comparableWords(comparable: Comparable, plan: PaidOnce): string {
  return `${comparable.per}, ${overWords(comparable, plan)}`;
}

/** `estimated over the first year`. */
export function overWords({ over, overOf }: Comparable, plan: PaidOnce): string {
  const words = overOf?.(plan) ?? over;
  return `${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}

/** The cost of a plan with a recurring price: a month of the first year. */
export function recurringCost(plan: Priced, day: string): PlanCost {
  const offer = offerOn(plan, day);
  return {
    ongoingCents: plan.priceCents,
    unit: perPeriod(plan.billing),
    offer: offer
      ? {
          title: offer.title,
          description: offer.description ?? null,
          priceCents: offer.priceCents,
          months: offer.months,
          until: offer.until,
        }
      : null,
    estimateCents: estimateCents(plan, day),
    minimumTotalCents: minimumTotalCents(plan, day),
    contract: plan.contract.name,
    contractMonths: plan.contract.months,
  };
}

/** The result of `recurringCost` in words. */
export const monthOfFirstYear: Comparable = {
  per: 'a month',
  label: 'Estimated monthly cost',
  over: 'Estimated over the first year',
  note: 'what you pay over the first 12 months, divided by 12',
  total: 'Plan Minimum cost',
  now: paidMonthly,
  billed: billedAs('Billed'),
};
