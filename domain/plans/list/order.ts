/**
 * The orders of a product's lists other than by estimated cost: by the cost after any offer, and by the
 * product's most important fact. Each is declared once, in the vertical's folder; the form, the URL, the
 * sentences and the columns of the catalogue's index are derived from it.
 */
import { type FactValue, type FactValues, noLimit } from '../fact.ts';
import type { PlanCost } from '../plan-cost.ts';
import { billingOf, monthlyCents } from '../price.ts';

/** Lowest first. */
export interface PriceOrder {
  /** For the list of orders: `Lowest ongoing cost first`. */
  readonly words: string;
  /** For use in a sentence: `ongoing cost`. */
  readonly subject: string;
  /** Explanation that follows `Ongoing cost:`. */
  readonly note: string;
  /** `a month`. */
  readonly per: string;
  /** Whole cents per that unit. */
  readonly of: (cost: Pick<PlanCost, 'ongoingCents' | 'unit'>) => number;
}

/** By a numeric fact; a plan without it comes last. */
export interface FactOrder extends Omit<PriceOrder, 'per' | 'of'> {
  readonly fact: string;
  readonly first: 'most' | 'least';
}

/** Null where a product has no such order. */
export interface Orders {
  readonly ongoing: PriceOrder | null;
  readonly own: FactOrder | null;
}

/** The order for recurring prices. */
export const ongoingPrice: PriceOrder = {
  words: 'Lowest ongoing cost first',
  subject: 'ongoing cost',
  note: 'a month at the usual price, once offers are over, without set-up costs',
  per: 'a month',
  // A plan whose unit cannot be read is never listed (docs/contracts/plans.md).
  of: ({ ongoingCents, unit }) => monthlyCents(ongoingCents, billingOf(unit) ?? 'month'),
};

/** Above any number a provider gives. */
const unlimited = 1_000_000;
/** The key of a plan without the fact, which sorts after all others. */
const notGiven = 1_000_000_000;

/** The sort key, lowest first, whichever end is better. A number, which SQLite sorts the same way. */
export function ownKey(order: FactOrder | null, facts: FactValues): number {
  if (order === null) return 0;
  const value = facts[order.fact] ?? null;
  const number = value === noLimit ? unlimited : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return notGiven;
  return order.first === 'most' ? 0 - number : number;
}

/** The fact's value for a sort key. */
export function valueOfKey(order: FactOrder, key: number): FactValue {
  if (key === notGiven) return null;
  const number = order.first === 'most' ? 0 - key : key;
  return number === unlimited ? noLimit : number;
}

/** The sort key for ongoing cost. */
export function ongoingKey(
  order: PriceOrder | null,
  cost: Pick<PlanCost, 'ongoingCents' | 'unit'>,
): number {
  return order?.of(cost) ?? 0;
}
