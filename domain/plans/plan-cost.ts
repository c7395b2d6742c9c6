/** The cost of a plan to a visitor: the price they are billed, the cost that lists compare, the least in all. */
import type { MeasuredYear } from './energy/measured-year.ts';
import type { EnergyBreakdown } from './energy/price-line.ts';
import type { FactValues } from './fact.ts';
import { type PayNow, paidMonthly } from './list/pay-now.ts';
import type { Priced } from './plan-fields.ts';
import { estimateCents, minimumTotalCents, offerOn, perPeriod } from './price.ts';
import type { Answers } from './question.ts';

/** An offer that can be taken up: its price replaces the ongoing one. */
export interface CardOffer {
  readonly title: string;
  readonly description: string | null;
  readonly priceCents: number;
  readonly months: number | null;
  /** The last day on which it can be taken up. */
  readonly until: string | null;
}

/** Whole cents throughout. */
export interface PlanCost {
  /** As billed, without an offer: for a month, a year, or once. */
  readonly ongoingCents: number;
  /** `/month`, `/28 days`, `/year`; empty for what is paid once. */
  readonly unit: string;
  /** The offer that can be taken up on the day. */
  readonly offer: CardOffer | null;
  /** What lists are ordered by, in the one unit of its vertical (`Comparable`). */
  readonly estimateCents: number;
  /** The least that is paid in all; orders equal estimates. */
  readonly minimumTotalCents: number;
  readonly contract: string | null;
  readonly contractMonths: number | null;
  /** How an energy plan's year adds up; no other product has it. */
  readonly breakdown?: EnergyBreakdown;
  /** Why it has no price, in a sentence. Its amounts are then 0, and none of them is shown or compared. */
  readonly unpriced?: string;
}

/**
 * Pure: the plan, the day of signing up, answers in full (question.ts), and a year of the home's own
 * meter. What we earn is no input.
 */
export type CostOf<Plan> = (
  plan: Plan,
  day: string,
  answers: Answers,
  measured?: MeasuredYear,
) => PlanCost;

/** Declared beside a vertical whose plans cannot do whatever is asked. */
export interface PlanLimits<Plan> {
  /**
   * Why the plan cannot do what was asked, in a sentence; null when it can.
   * @param answers in full
   */
  readonly against: (
    plan: Plan,
    day: string,
    answers: Answers,
    measured?: MeasuredYear,
  ) => string | null;
  /** Defaults that this plan can do, where those of the question are beyond it. */
  readonly within?: (plan: Plan) => Answers;
}

/** Of a plan that has none for what was asked. @param why in a sentence */
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

/** What the words of a price that is paid once depend on. */
export interface PaidOnce extends Pick<PlanCost, 'ongoingCents'> {
  readonly facts: FactValues;
}

/** The words of what a vertical's plans are compared by. */
export interface Comparable {
  /** Behind the money, in a sentence: `a month`. */
  readonly per: string;
  /** Where it is a rate, and no sum that anybody pays: what `price` is for, in a sentence: `per kilowatt`. */
  readonly rate?: string;
  /** Heads the row of a comparison: `Estimated monthly cost`. */
  readonly label: string;
  /** Under the headline of a card: `over the first year`. */
  readonly over: string;
  /** The same for one plan, where plans differ in it. */
  readonly overOf?: (plan: PaidOnce) => string;
  /** What the estimate is, behind `The estimated cost is`. */
  readonly note: string;
  /** Before the least in all: `Plan Minimum cost`; null where a vertical has none to show. */
  readonly total: string | null;
  /** What a visitor may pay for such a product already; null where nobody does (pay-now.ts). */
  readonly now: PayNow | null;
  /** What stands behind that, in the same line: ` after certificates ($9,110.00 before)`. */
  readonly besideTotal?: (plan: PaidOnce) => string;
  /** The price as it falls due; null where the headline or a fact says it already. */
  readonly billed: Billed | null;
  /** What that price is, where it stands alone: `Repayments`. A bill says so by itself. */
  readonly dueName?: string;
}

/** The words of a price that falls due again and again. */
interface Billed {
  /** Before it, on a card: `Billed`. */
  readonly word: string;
  /** Its row in a comparison. */
  readonly row: string;
  /** The row of the price while an offer lasts, where plans have offers. */
  readonly now?: string;
}

/** Of a bill that may begin with an offer. */
export const billedAs = (word: string): Billed => ({
  word,
  row: 'Ongoing price',
  now: 'Price now',
});

/** `a month, estimated over the first year`: behind the money of a plan, in a sentence. */
export function comparableWords(comparable: Comparable, plan: PaidOnce): string {
  return `${comparable.per}, ${overWords(comparable, plan)}`;
}

/** `estimated over the first year`. */
export function overWords({ over, overOf }: Comparable, plan: PaidOnce): string {
  const words = overOf?.(plan) ?? over;
  return `${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}

/** Of a plan whose price recurs: a month of the first year. */
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

/** What `recurringCost` is in words. */
export const monthOfFirstYear: Comparable = {
  per: 'a month',
  label: 'Estimated monthly cost',
  over: 'Estimated over the first year',
  note: 'what you pay over the first 12 months, divided by 12',
  total: 'Plan Minimum cost',
  now: paidMonthly,
  billed: billedAs('Billed'),
};
