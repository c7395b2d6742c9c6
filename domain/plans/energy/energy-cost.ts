/** What an energy plan costs a home: the year at its own use, not at the one a price list assumes. */
import { roundedCents } from '../../money.ts';
import type { CostOf } from '../plan-cost.ts';
import { offerOn } from '../price.ts';
import type { EnergyPlan } from './energy-plan.ts';
import { useOf } from './energy-questions.ts';
import { partsOfCent, yearOf } from './energy-tariff.ts';

const monthsOfYear = 12;

/** What an energy plan's cost is worked out from. */
export type PricedEnergy = Pick<
  EnergyPlan,
  'contract' | 'fuel' | 'offer' | 'onceCents' | 'supplyCentsPerDay' | 'usage'
>;

/**
 * A discount counts for its months, each a twelfth of the year, then the tariff as it stands. Every
 * amount is rounded once, from the exact one.
 */
export const energyCost: CostOf<PricedEnergy> = (plan, day, answers) => {
  const year = yearOf(plan, useOf(plan.fuel, answers));
  const offer = offerOn(plan, day);
  const { percentOff = 0, months = 0 } = offer ?? {};
  const hundredths = 100 * monthsOfYear;
  const firstYear = year * (hundredths - percentOff * months);
  const once = plan.onceCents * partsOfCent * hundredths;
  const estimateCents = roundedCents(firstYear + once, hundredths * partsOfCent);
  return {
    ongoingCents: roundedCents(year, partsOfCent),
    unit: '/year',
    offer: offer
      ? {
          title: offer.title,
          description: offer.description ?? null,
          priceCents: roundedCents(year * (100 - percentOff), 100 * partsOfCent),
          months,
          until: offer.until,
        }
      : null,
    estimateCents,
    // Nobody owes a least amount for energy: what is owed is what is used.
    minimumTotalCents: estimateCents,
    contract: plan.contract.name,
    contractMonths: plan.contract.months,
  };
};
