/** The order of a list of plans: a pure function of stated facts, none of which is who pays us. */
import { type Comparable, monthOfFirstYear } from '../plan-cost.ts';
import type { Orders, PriceOrder } from './order.ts';

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

/** What the lists of a product are ordered by; a rate is not called a cost: the lowest may be of the dearest plan. */
function costWords({ rate }: Pick<Comparable, 'rate'>): string {
  return rate ? `price ${rate}` : 'estimated cost';
}

/** The order by estimated cost in words, for the line above the first row. */
export function orderWords(sort: 1 | 2, comparable: Pick<Comparable, 'rate'> = {}): string {
  // Short enough to be read whole beside a list.
  if (comparable.rate) return `${sort === 1 ? 'Lowest' : 'Highest'} ${costWords(comparable)} first`;
  return `${sort === 1 ? 'Lowest to highest' : 'Highest to lowest'} ${costWords(comparable)}`;
}

interface Ordered {
  readonly comparable: Pick<Comparable, 'rate'>;
  readonly orders: Orders;
}

/** Any order in words: for the form, the status line and the line above the first row. */
export function sortWords(sort: Sort, { comparable, orders }: Ordered): string {
  const own = typeof sort === 'string' ? orders[sort]?.words : undefined;
  return own ?? orderWords(sort === 2 ? 2 : 1, comparable);
}

/** What the estimate is, and how ties are settled, for the same line. */
export function tieWords(comparable: Comparable = monthOfFirstYear): string {
  const { note, total } = comparable;
  const ties = total === null ? 'name' : `${total.toLowerCase()}, name`;
  return `The ${costWords(comparable)} is ${note}. Ties are sorted by ${ties}, then provider. What a provider pays us plays no part.`;
}

/** The same of an order that is not by estimated cost. */
export function otherTieWords(
  { subject, note }: Pick<PriceOrder, 'subject' | 'note'>,
  comparable: Pick<Comparable, 'rate'>,
): string {
  const what = subject.charAt(0).toUpperCase() + subject.slice(1);
  return `${what}: ${note}. Ties are sorted by ${costWords(comparable)}, name, then provider. What a provider pays us plays no part.`;
}

/** All that the order depends on. */
export interface RankingFacts {
  readonly id: string;
  readonly sortName: string;
  /** Of the provider: one name may be on plans of several. */
  readonly sortProvider: string;
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

/** Name and provider as one text in the order of `rank`: a tab comes before all that names are made of. */
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
