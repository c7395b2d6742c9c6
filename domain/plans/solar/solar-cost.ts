/** The cost of a solar system: the one-off price, and the price per kilowatt of panels. */
import { dollars, roundedCents } from '../../money.ts';
import type { Comparable, CostOf, PaidOnce } from '../plan-cost.ts';
import type { SolarPlan } from './solar-plan.ts';
import { solarPrice } from './solar-price.ts';

export const solarCost: CostOf<SolarPlan> = (plan, day, answers) => {
  const { installedCents } = solarPrice(plan, day, answers);
  return {
    ongoingCents: installedCents,
    unit: '',
    offer: null,
    estimateCents: roundedCents(installedCents * 1_000, Math.round(plan.panelKilowatts * 1_000)),
    minimumTotalCents: installedCents,
    // Paid once, so there is no contract.
    contract: null,
    contractMonths: null,
  };
};

/** True where no certificates reduce the price: the owner keeps them, or there are none. */
export function isWhole({ facts, ongoingCents }: PaidOnce): boolean {
  return facts.before === ongoingCents;
}

/** The result of `solarCost` in words. */
export const pricePerKilowatt: Comparable = {
  per: 'a kilowatt',
  rate: 'per kilowatt',
  label: 'Price per kilowatt installed',
  over: 'Installed, after certificates',
  overOf: (plan) =>
    [
      isWhole(plan) ? 'Installed' : 'Installed, after certificates',
      ...(typeof plan.facts.battery === 'number' ? ['battery included'] : []),
    ].join(', '),
  note: 'the installed price after certificates, divided by the kilowatts of panels; where there is a battery, its price is part of it',
  total: 'Installed price',
  now: null,
  besideTotal: (plan) => {
    const { before } = plan.facts;
    if (isWhole(plan)) return ', no certificates taken off';
    return typeof before === 'number' ? ` after certificates (${dollars(before)} before)` : '';
  },
  billed: null,
};
