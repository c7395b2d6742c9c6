/** The order of a list of plans: a pure function of four stated facts, none of which is who pays us. */
import { dollars } from '../../money.ts';
import { type Comparable, monthOfFirstYear } from '../plan-cost.ts';

/** 1 lowest to highest estimated cost, 2 highest to lowest; default 1 (spec: plan-lists). */
export const sorts = [1, 2] as const;
export type Sort = (typeof sorts)[number];
export const defaultSort: Sort = 1;

/** The sort that a request asks for; anything else means the default. */
export function sortOf(value: unknown): Sort {
  return sorts.find((sort) => String(sort) === String(value)) ?? defaultSort;
}

/** The order in words, for the line above the first row. */
export const orderWords: Readonly<Record<Sort, string>> = {
  1: 'Lowest to highest estimated cost',
  2: 'Highest to lowest estimated cost',
};

/** What the estimate is, and how ties are settled, for the same line. */
export function tieWords({ note, total }: Comparable = monthOfFirstYear): string {
  const ties = total === null ? 'name' : 'minimum total cost, then by name';
  return `The estimated cost is ${note}. Plans with the same estimate are ordered by ${ties}. What a provider pays us plays no part.`;
}

/** All that the order depends on. */
export interface RankingFacts {
  readonly id: string;
  readonly sortName: string;
  readonly estimateCents: number;
  readonly totalCents: number;
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
  const direction = sort === 1 ? 1 : -1;
  return [...facts].sort((a, b) => direction * compared(a, b));
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
}

/** Why a row stands where it does, and what separates it from the row before, in one sentence. */
export function placeSentence(
  facts: RankingFacts,
  { place, total, sort, comparable }: Place,
  before: RankingFacts | undefined,
): string {
  const cost = `${dollars(facts.estimateCents)} ${comparable.per}`;
  if (total === 1) return `The only plan in this list: estimated at ${cost}.`;
  if (place === 1) {
    const better = sort === 1 ? 'lower' : 'higher';
    return `First of ${total}: nothing in this list has a ${better} estimated cost than ${cost}.`;
  }
  if (!before) return `Number ${place} of ${total}: estimated at ${cost}.`;
  return `Number ${place} of ${total}: ${difference(facts, before, cost, { sort, comparable })}.`;
}

function difference(
  facts: RankingFacts,
  before: RankingFacts,
  cost: string,
  { sort, comparable }: Pick<Place, 'sort' | 'comparable'>,
): string {
  const more = sort === 1 ? 'more' : 'less';
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
    return `${same}${alike}, and ${sort === 1 ? 'later' : 'earlier'} in the alphabet`;
  }
  const names = alike ? `${alike} and name` : ' with the same name';
  return `${same}${names}, so the order of their ids decides`;
}
