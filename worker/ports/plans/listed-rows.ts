/** Rows of a list, as the statements give them, as listed plans: with prices, place and reason. */
import type { ComparedPlan } from '../../../domain/plans/plan.ts';
import { pricesOn } from '../../../domain/plans/price.ts';
import { placeSentence, type RankingFacts, type Sort } from '../../../domain/plans/rank.ts';
import type { ListedPlan, ListedProvider } from './plans.port.ts';

export interface ProviderColumns {
  readonly provider_id: string;
  readonly provider_name: string;
  readonly logo_url: string | null;
  readonly logo_alt: string | null;
}

export interface ListedRow extends ProviderColumns {
  readonly plan_id: string | null;
  readonly estimate_cents: number;
  readonly total_cents: number;
  readonly sort_name: string;
  readonly document: string;
}

interface Listing {
  readonly total: number;
  readonly sort: Sort;
  readonly day: string;
  /** Plans of the list before these. */
  readonly offset: number;
  /** Rows at the start that are read for the first sentence only. */
  readonly before: number;
}

export function listedPlans<P extends ComparedPlan>(
  rows: readonly ListedRow[],
  { total, sort, day, offset, before }: Listing,
): ListedPlan<P>[] {
  return rows.slice(before).map((row, index) => {
    const plan = JSON.parse(row.document) as P;
    const place = offset + index + 1;
    const previous = rows[index + before - 1];
    const reason = placeSentence(
      factsOf(row),
      { place, total, sort },
      previous && factsOf(previous),
    );
    return { plan, provider: providerOf(row), prices: pricesOn(plan, day), place, reason };
  });
}

function factsOf(row: ListedRow): RankingFacts {
  return {
    id: row.plan_id ?? '',
    sortName: row.sort_name,
    estimateCents: row.estimate_cents,
    totalCents: row.total_cents,
  };
}

export function providerOf(row: ProviderColumns): ListedProvider {
  const logo = row.logo_url === null ? null : { url: row.logo_url, altText: row.logo_alt ?? '' };
  return { id: row.provider_id, name: row.provider_name, logo };
}
