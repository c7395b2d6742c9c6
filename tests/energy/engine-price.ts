/** The product's price for a published plan, which is turned into our document and then priced by the engine. */
import { isPriced, priceOf, servesHome, yearOf } from '../../domain/plans/energy/energy-price.ts';
import type { Household } from '../../domain/plans/energy/household.ts';
import type { PriceLine } from '../../domain/plans/energy/price-line.ts';
import { turnedEnergyPlan } from '../../scripts/catalogue/cdr/turned-energy-plan.ts';
import type { PublishedAnswer } from './published-plan.ts';

export type EnginePrice =
  | {
      readonly cents: number;
      /** The price that lists are ordered by. */
      readonly ordered: number;
      readonly lines: readonly PriceLine[];
    }
  | { readonly reason: string };

/** A day on which every sample is on offer. */
const day = '2025-01-15';

/** @throws Error when the plan is refused */
export function enginePrice(answer: PublishedAnswer, household: Household): EnginePrice {
  const { plan } = turnedEnergyPlan(answer, { day });
  if (!isPriced(plan)) return { reason: plan.unpriced ?? 'unpriced' };
  if (!servesHome(plan, household)) return { reason: 'not-for-this-home' };
  const { yearCents, lines } = priceOf(plan, household, day);
  return { cents: yearCents, ordered: yearOf(plan, household, day), lines };
}
