/** A plan's page, worked out from every plan it is ranked among, for verticals whose order is not indexed. */
import type { EnergyDetail } from '../../../../domain/plans/energy/detail/energy-detail.ts';
import type { NamedProvider } from '../../../../domain/plans/list/plan-page.ts';
import { alternativesTo, standingOf } from '../../../../domain/plans/page/plan-standing.ts';
import type { EndedPlan, PlanCard } from '../../../../domain/plans/plan-card.ts';
import type { Answers } from '../../../../domain/plans/question.ts';
import type { SinglePlan } from '../plans.port.ts';

export interface AllPlans {
  /** Complete: the answers that the plans are priced with. */
  readonly answers: Answers;
  /** The plans that lists show for these answers, in no particular order. */
  readonly plans: readonly PlanCard[];
  /** Plans on sale, but not for these answers: a loan has a smallest and a largest amount. */
  readonly unserved: readonly PlanCard[];
  readonly ended: readonly EndedPlan[];
  readonly providers: readonly NamedProvider[];
  /** True if the plan asked for is certainly not sold where the home is. */
  readonly elsewhere?: boolean;
  /** Details of the plan asked for that only its own page shows. */
  readonly detail?: EnergyDetail | null;
  /** ISO time of an answer that stands in for a new one. */
  readonly staleSince: string | null;
}

export function singleOf(id: string, { plans, unserved, ended, ...all }: AllPlans): SinglePlan {
  const plan = [...plans, ...unserved].find((one) => one.id === id);
  const over = plan ? undefined : ended.find((one) => one.plan.id === id);
  return {
    ...all,
    standing: plan ? standingOf(plan, plans) : null,
    ended: over ? { ...over, alternatives: alternativesTo(over.plan, plans) } : null,
  };
}
