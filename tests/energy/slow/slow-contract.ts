/** The slow program's charges for a year of one contract of a plan, electricity or gas. */
import type { Household } from '../../../domain/plans/energy/household.ts';
import type {
  PublishedContract,
  PublishedControlledLoad,
  PublishedFee,
  PublishedPeriod,
  PublishedUse,
} from '../published-plan.ts';
import { demandCents } from './slow-demand.ts';
import { amountOf, fractionOf, NoPrice } from './slow-format.ts';
import {
  dearest,
  type Fuel,
  rateOf,
  type SlowSeason,
  seasonsOfDays,
  supplyCents,
  usageCents,
} from './slow-usage.ts';
import { controlledMeter, gasMeter, homeMeter } from './ticking-meter.ts';

/** Cents, before GST unless stated otherwise; discounts are positive and are subtracted. */
export interface SlowParts {
  readonly supply: number;
  readonly usage: number;
  readonly controlledLoad: number;
  readonly demand: number;
  readonly discounts: number;
  /** Including GST. */
  readonly fees: number;
}

const isDemandPeriod = ({ rateBlockUType }: PublishedPeriod) => rateBlockUType === 'demandCharges';

const usesOf = ({ singleRate, timeOfUseRates }: PublishedPeriod): readonly PublishedUse[] =>
  singleRate ? [singleRate] : (timeOfUseRates ?? []);

/** The factor that turns the contract's amounts into cents: 1 for cents, 100 for dollars. */
export function timesOf(contract: PublishedContract, fuel: Fuel): number {
  const { tariffPeriod = [], controlledLoad = [] } = contract;
  const periods = tariffPeriod.filter((period) => !isDemandPeriod(period));
  const limit = fuel === 'gas' ? 0.5 : 3;
  const cents = highestOf(periods.flatMap(usesOf)) >= limit;
  const times = cents ? 1 : 100;
  const supplies = periods.map(({ dailySupplyCharges }) => amountOf(dailySupplyCharges));
  const loads = [controlledLoad].flat().map((load) => highestOf(loadUses(load)));
  const demands = tariffPeriod.flatMap(({ demandCharges = [] }) => demandCharges);
  const wrong =
    supplies.some((supply) => supply > 0 && supply >= 15 !== cents) ||
    loads.some((load) => load > 0 && load >= limit !== cents) ||
    demands.map(({ amount }) => amountOf(amount) * times).some((kw) => kw > 0 && kw < 1);
  if (wrong) throw new NoPrice('units-disagree');
  return times;
}

const highestOf = (uses: readonly PublishedUse[]) =>
  Math.max(...uses.flatMap(({ rates = [] }) => rates).map(({ unitPrice }) => amountOf(unitPrice)));

/** @throws NoPrice when the contract has no price, or this home cannot take it */
export function slowContract(
  contract: PublishedContract,
  fuel: Fuel,
  household: Household,
): SlowParts {
  const { tariffPeriod = [], discounts = [], fees = [] } = contract;
  const times = timesOf(contract, fuel);
  const usagePeriods = tariffPeriod.filter((period) => !isDemandPeriod(period));
  const seasons: SlowSeason[] = usagePeriods.map((period) => ({
    from: period.startDate,
    to: period.endDate,
    supplyCents: amountOf(period.dailySupplyCharges) * times,
    rates: usesOf(period).map((use) => rateOf(use, times, fuel)),
  }));
  const meter = fuel === 'gas' ? gasMeter(household) : homeMeter(household);
  const ofDays = seasonsOfDays(seasons);
  const supply = supplyCents(ofDays);
  const usage = usageCents(meter, seasons, ofDays);
  const demand = demandCents(tariffPeriod, times, household);
  const load = slowControlledLoad(contract, fuel, times, household);
  const guaranteed = discounts.filter(({ type }) => type === 'GUARANTEED');
  const ofBill = guaranteed.reduce((sum, one) => sum + percent(one.percentOfBill), 0);
  const ofUse = guaranteed.reduce((sum, one) => sum + percent(one.percentOfUse), 0);
  return {
    supply,
    usage,
    demand,
    controlledLoad: load.supply + load.usage,
    discounts:
      (supply + usage + load.supply + load.usage + demand) * ofBill + (usage + load.usage) * ofUse,
    fees: fees.reduce(
      (sum, fee) => sum + yearOfFee(fee) + (household.exportKwh > 0 ? yearOfSolarFee(fee) : 0),
      0,
    ),
  };
}

