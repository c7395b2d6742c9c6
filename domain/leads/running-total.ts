/** The yearly total of several chosen plans, of those paid by the month or the year. */
import { dollars } from '../money.ts';
import { isListed, listedBy } from '../plans/listed.ts';
import { inWords } from '../text.ts';
import { type VerticalSlug, verticals } from '../vertical.ts';
import type { ChosenPlan } from './chosen-plan.ts';

/**
 * `About $2,840.00 a year for energy and mobile.` Names the plans left out: those paid once or without a price.
 * @param without products with no chosen plan, which are also named as left out
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

/** Null for one plan, whose own price is enough. */
export function totalOfSeveral(
  plans: readonly ChosenPlan[],
  without: readonly VerticalSlug[] = [],
): string | null {
  return plans.length > 1 ? runningTotal(plans, without) : null;
}

/** For recurring prices only: a loan or panels are not paid by the year. */
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
