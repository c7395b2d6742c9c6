/** The message about chosen plans that a visitor cannot have and is asked to replace. */
import { inWords } from '../text.ts';
import { type ChosenPlan, planTitle } from './chosen-plan.ts';

export interface LostPlans {
  /** True where some are no longer in any list. */
  readonly gone: boolean;
  /** Plans of the shown product that are not sold in the home's area. */
  readonly elsewhere: readonly ChosenPlan[];
}

/**
 * @param kept the number of other plans that stay chosen
 * @param way the next step; null where there is nothing to choose, as the empty list already says
 * @returns null when no plan is lost
 */
export function lostWords(
  { gone, elsewhere }: LostPlans,
  kept: number,
  way: string | null = 'Choose another one here',
): string | null {
  if (!gone && elsewhere.length === 0) return null;
  const wayOn = way && (kept > 0 ? `${way}; your other choices are kept.` : `${way}.`);
  return [
    ...(gone ? ['A plan you chose is no longer on our list.'] : []),
    ...(elsewhere.length > 0 ? [notSoldWords(elsewhere)] : []),
    ...(wayOn ? [wayOn] : []),
  ].join(' ');
}

function notSoldWords(plans: readonly ChosenPlan[]): string {
  return `${inWords(plans.map(planTitle))} ${plans.length === 1 ? 'is' : 'are'} not sold in your area.`;
}
