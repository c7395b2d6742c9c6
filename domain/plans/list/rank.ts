/** The order of a list of plans: a pure function of stated facts, none of which is who pays us. */
import { dollars } from '../../money.ts';
import { type Comparable, monthOfFirstYear } from '../plan-cost.ts';
import type { FactOrder, Orders, PriceOrder } from './order.ts';

/**
 * 1 lowest to highest estimated cost, 2 highest to lowest; default 1 (spec: plan-lists). The others
 * are ours, where a product declares them (order.ts).
 */
export const sorts = [1, 2, 'ongoing', 'own'] as const;
export type Sort = (typeof sorts)[number];
export const defaultSort = 1 satisfies Sort;

/** The sorts that a product's lists offer. */
export function sortsOf(orders: Orders): readonly Sort[] {
  return sorts.filter((sort) => typeof sort === 'number' || orders[sort] !== null);
}

/** The sort that a request asks for; anything that is not offered means the default. */
export function sortOf(value: unknown, orders: Orders): Sort {
  return sortsOf(orders).find((sort) => String(sort) === String(value)) ?? defaultSort;
}

/** The order by estimated cost in words, for the line above the first row. */
export const orderWords: Readonly<Record<1 | 2, string>> = {
  1: 'Lowest to highest estimated cost',
  2: 'Highest to lowest estimated cost',
};

/** Any order in words: for the form, the status line and the line above the first row. */
export function sortWords(sort: Sort, orders: Orders): string {
  return typeof sort === 'number' ? orderWords[sort] : (orders[sort]?.words ?? orderWords[1]);
}

/** What the estimate is, and how ties are settled, for the same line. */
export function tieWords({ note, total }: Comparable = monthOfFirstYear): string {
  const ties = total === null ? 'name' : 'minimum total cost, then by name';
  return `The estimated cost is ${note}. Plans with the same estimate are ordered by ${ties}. What a provider pays us plays no part.`;
}

/** The same of an order that is not by estimated cost. */
export function otherTieWords({ subject, note }: Pick<PriceOrder, 'subject' | 'note'>): string {
  const what = subject.charAt(0).toUpperCase() + subject.slice(1);
  return `${what}: ${note}. Plans with the same ${subject} are ordered by estimated cost, then by name. What a provider pays us plays no part.`;
}

/** All that the order depends on. */
export interface RankingFacts {
  readonly id: string;
  readonly sortName: string;
  readonly estimateCents: number;
  readonly totalCents: number;
  /** What is paid later, in the unit of the product's order (order.ts). */
  readonly ongoing: number;
  /** The product's own order, lowest first; what is not given is behind every number. */
  readonly own: number;
}

/** Only the facts: an object with any other key, such as a commission, does not fit. */
export type OnlyFacts<T extends RankingFacts> = T &
  Record<Exclude<keyof T, keyof RankingFacts>, never>;

/** A name for ordering: letters and digits only, so that SQLite and JavaScript agree. */
export function sortName(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036F'’]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** A total order: ids differ, so the result does not depend on the order of the input. */
export function rank<T extends RankingFacts>(
  facts: readonly OnlyFacts<T>[],
  sort: Sort = defaultSort,
): OnlyFacts<T>[] {
  const direction = sort === 2 ? -1 : 1;
  return [...facts].sort(
    (a, b) => (typeof sort === 'string' ? a[sort] - b[sort] : 0) || direction * compared(a, b),
  );
}

function compared(a: RankingFacts, b: RankingFacts): number {
  return (
    a.estimateCents - b.estimateCents ||
    a.totalCents - b.totalCents ||
    textOrder(a.sortName, b.sortName) ||
    textOrder(a.id, b.id)
  );
}

function textOrder(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Where a row stands. */
export interface Place {
  readonly place: number;
  readonly total: number;
  readonly sort: Sort;
  /** What the estimates are, in words. */
  readonly comparable: Pick<Comparable, 'per' | 'total'>;
  readonly orders: Orders;
  /** What a number of the product's own order stands for, in words. */
  readonly ownWords: (order: FactOrder, key: number) => string;
}

/** Why a row stands where it does, and what separates it from the row before, in one sentence. */
export function placeSentence(
  facts: RankingFacts,
  where: Place,
  before: RankingFacts | undefined,
): string {
  const { place, total, sort, comparable, orders } = where;
  const cost = `${dollars(facts.estimateCents)} ${comparable.per}`;
  if (total === 1) return `The only plan in this list: estimated at ${cost}.`;
  const order = typeof sort === 'string' ? orders[sort] : null;
  if (order) return otherSentence(facts, where, before, order);
  if (place === 1) {
    const better = sort === 2 ? 'higher' : 'lower';
    return `First of ${total}: nothing in this list has a ${better} estimated cost than ${cost}.`;
  }
  if (!before) return `Number ${place} of ${total}: estimated at ${cost}.`;
  return `Number ${place} of ${total}: ${difference(facts, before, where)}.`;
}

/** `Number 3 of 14 by data: 60 GB a month, after 80 GB a month.` */
function otherSentence(
  facts: RankingFacts,
  where: Place,
  before: RankingFacts | undefined,
  order: PriceOrder | FactOrder,
): string {
  const { place, total } = where;
  const said = (row: RankingFacts) => {
    if ('of' in order) return `${dollars(row.ongoing)} ${order.per}`;
    const words = where.ownWords(order, row.own);
    return words.charAt(0).toLowerCase() + words.slice(1);
  };
  const at = place === 1 ? `First of ${total}` : `Number ${place} of ${total}`;
  const start = `${at} by ${order.subject}: ${said(facts)}`;
  if (place === 1 || !before) return `${start}.`;
  return said(facts) === said(before)
    ? `${start} like the plan before it, and ${difference(facts, before, where)}.`
    : `${start}, after ${said(before)}.`;
}

function difference(
  facts: RankingFacts,
  before: RankingFacts,
  { sort, comparable }: Pick<Place, 'sort' | 'comparable'>,
): string {
  const cost = `${dollars(facts.estimateCents)} ${comparable.per}`;
  const more = sort === 2 ? 'less' : 'more';
  const estimateGap = Math.abs(facts.estimateCents - before.estimateCents);
  if (estimateGap > 0) {
    return `estimated at ${cost}, ${dollars(estimateGap)} ${more} than the plan before it`;
  }
  const same = `estimated at ${cost} like the plan before it`;
  const totalGap = Math.abs(facts.totalCents - before.totalCents);
  if (totalGap > 0) {
    return `${same}, with a minimum total cost that is ${dollars(totalGap)} ${more}`;
  }
  const alike = comparable.total === null ? '' : ' with the same minimum total cost';
  if (facts.sortName !== before.sortName) {
    return `${same}${alike}, and ${sort === 2 ? 'earlier' : 'later'} in the alphabet`;
  }
  const names = alike ? `${alike} and name` : ' with the same name';
  return `${same}${names}, so the order of their ids decides`;
}
