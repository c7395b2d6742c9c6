/** The difference between a plan and the regulator's reference prices, at the use they are set for. */
import { decimals } from '../../../decimals.ts';
import { dollars } from '../../../money.ts';
import { distributorName } from '../distributor-name.ts';
import type { EnergyPlan } from '../energy-plan.ts';
import { priceOf } from '../energy-price.ts';
import { type Household, usualHome } from '../household.ts';
import type { Tariff } from '../tariff/tariff.schema.ts';
import {
  type PlanReference,
  type Reference,
  type ReferenceTariff,
  yearFrom,
} from './reference.schema.ts';

/**
 * The prices for the year that contains a day. None applies beyond its year: a plan must not look cheap
 * against an old price before the next year’s is loaded.
 */
export function referencesOn(table: readonly Reference[], day: string): readonly Reference[] {
  const current = referenceYear(day);
  return table.filter((one) => one.year === current);
}

/** The year from July to June that contains a day. */
export function referenceYear(day: string): string {
  const [year = '', month = ''] = day.split('-');
  return yearFrom(month >= '07' ? Number(year) : Number(year) - 1);
}

/**
 * One for each of the plan's networks with a reference price for its customers and kind of tariff, or for
 * every network where the plan names none: the home's network then counts. None for gas, dual fuel and
 * unpriced plans. Only lasting costs count: no offer for the first months, and no one-off costs.
 */
export function referencesOf(plan: EnergyPlan, table: readonly Reference[]): PlanReference[] {
  const { electricity, gas, unpriced, customer, area } = plan;
  if (!electricity || gas || unpriced) return [];
  const kind = referenceTariffOf(electricity);
  const networks = new Set(area?.distributors?.map(distributorName));
  return table
    .filter((one) => one.customer === customer && one.tariff === kind)
    .filter(({ distributor }) => networks.size === 0 || networks.has(distributorName(distributor)))
    .map((one) => against(one, priceOf(plan, homeOf(one), plan.checkedOn).ongoingCents));
}

/**
 * Null for a tariff with a demand charge, for which there is no reference price, and for one made for homes
 * with a controlled load but without a price for it: part of the year's cost would be missing.
 */
export function referenceTariffOf(tariff: Tariff): ReferenceTariff | null {
  const { seasons, demand, controlledLoad, withControlledLoad } = tariff;
  if (demand.length > 0) return null;
  if (withControlledLoad) {
    return controlledLoad.some(({ rates }) => rates.length > 0) ? 'controlled-load' : null;
  }
  return seasons.some(({ rates }) => rates.length > 1) ? 'time-of-use' : 'single';
}

function homeOf({ kwh, controlledLoadKwh = 0 }: Reference): Household {
  const { mj, demandKw } = usualHome;
  return { kwh, mj, controlledLoadKwh, controlledLoadNumber: null, exportKwh: 0, demandKw };
}

function against(one: Reference, yearCents: number): PlanReference {
  const { distributor, cents } = one;
  // Half a tenth rounds up, so no plan looks cheaper than it is; never -0.
  const percent = Math.round((1_000 * (yearCents - cents)) / cents) / 10 || 0;
  return {
    distributor: distributorName(distributor),
    percent,
    cents,
    words: wordsOf(one, percent),
  };
}

function wordsOf({ cents, kwh, controlledLoadKwh, year, source }: Reference, percent: number) {
  const load = controlledLoadKwh
    ? ` and ${decimals(controlledLoadKwh)} kWh of controlled load`
    : '';
  const use = `${decimals(kwh)} kWh${load}`;
  return `${differenceWords(percent)} the reference price of ${dollars(cents)} for ${use} in ${year.replace('-', '–')}. Source: ${source}.`;
}

function differenceWords(percent: number): string {
  if (percent === 0) return 'Equal to';
  return `${Math.abs(percent)}% ${percent < 0 ? 'less' : 'more'} than`;
}
