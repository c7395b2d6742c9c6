/** Plans as rows of the index: one for each stretch of days on which the price stays the same. */
import { dayAfter, firstDay, lastDay } from '../../../domain/calendar.ts';
import type { ComparedPlan, Plan } from '../../../domain/plans/plan.ts';
import { rankingFacts } from '../../../domain/plans/rank.ts';

/** Stands for "without a limit" in the index: more than a plan can name. */
export const NO_LIMIT_GB = 1_000_000;

/** A row of `listing`, by its columns. */
export interface ListingRow {
  readonly vertical: string;
  readonly plan_id: string;
  readonly valid_from: string;
  readonly valid_until: string;
  readonly estimate_cents: number;
  readonly total_cents: number;
  readonly sort_name: string;
  readonly provider_id: string;
  readonly connection?: string;
  readonly plan_type?: string;
  readonly data_gb?: number;
  readonly connection_type?: string;
  readonly speed_tier?: number;
  readonly modem?: string;
}

/** True for the plans that are listed, filtered and sorted. */
export function isCompared(plan: Plan): plan is ComparedPlan {
  return plan.vertical === 'mobile' || plan.vertical === 'broadband';
}

/** The rows of a plan; exactly one of them holds on any day. */
export function listingRows(plan: ComparedPlan): ListingRow[] {
  return stretches(plan).map(([from, until]) => {
    const facts = rankingFacts(plan, from);
    return {
      vertical: plan.vertical,
      plan_id: plan.id,
      valid_from: from,
      valid_until: until,
      estimate_cents: facts.estimateCents,
      total_cents: facts.totalCents,
      sort_name: facts.sortName,
      provider_id: plan.providerId,
      ...filterColumns(plan),
    };
  });
}

function filterColumns(plan: ComparedPlan): Partial<ListingRow> {
  if (plan.vertical === 'mobile') {
    const { connection, planType, dataGb } = plan;
    return { connection, plan_type: planType, data_gb: dataGb ?? NO_LIMIT_GB };
  }
  const { connectionType, speedTier, modem } = plan;
  return { connection_type: connectionType, speed_tier: speedTier, modem };
}

function stretches({ offer }: ComparedPlan): [from: string, until: string][] {
  if (!offer) return [[firstDay, lastDay]];
  const from = offer.from ?? firstDay;
  const all: [string, string][] = [[from, offer.until]];
  if (from > firstDay) all.unshift([firstDay, dayAfter(from, -1)]);
  if (offer.until < lastDay) all.push([dayAfter(offer.until), lastDay]);
  return all;
}

/** The rows of `plan_technology` of a plan. */
export function technologyRows(plan: Plan): { technology: string; plan_id: string }[] {
  if (plan.vertical !== 'broadband') return [];
  const ways = plan.connectionType === 'nbn' ? plan.technologies : [ANY_TECHNOLOGY];
  return [...new Set<string>(ways)].map((technology) => ({ technology, plan_id: plan.id }));
}

/** A plan that no technology leaves out. */
export const ANY_TECHNOLOGY = 'any';
