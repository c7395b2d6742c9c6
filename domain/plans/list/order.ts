/**
 * The orders of a product's lists beside the one by estimated cost: by what is paid once offers are
 * over, and by the fact that matters most of this product. Declared once, beside the vertical; the
 * form, the URL, the sentences and the columns of the catalogue's index come from it.
 */
import { type FactValue, type FactValues, noLimit } from '../fact.ts';
import type { PlanCost } from '../plan-cost.ts';
import { billingOf, monthlyCents } from '../price.ts';

/** Lowest first. */
export interface PriceOrder {
  /** As in a list of orders: `Lowest ongoing cost first`. */
  readonly words: string;
  /** In a sentence: `ongoing cost`. */
  readonly subject: string;
  /** What it is, behind `The ongoing cost is`. */
  readonly note: string;
  /** `a month`. */
  readonly per: string;
  /** Whole cents, in that unit. */
  readonly of: (cost: Pick<PlanCost, 'ongoingCents' | 'unit'>) => number;
}

/** By a fact that is a number; a plan that does not give it comes last, never second. */
export interface FactOrder extends Omit<PriceOrder, 'per' | 'of'> {
  readonly fact: string;
  readonly first: 'most' | 'least';
}

/** null: a product has no such order. */
export interface Orders {
  readonly ongoing: PriceOrder | null;
  readonly own: FactOrder | null;
}

/** Of a price that recurs. */
export const ongoingPrice: PriceOrder = {
  words: 'Lowest ongoing cost first',
  subject: 'ongoing cost',
  note: 'a month at the usual price, once offers are over, without what is paid at the start',
  per: 'a month',
  // A plan whose unit cannot be read is never listed (docs/contracts/plans.md).
  of: ({ ongoingCents, unit }) => monthlyCents(ongoingCents, billingOf(unit) ?? 'month'),
};

/** Above every number that a provider gives. */
const unlimited = 1_000_000;
/** The place of a plan that gives none: behind all others. */
const notGiven = 1_000_000_000;

/** What the order goes by, lowest first, whichever end is the better one. Numbers: SQLite sorts them alike. */
export function ownKey(order: FactOrder | null, facts: FactValues): number {
  if (order === null) return 0;
  const value = facts[order.fact] ?? null;
  const number = value === noLimit ? unlimited : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return notGiven;
  return order.first === 'most' ? 0 - number : number;
}

/** The fact that a key stands for. */
export function valueOfKey(order: FactOrder, key: number): FactValue {
  if (key === notGiven) return null;
  const number = order.first === 'most' ? 0 - key : key;
  return number === unlimited ? noLimit : number;
}

/** What the order by ongoing cost goes by. */
export function ongoingKey(
  order: PriceOrder | null,
  cost: Pick<PlanCost, 'ongoingCents' | 'unit'>,
): number {
  return order?.of(cost) ?? 0;
}
