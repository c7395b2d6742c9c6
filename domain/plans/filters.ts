/** Which plans a visitor asked for, as data and as a pure test of one plan. */
import type { BroadbandPlan, ComparedPlan, MobilePlan } from './plan.ts';
import { estimateCents } from './price.ts';
import type {
  Connection,
  ConnectionType,
  Modem,
  PlanType,
  SpeedTier,
  Technology,
} from './telco.data.ts';

interface SharedFilter {
  /** Ids; none named means all. The same holds for every list below. */
  readonly providers?: readonly string[];
  /** Bounds of the estimated monthly cost, themselves included. */
  readonly costMinCents?: number;
  readonly costMaxCents?: number;
}

export interface MobileFilter extends SharedFilter {
  readonly vertical: 'mobile';
  readonly connection?: Connection;
  readonly planType?: PlanType;
  /** At least so many gigabytes a month; a plan without a limit always has them. */
  readonly dataMinGb?: number;
}

export interface BroadbandFilter extends SharedFilter {
  readonly vertical: 'broadband';
  readonly connectionTypes?: readonly ConnectionType[];
  /** Of the nbn: plans on any other connection are not touched by it. */
  readonly technology?: Technology;
  readonly speedTiers?: readonly SpeedTier[];
  readonly modems?: readonly Modem[];
}

export type PlanFilter = MobileFilter | BroadbandFilter;

/** The plans a filter speaks of. */
export type PlanOf<F extends PlanFilter> = Extract<ComparedPlan, { vertical: F['vertical'] }>;

/** Data-usage slider (spec: plan-lists): a call carries a value only between 1 and 90 (spec: plan-calls). */
export const dataUsage = {
  min: 0,
  max: 90,
  step: 10,
  default: 30,
  suffix: '+ GB per month',
  appliedAfterMs: 500,
} as const;

/** True when someone who signs up on a day finds the plan under this filter. */
export function matches(plan: ComparedPlan, filter: PlanFilter, day: string): boolean {
  if (!oneOf(plan.providerId, filter.providers)) return false;
  if (!withinCost(estimateCents(plan, day), filter)) return false;
  if (filter.vertical === 'mobile')
    return plan.vertical === 'mobile' && mobileMatches(plan, filter);
  return plan.vertical === 'broadband' && broadbandMatches(plan, filter);
}

function mobileMatches(plan: MobilePlan, filter: MobileFilter): boolean {
  return (
    oneOf(plan.connection, filter.connection && [filter.connection]) &&
    oneOf(plan.planType, filter.planType && [filter.planType]) &&
    (plan.dataGb === null || plan.dataGb >= (filter.dataMinGb ?? 0))
  );
}

function broadbandMatches(plan: BroadbandPlan, filter: BroadbandFilter): boolean {
  const { technology } = filter;
  return (
    oneOf(plan.connectionType, filter.connectionTypes) &&
    (!technology || plan.connectionType !== 'nbn' || plan.technologies.includes(technology)) &&
    oneOf(plan.speedTier, filter.speedTiers) &&
    oneOf(plan.modem, filter.modems)
  );
}

function oneOf<T>(value: T, wanted: readonly T[] | undefined): boolean {
  return !wanted || wanted.length === 0 || wanted.includes(value);
}

function withinCost(cost: number, { costMinCents, costMaxCents }: SharedFilter): boolean {
  return cost >= (costMinCents ?? 0) && cost <= (costMaxCents ?? Number.POSITIVE_INFINITY);
}
