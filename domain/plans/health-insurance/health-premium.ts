/** The monthly premium of a policy for one household, with its rebate and loading. */
import { roundedCents } from '../../money.ts';
import type { Answers } from '../question.ts';
import type { HealthPlan } from './health-plan.ts';
import { scales } from './health-questions.ts';
import { loadingOf, rebateOn } from './health-rebate.ts';

export interface HealthPremium {
  /** Whole cents per month, before rebate and loading. */
  readonly fullCents: number;
  /** Thousandths of a percent of the full premium. */
  readonly rebate: number;
  /** Percent of the hospital part. */
  readonly loading: number;
  /** The amount paid: the full premium less the rebate, plus the loading. */
  readonly paidCents: number;
}

const thousandths = 100_000;

/** @param answers in full */
export function healthPremium(plan: HealthPlan, day: string, answers: Answers): HealthPremium {
  const fullCents = fullPremium(plan, answers);
  const rebate = rebateOn(day, answers);
  const loading = plan.hospitalPercent === 0 ? 0 : loadingOf(answers);
  // There is no rebate on a loading, so both are percentages of the full premium.
  const paid = thousandths - rebate + plan.hospitalPercent * loading * 10;
  return { fullCents, rebate, loading, paidCents: roundedCents(fullCents * paid, thousandths) };
}

function fullPremium({ id, premiums }: HealthPlan, answers: Answers): number {
  const here = premiums.find(({ states }) => states.some((state) => state === answers.state));
  const scale = scales.find((one) => one === answers.scale);
  if (here && scale) return here[scale];
  throw new Error(
    `Policy ${id} has no premium for ${answers.state} and ${answers.scale}: complete the answers (question.ts)`,
  );
}
