/** The reason for a plan's place in its list, in a sentence. */
import { dollars } from '../../money.ts';
import type { Comparable } from '../plan-cost.ts';
import type { FactOrder, Orders, PriceOrder } from './order.ts';
import type { RankingFacts, Sort } from './rank.ts';

/** A row's place, with the words needed to explain it. */
export interface Place {
  readonly place: number;
  readonly total: number;
  readonly sort: Sort;
  /** The noun for one item of the list: `plan`, `card`. */
  readonly noun: string;
  /** The estimates' meaning, in words. */
  readonly comparable: Pick<Comparable, 'per' | 'rate' | 'total'>;
  readonly orders: Orders;
  /** The words for a sort key of the product's own order. */
  readonly ownWords: (order: FactOrder, key: number) => string;
}

/** The reason for a row's place, and its difference from the row before, in one sentence. */
export function placeSentence(
  facts: RankingFacts,
  where: Place,
  before: RankingFacts | undefined,
): string {
  const { place, total, sort, noun, comparable, orders } = where;
  const cost = costWords(facts, comparable);
  if (total === 1) return `The only ${noun} in this list: ${cost}.`;
  const order = typeof sort === 'string' ? orders[sort] : null;
  if (order) return otherSentence(facts, where, before, order);
  if (place === 1 && comparable.rate) {
    return `First of ${total}: no ${noun} here costs ${sort === 2 ? 'more' : 'less'} ${comparable.rate}.`;
  }
  if (place === 1) {
    const better = sort === 2 ? 'higher' : 'lower';
    return `First of ${total}: nothing in this list has a ${better} estimated cost than ${dollars(facts.estimateCents)} ${comparable.per}.`;
  }
  if (!before) return `Number ${place} of ${total}: ${cost}.`;
  return `Number ${place} of ${total}: ${difference(facts, before, where)}.`;
}

/** `estimated at $40.00 a month`, or `$892.42 a kilowatt`, which is the installer’s own price. */
function costWords(
  { estimateCents }: RankingFacts,
  { per, rate }: Pick<Comparable, 'per' | 'rate'>,
): string {
  return `${rate ? '' : 'estimated at '}${dollars(estimateCents)} ${per}`;
}

/** `Number 3 of 14 by data: 60 GB a month, after 80 GB a month.` */
function otherSentence(
  facts: RankingFacts,
  where: Place,
  before: RankingFacts | undefined,
  order: PriceOrder | FactOrder,
): string {
  const { place, total, noun } = where;
  const valueIn = (row: RankingFacts) => {
    if ('of' in order) return `${dollars(row.ongoing)} ${order.per}`;
    const words = where.ownWords(order, row.own);
    return words.charAt(0).toLowerCase() + words.slice(1);
  };
  const at = place === 1 ? `First of ${total}` : `Number ${place} of ${total}`;
  const start = `${at} by ${order.subject}: ${valueIn(facts)}`;
  if (!before) return `${start}.`;
  return valueIn(facts) === valueIn(before)
    ? `${start}, the same as the ${noun} before it, and ${difference(facts, before, where)}.`
    : `${start}, after ${valueIn(before)}.`;
}

function difference(
  facts: RankingFacts,
  before: RankingFacts,
  { sort, noun, comparable }: Pick<Place, 'sort' | 'noun' | 'comparable'>,
): string {
  const cost = costWords(facts, comparable);
  const more = sort === 2 ? 'less' : 'more';
  const estimateGap = Math.abs(facts.estimateCents - before.estimateCents);
  if (estimateGap > 0) {
    return `${cost}, ${dollars(estimateGap)} ${more} than the ${noun} before it`;
  }
  const same = `${cost}, the same as the ${noun} before it`;
  const total = comparable.total?.toLowerCase();
  const totalGap = Math.abs(facts.totalCents - before.totalCents);
  if (total && totalGap > 0) return `${same}, but its ${total} is ${dollars(totalGap)} ${more}`;
  const ties = `ties go ${sort === 2 ? 'Z to A' : 'A to Z'} by`;
  if (facts.sortName !== before.sortName) {
    return `${same}${total ? `, with the same ${total}` : ''}; ${ties} name`;
  }
  const names = `${same}, with the same ${total ? `${total} and ` : ''}name`;
  return facts.sortProvider === before.sortProvider
    ? `${names}, from the same provider`
    : `${names}; ${ties} provider`;
}
