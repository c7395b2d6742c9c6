/** The order of a list of plans: a pure function of stated facts, none of which is our payment. */
import { type Comparable, monthOfFirstYear } from '../plan-cost.ts';
import type { Orders, PriceOrder } from './order.ts';

/**
 * 1 is lowest to highest estimated cost, 2 highest to lowest; the default is 1 (spec: plan-lists). The
 * others are ours, for products that declare them (order.ts).
 */
export const sorts = [1, 2, 'ongoing', 'own'] as const;
export type Sort = (typeof sorts)[number];
export const defaultSort = 1 satisfies Sort;

/** The sorts that a product's lists offer. */
export function sortsOf(orders: Orders): readonly Sort[] {
  return sorts.filter((sort) => typeof sort === 'number' || orders[sort] !== null);
}

/** The requested sort, or the default for one that is not offered. */
export function sortOf(value: unknown, orders: Orders): Sort {
  return sortsOf(orders).find((sort) => String(sort) === String(value)) ?? defaultSort;
}

/** The name of the value that orders lists; a rate is not a cost, since the dearest plan may have the lowest rate. */
function costWords({ rate }: Pick<Comparable, 'rate'>): string {
  return rate ? `price ${rate}` : 'estimated cost';
}

/** The order by estimated cost in words, for the line above the first row. */
export function orderWords(sort: 1 | 2, comparable: Pick<Comparable, 'rate'> = {}): string {
  // Short enough to fit next to a list.
  if (comparable.rate) return `${sort === 1 ? 'Lowest' : 'Highest'} ${costWords(comparable)} first`;
  return `${sort === 1 ? 'Lowest to highest' : 'Highest to lowest'} ${costWords(comparable)}`;
}

interface Ordered {
  readonly comparable: Pick<Comparable, 'rate'>;
  readonly orders: Orders;
}

/** Any order in words, for the form, the status line and the line above the first row. */
export function sortWords(sort: Sort, { comparable, orders }: Ordered): string {
  const own = typeof sort === 'string' ? orders[sort]?.words : undefined;
  return own ?? orderWords(sort === 2 ? 2 : 1, comparable);
}

/** The meaning of the estimate and the treatment of ties, for the same line. */
export function tieWords(comparable: Comparable = monthOfFirstYear): string {
  const { note, total } = comparable;
  const ties = total === null ? 'name' : `${total.toLowerCase()}, name`;
  return `The ${costWords(comparable)} is ${note}. Ties are sorted by ${ties}, then provider. What a provider pays us plays no part.`;
}

/** The same for an order other than by estimated cost. */
export function otherTieWords(
  { subject, note }: Pick<PriceOrder, 'subject' | 'note'>,
  comparable: Pick<Comparable, 'rate'>,
): string {
  const what = subject.charAt(0).toUpperCase() + subject.slice(1);
  return `${what}: ${note}. Ties are sorted by ${costWords(comparable)}, name, then provider. What a provider pays us plays no part.`;
}

/** Everything that the order depends on. */
export interface RankingFacts {
  readonly id: string;
  readonly sortName: string;
  /** The provider's sort name, since several providers may use one plan name. */
  readonly sortProvider: string;
  readonly estimateCents: number;
  readonly totalCents: number;
  /** The ongoing cost, in the unit of the product's order (order.ts). */
  readonly ongoing: number;
  /** The sort key of the product's own order, lowest first; a missing value sorts last. */
  readonly own: number;
}

/** Only the facts: an object with any other key, such as a commission, is a type error. */
export type OnlyFacts<T extends RankingFacts> = T &
  Record<Exclude<keyof T, keyof RankingFacts>, never>;

/** A name for sorting: letters and digits only, so that SQLite and JavaScript agree. */
export function sortName(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036F'’]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** Name and provider as one text that sorts like `rank`: a tab sorts before any character of a sort name. */
export function sortText({
  sortName,
  sortProvider,
}: Pick<RankingFacts, 'sortName' | 'sortProvider'>): string {
  return `${sortName}\t${sortProvider}`;
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
    textOrder(a.sortProvider, b.sortProvider) ||
    textOrder(a.id, b.id)
  );
}

function textOrder(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
