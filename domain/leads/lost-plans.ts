/** Plans that a visitor chose and cannot have, in words: their products are asked for again. */
import { inWords } from '../text.ts';
import { type ChosenPlan, planTitle } from './chosen-plan.ts';

export interface LostPlans {
  /** Some are in no list any more. */
  readonly gone: boolean;
  /** Those of the product that is shown which are not sold where the home is. */
  readonly elsewhere: readonly ChosenPlan[];
}

/**
 * @param kept how many other plans stay chosen
 * @param way what to do about it; null where nothing can be chosen, which the empty list says
 * @returns nothing when none is lost
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
