/** The days on which an energy plan can be signed up for. */
import type { EnergyPlan } from '../../../../domain/plans/energy/energy-plan.ts';

type Days = Pick<EnergyPlan, 'from' | 'until' | 'endedOn'>;

export function isOnOffer(plan: Days, day: string): boolean {
  const { from = '' } = plan;
  return from <= day && endedOn(plan, day) === null;
}

/** The first day on which nobody can sign up for the plan; null while it is sold, or will be. */
export function endedOn({ endedOn: ended, until }: Days, day: string): string | null {
  if (ended !== undefined) return ended;
  return until !== undefined && until <= day ? until : null;
}
