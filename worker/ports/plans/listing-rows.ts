/** Plans as rows of the index: one for each stretch of days with the same price. */
import { dayAfter, firstDay, lastDay } from '../../../domain/calendar.ts';
import { costFor } from '../../../domain/plans/costs.ts';
import { type FactValue, noLimit } from '../../../domain/plans/fact.ts';
import { planFacts } from '../../../domain/plans/fact-values.ts';
import { type Filter, providerFilter } from '../../../domain/plans/filter.ts';
import { ongoingKey, ownKey } from '../../../domain/plans/list/order.ts';
import { sortName, sortText } from '../../../domain/plans/list/rank.ts';
import { isAnswered, isListed, listedBy, listedVerticals } from '../../../domain/plans/listed.ts';
import type { ComparedPlan, Plan } from '../../../domain/plans/plan.ts';

/** A row of `listing`, by its columns. */
export type ListingRow = Readonly<Record<string, string | number | null>> & {
  readonly plan_id: string;
  readonly valid_from: string;
  readonly valid_until: string;
};

/** The columns that plans are filtered by, each once, except the provider's. */
export const filterColumns: readonly string[] = [
  ...new Set(
    listedVerticals.flatMap((vertical) =>
      isAnswered(vertical)
        ? []
        : Object.values(listedBy(vertical).filters).flatMap(({ column }) => column ?? []),
    ),
  ),
].filter((column) => column !== providerFilter.column);

/** True for plans whose costs depend on the day alone; other costs are worked out on request. */
export function isIndexed(plan: Plan): plan is ComparedPlan {
  return isListed(plan.vertical) && !isAnswered(plan.vertical);
}

/**
 * A plan's rows, exactly one of which applies on any day.
 * @param providerName breaks ties between plans with the same name and price
 */
export function listingRows(plan: ComparedPlan, providerName: string): ListingRow[] {
  const names = { sortName: sortName(plan.name), sortProvider: sortName(providerName) };
  return stretches(plan).map(([from, until]) => {
    const cost = costFor(plan, from, {});
    const { orders } = listedBy(plan.vertical);
    return {
      vertical: plan.vertical,
      plan_id: plan.id,
      valid_from: from,
      valid_until: until,
      estimate_cents: cost.estimateCents,
      total_cents: cost.minimumTotalCents,
      sort_name: sortText(names),
      provider_id: plan.providerId,
      ongoing: ongoingKey(orders.ongoing, cost),
      own: ownKey(orders.own, planFacts(plan, from)),
      ...filtered(plan, from),
    };
  });
}

function filtered(plan: ComparedPlan, day: string): Record<string, string | number | null> {
  const facts = planFacts(plan, day);
  const filters = Object.values<Filter>(listedBy(plan.vertical).filters);
  return Object.fromEntries(
    filters
      .filter(({ column }) => column !== providerFilter.column)
      .flatMap(({ column, fact }) => (column ? [[column, stored(facts[fact] ?? null)]] : [])),
  );
}

/** `unlimited` in a column: above every real limit, so that "at least" is one comparison. */
const noLimitNumber = 1_000_000;

/** A fact as a column stores it. */
function stored(value: FactValue): string | number | null {
  if (value === noLimit) return noLimitNumber;
  if (typeof value === 'boolean') return Number(value);
  return Array.isArray(value)
    ? [...new Set(value)].sort().join()
    : (value as string | number | null);
}

function stretches(plan: ComparedPlan): [from: string, until: string][] {
  const offer = 'offer' in plan ? plan.offer : undefined;
  if (!offer) return [[firstDay, lastDay]];
  const from = offer.from ?? firstDay;
  const all: [string, string][] = [[from, offer.until]];
  if (from > firstDay) all.unshift([firstDay, dayAfter(from, -1)]);
  if (offer.until < lastDay) all.push([dayAfter(offer.until), lastDay]);
  return all;
}
