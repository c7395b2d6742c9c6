/** The sentences above the first row of every list: what it covers, how it is ordered, how we are paid. */
import type { PlanWidget } from '../../../content/model/plan-widget.schema.ts';
import { orderWords, type Sort, tieWords } from '../../../domain/plans/rank.ts';

const and = new Intl.ListFormat('en-AU');

/**
 * Which part of the market a list covers, and who is not in it.
 * @param kind `mobile`, `internet`, `mobile and internet`
 * @param providers all that are in the list before any filter
 */
export function coverageSentence(
  kind: string,
  providers: readonly { readonly name: string }[],
): string {
  const names = [...new Set(providers.map(({ name }) => name))];
  const list = `Our list of ${kind} plans`;
  if (names.length === 0) return `${list} covers a part of the market, not every provider.`;
  const sellers = names.length === 1 ? '1 provider' : `${names.length} providers`;
  return `${list} covers ${sellers}: ${and.format(names)}. That is not every provider in Australia: plans of anyone not named here are not in it.`;
}

/** What an editor left out of a list from the start; nothing when there is nothing. */
export function boundsSentence(widget: PlanWidget): string {
  const { vertical, connectionType, planType, minPlanCost: from, maxPlanCost: to } = widget;
  const kind = planType === 'Sim' ? 'SIM-only' : 'with a phone';
  const user = connectionType === 'Personal' ? 'personal' : 'business';
  const cost = [
    ...(from === undefined ? [] : [`from $${from}`]),
    ...(to === undefined ? [] : [`to $${to}`]),
  ].join(' ');
  if (vertical === 'broadband') return '';
  return `Shown here are ${user} plans, ${kind}${cost && `, ${cost} a month`}.`;
}

/** How a list is ordered, ties included; `from` says where it begins, when that is not the top. */
export function orderSentence(sort: Sort, from?: string): string {
  const order = orderWords[sort];
  const begun = from ? `${from}: ${order.charAt(0).toLowerCase()}${order.slice(1)}` : order;
  return `${begun}. ${tieWords}`;
}

/** How we are paid, and what that does to the order. */
export const paymentSentence =
  'We are paid by a provider when someone signs up through us. What we are paid does not change the order.';

/** The words on a placement that was paid for. */
export const sponsoredWords = 'Sponsored';

/** What that label means, wherever one stands. */
export const sponsoredSentence =
  'A provider pays for the label Sponsored. It does not change where the plan stands.';
