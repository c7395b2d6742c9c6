/** Whether a plan's amounts are cents or dollars, and the rates in a unit that we price (rules 1 and 2). */

import type { CdrNotes } from '../cdr-notes.ts';
import type { CdrContract, CdrRate, CdrTariffPeriod } from '../cdr-plan.schema.ts';

export type Fuel = 'electricity' | 'gas';

/** A published amount as cents before GST. */
export type ToCents = (amount: number) => number;

const least = {
  dearestUsage: { electricity: 3, gas: 0.5 },
  supply: 15,
} as const;

/** In what usage is measured; a rate that names nothing is in the fuel's own. */
const unitOf = { electricity: 'KWH', gas: 'MJ' } as const;

/** Every usage rate of a tariff period. */
export function usageRates(period: CdrTariffPeriod): CdrRate[] {
  return [
    ...(period.singleRate?.rates ?? []),
    ...(period.timeOfUseRates ?? []).flatMap(({ rates }) => rates),
  ];
}

/** Cents where the dearest usage rate says so; supply charges that say otherwise leave the plan without a price. */
export function unitOfTariff(contract: CdrContract, fuel: Fuel, notes: CdrNotes): ToCents {
  const periods = contract.tariffPeriod.filter((period) => usageRates(period).length > 0);
  const rates = periods.flatMap(usageRates);
  const inCents =
    Math.max(0, ...rates.map(({ unitPrice }) => unitPrice)) >= least.dearestUsage[fuel];
  const agree = periods.every((period) =>
    supplyCharges(period).every((charge) => charge === 0 || charge >= least.supply === inCents),
  );
  if (!agree) notes.unpriced.add('units-disagree');
  if (
    rates.some(({ measureUnit }) => (measureUnit ?? unitOf[fuel]).toUpperCase() !== unitOf[fuel])
  ) {
    notes.unpriced.add('unit-unknown');
  }
  return inCents ? (amount) => amount : (amount) => exact(amount * 100);
}

/** As published; bands are several. */
function supplyCharges(period: CdrTariffPeriod): number[] {
  const one = supplyOf(period);
  return one === undefined
    ? (period.bandedDailySupplyCharges ?? []).map(({ unitPrice }) => unitPrice)
    : [one];
}

/** The supply charge under any of its names. */
export function supplyOf(charged: {
  readonly dailySupplyCharges?: number | undefined;
  readonly dailySupplyCharge?: number | undefined;
  readonly dailyCharge?: number | undefined;
}): number | undefined {
  return charged.dailySupplyCharges ?? charged.dailySupplyCharge ?? charged.dailyCharge;
}

/** A tariff period's cents a day; several bands have no price of their own. */
export function dailySupply(period: CdrTariffPeriod, toCents: ToCents, notes: CdrNotes): number {
  const charges = supplyCharges(period);
  const dearest = Math.max(0, ...charges);
  if (charges.some((charge) => charge !== dearest)) notes.unpriced.add('supply-banded');
  return toCents(dearest);
}

/** Without the dust of binary fractions: `0.29 * 100` is 29. */
export function exact(amount: number): number {
  return Number(amount.toPrecision(12));
}
