/** Decides whether a plan's amounts are cents or dollars, and checks the units of its rates (rules 1 and 2). */

import type { CdrNotes } from '../cdr-notes.ts';
import type {
  CdrContract,
  CdrControlledLoad,
  CdrRate,
  CdrTariffPeriod,
} from '../cdr-plan.schema.ts';

export type Fuel = 'electricity' | 'gas';

/** Converts a published amount to cents before GST. */
export type ToCents = (amount: number) => number;

const least = {
  dearestUsage: { electricity: 3, gas: 0.5 },
  supply: 15,
  /** Cents per kW, after conversion: the lowest published is 1.36 a day. */
  demand: 1,
} as const;

/** The unit of usage for each fuel, assumed for rates that name none. */
const unitOf = { electricity: 'KWH', gas: 'MJ' } as const;

/** All usage rates of a tariff period or a controlled load. */
export function usageRates({
  singleRate,
  timeOfUseRates = [],
}: Pick<CdrTariffPeriod, 'singleRate' | 'timeOfUseRates'>): CdrRate[] {
  return [...(singleRate?.rates ?? []), ...timeOfUseRates.flatMap(({ rates }) => rates)];
}

/** The dearest usage rate decides whether amounts are cents; if other charges disagree, the plan has no price. */
export function unitOfTariff(contract: CdrContract, fuel: Fuel, notes: CdrNotes): ToCents {
  const periods = contract.tariffPeriod.filter((period) => usageRates(period).length > 0);
  const rates = periods.flatMap(usageRates);
  const inCents = dearest(rates) >= least.dearestUsage[fuel];
  const toCents: ToCents = inCents ? (amount) => amount : (amount) => exact(amount * 100);
  const agrees = (charge: number, from: number) => charge === 0 || charge >= from === inCents;
  const agree =
    periods.flatMap(supplyCharges).every((charge) => agrees(charge, least.supply)) &&
    // The daily charge of a controlled load is only a few cents, so it tells nothing.
    (contract.controlledLoad ?? []).every((load) =>
      agrees(dearest(loadRates(load)), least.dearestUsage[fuel]),
    ) &&
    demandAmounts(contract).every((amount) => amount === 0 || toCents(amount) >= least.demand);
  if (!agree) notes.unpriced.add('units-disagree');
  if (
    rates.some(({ measureUnit }) => (measureUnit ?? unitOf[fuel]).toUpperCase() !== unitOf[fuel])
  ) {
    notes.unpriced.add('unit-unknown');
  }
  return toCents;
}

function dearest(rates: readonly CdrRate[]): number {
  return Math.max(0, ...rates.map(({ unitPrice }) => unitPrice));
}

function loadRates(load: CdrControlledLoad): CdrRate[] {
  return [...(load.rates ?? []), ...usageRates(load)];
}

function demandAmounts({ tariffPeriod }: CdrContract): number[] {
  return tariffPeriod
    .flatMap(({ demandCharges = [] }) => demandCharges)
    .map(({ amount }) => amount);
}

/** The charges as published; bands give several. */
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

/** A tariff period's cents per day; a plan whose bands differ has no price. */
export function dailySupply(period: CdrTariffPeriod, toCents: ToCents, notes: CdrNotes): number {
  const charges = supplyCharges(period);
  const dearest = Math.max(0, ...charges);
  if (charges.some((charge) => charge !== dearest)) notes.unpriced.add('supply-banded');
  return toCents(dearest);
}

/** Rounds off binary floating-point error: `0.29 * 100` is 29. */
export function exact(amount: number): number {
  return Number(amount.toPrecision(12));
}
