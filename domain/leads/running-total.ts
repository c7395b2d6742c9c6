/** The total of several chosen plans for a year, as far as they are paid by the month or the year. */
import { dollars } from '../money.ts';
import { isListed, listedBy } from '../plans/listed.ts';
import { inWords } from '../text.ts';
import { type VerticalSlug, verticals } from '../vertical.ts';
import type { ChosenPlan } from './chosen-plan.ts';

/**
 * `About $2,840.00 a year for energy and mobile.` What is paid once, or has no price now, is named as left out.
 * @param without products that no plan is chosen of: they are named, too
 */
export function runningTotal(
  plans: readonly ChosenPlan[],
  without: readonly VerticalSlug[] = [],
): string | null {
  const counted = plans.flatMap((plan) => {
    const cents = yearCents(plan);
    return cents === null ? [] : [{ plan, cents }];
  });
  if (counted.length === 0) return null;
  const sum = counted.reduce((total, { cents }) => total + cents, 0);
  const left = [
    ...plans.filter((plan) => !counted.some((one) => one.plan === plan)),
    ...without.map((vertical) => ({ vertical, id: vertical })),
  ];
  const total = `About ${dollars(sum)} a year for ${namesOf(counted.map(({ plan }) => plan))}.`;
  return left.length === 0 ? total : `${total} Not in this sum: ${namesOf(left)}.`;
}

/** Of one plan, its own price says it. */
export function totalOfSeveral(
  plans: readonly ChosenPlan[],
  without: readonly VerticalSlug[] = [],
): string | null {
  return plans.length > 1 ? runningTotal(plans, without) : null;
}

/** Of what recurs; a loan or panels are not paid by the year. */
function yearCents({ vertical, estimateCents }: ChosenPlan): number | null {
  if (estimateCents === null || vertical === null || !isListed(vertical)) return null;
  const { now } = listedBy(vertical).comparable;
  return now?.over === 'a year' ? estimateCents * now.times : null;
}

function namesOf(plans: readonly Pick<ChosenPlan, 'vertical' | 'id'>[]): string {
  return inWords(
    plans.map(({ vertical, id }) =>
      vertical === null ? id : verticals[vertical].title.toLowerCase(),
    ),
  );
}
