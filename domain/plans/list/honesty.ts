/** The sentences above every list: what it covers, how it is ordered, how we are paid. */
import { shortDollars } from '../../money.ts';
import { inWords } from '../../text.ts';
import type { Filter } from '../filter.ts';
import { type ListedVertical, listedBy } from '../listed.ts';
import { nounFor } from '../words/kind-words.ts';
import { type ListSettings, leftOptions } from './plan-query.ts';
import { otherTieWords, type Sort, sortWords, tieWords } from './rank.ts';

/**
 * The part of the market that a list covers, and a warning that the rest is missing.
 * @param plans their name: `mobile plans`, `mobile and internet plans`
 * @param providers all those in the list before any filter
 */
export function coverageSentence(
  plans: string,
  providers: readonly { readonly name: string }[],
): string {
  const names = [...new Set(providers.map(({ name }) => name))];
  const list = `Our list of ${plans}`;
  if (names.length === 0) return `${list} covers only part of the market, not every provider.`;
  const sellers = names.length === 1 ? '1 provider' : `${names.length} providers`;
  return `${list} covers ${sellers}: ${inWords(names)}. That is not every provider in Australia: what others offer is not included.`;
}

/** The limits an editor set on a list; empty where there are none. */
export function boundsSentence(settings: ListSettings): string {
  const { vertical, fixed, cost = {} } = settings;
  const filters = Object.entries<Filter>(listedBy(vertical).filters);
  const settled = filters.flatMap(([name, filter]) =>
    filter.kind === 'one' ? (filter.settled?.[String(fixed[name])] ?? []) : [],
  );
  const conditions = filters.flatMap(([name, filter]) => {
    const left = leftOptions(settings, name, filter);
    if (filter.kind !== 'many' || left.length === 0) return [];
    const options = left.map(filter.optionWords ?? String);
    return `whose ${filter.label.toLowerCase()} is ${inWords(options, 'or')}`;
  });
  const { minCents: from, maxCents: to } = cost;
  const bounds = [
    from !== undefined && `from ${shortDollars(from)}`,
    to !== undefined && `to ${shortDollars(to)}`,
    (from ?? to) !== undefined && listedBy(vertical).comparable.per,
  ];
  const parts = [...settled, inWords(conditions), bounds.filter(Boolean).join(' ')];
  const words = parts.filter(Boolean).join(', ');
  return words && `It shows ${nounFor(vertical)} ${words}.`;
}

/** The order of a list, including ties; `from` says where it begins, if not at the top. */
export function orderSentence(sort: Sort, vertical: ListedVertical, from?: string): string {
  const { comparable, orders } = listedBy(vertical);
  const words = sortWords(sort, { comparable, orders });
  const begun = from ? `${from}: ${words.charAt(0).toLowerCase()}${words.slice(1)}` : words;
  const other = typeof sort === 'string' ? orders[sort] : null;
  return `${begun}. ${other ? otherTieWords(other, comparable) : tieWords(comparable)}`;
}

const paidForSignUp = 'We are paid by a provider when someone signs up through us.';

/** How we are paid for plans in these verticals, and the effect on the order. */
export function paymentSentence(verticals: Iterable<ListedVertical>): string {
  const ways = new Set(
    Array.from(verticals, (vertical) => listedBy(vertical).payment ?? paidForSignUp),
  );
  return [...ways, 'What we are paid does not change the order.'].join(' ');
}

/** The label of a paid placement. */
export const sponsoredWords = 'Sponsored';

/** The meaning of that label. */
export const sponsoredSentence =
  'A provider pays for the label Sponsored. It does not change the order.';