const percent = (method: { readonly rate: string } | undefined) =>
  method ? fractionOf(method.rate) : 0;

const membershipTimes: ReadonlyMap<string, number> = new Map([
  ['FIXED', 1],
  ['ANNUAL', 1],
  ['BIANNUAL', 2],
  ['MONTHLY', 12],
  ['WEEKLY', 365 / 7],
  ['DAILY', 365],
  ...[1, 2, 3, 4, 5].map((years): [string, number] => [`${years}_YEAR`, 1 / years]),
]);

/** Cents a year, for a fee that nobody on the plan can avoid; 0 for any other. */
export function yearOfFee({ type, term, amount, description = '' }: PublishedFee): number {
  // Whole cents, so that no binary fraction decides how a half is rounded (rule 26).
  const cents = Math.round(amountOf(amount) * 100);
  if (type === 'MEMBERSHIP') {
    const times = membershipTimes.get(term);
    if (times === undefined) throw new NoPrice('membership-term');
    return Math.round(cents * times);
  }
  return /^You will be charged .* (?:per|a) day/.test(description) ? cents : 0;
}

/** Cents a year, for a fee that every home with solar panels pays; 0 for any other. */
function yearOfSolarFee({ description = '' }: PublishedFee): number {
  const [, dollars] = /^Solar .* daily charge of \$ ?([\d.]+)/.exec(description) ?? [];
  return Math.round(Number((Number(dollars ?? 0) * 36_500).toFixed(6)));
}

/** The load with the home's number, else the dearest, among those that have a price. */
function slowControlledLoad(
  { pricingModel, controlledLoad = [] }: PublishedContract,
  fuel: Fuel,
  times: number,
  household: Household,
): { readonly supply: number; readonly usage: number } {
  if (fuel === 'gas') return { supply: 0, usage: 0 };
  const entries = [controlledLoad].flat().filter(hasPrice);
  if (entries.length === 0 && pricingModel.endsWith('_CONT_LOAD')) {
    throw new NoPrice('controlled-load-hours');
  }
  if (household.controlledLoadKwh === 0) {
    if (pricingModel.endsWith('_CONT_LOAD')) throw new NoPrice('not-for-this-home');
    return { supply: 0, usage: 0 };
  }
  const numbered = entries.filter((one) => numberOf(one) === household.controlledLoadNumber);
  const meter = controlledMeter(household);
  const costs = (numbered.length > 0 ? numbered : entries).map((one) => {
    const rates = loadUses(one).map((use) => rateOf(use, times, fuel));
    const season = { from: '01-01', to: '12-31', supplyCents: loadSupply(one) * times, rates };
    const ofDays = seasonsOfDays([season]);
    return { supply: supplyCents(ofDays), usage: usageCents(meter, [season], ofDays) };
  });
  const found = dearest(costs, ({ supply, usage }) => supply + usage);
  if (!found) throw new NoPrice('not-for-this-home');
  return found;
}

function loadUses(load: PublishedControlledLoad): readonly PublishedUse[] {
  if (load.timeOfUseRates) return load.timeOfUseRates;
  if (load.singleRate) return [load.singleRate];
  const { rates, period } = load;
  return [{ ...(rates && { rates }), ...(period && { period }) }];
}

/** Rates by time each repeat the supply charge, which is charged once. */
function loadSupply(load: PublishedControlledLoad): number {
  const said = loadUses(load).map(({ dailySupplyCharge }) => amountOf(dailySupplyCharge));
  return Math.max(amountOf(load.dailyCharge), ...said);
}

/** Whether a load has a price: peak and off-peak rates without hours do not. */
function hasPrice(load: PublishedControlledLoad): boolean {
  const hours = loadUses(load).flatMap(({ timeOfUse = [] }) => timeOfUse);
  if (hours.length > 0) return hours.every(({ startTime }) => startTime !== undefined);
  return !/peak|shoulder/i.test(nameOf(load));
}

const nameOf = (load: PublishedControlledLoad) =>
  load.displayName || load.singleRate?.displayName || '';

function numberOf(load: PublishedControlledLoad): number | undefined {
  const name = nameOf(load);
  if (/tariff 31/i.test(name)) return 1;
  if (/tariff 33/i.test(name)) return 2;
  const said = /controlled load ([123])/i.exec(name)?.[1];
  return said ? Number(said) : undefined;
}
