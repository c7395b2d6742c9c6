/** Turns an energy plan of the Consumer Data Standards into one of ours, or says why it cannot be compared. */
import * as v from 'valibot';
import { roundedCents } from '../../domain/money.ts';
import { partsOfCent, yearOf } from '../../domain/plans/energy/energy-tariff.ts';
import {
  type EnergyContract,
  type EnergyPlanData,
  energyPlanAnswer,
  type TariffPeriod,
} from './cdr-energy-plan.schema.ts';

/** What the format does not say and the import is told. */
export interface EnergySettings {
  /** The day of the import, `2026-11-21`: plans are checked on it, and must be on offer. */
  readonly day: string;
  /** Units a year that prices are worked out for. */
  readonly usage: { readonly ELECTRICITY: number; readonly GAS: number };
}

/** Usage of a middling household, kWh and MJ a year. */
export const defaultUsage = { ELECTRICITY: 3_900, GAS: 24_000 } as const;

/** A provider and a plan in our own format, still to be parsed by it. */
export interface TurnedPlan {
  readonly provider: { readonly id: string; readonly name: string; readonly verticals: string[] };
  readonly plan: Readonly<Record<string, unknown>>;
}

/** True for a document in this format, valid or not. */
export function isEnergyAnswer(document: unknown): boolean {
  const data = (document as { data?: { planId?: unknown } } | null)?.data;
  return typeof data === 'object' && data !== null && 'planId' in data;
}

/** Prices in the standards exclude the goods and services tax of 10 %. */
const withTax = 1.1;

/** Periods of a stepped rate in a year; without one the steps are a year's. */
const periodsOfYear: Readonly<Record<string, number>> = {
  P1D: 365,
  P1W: 365 / 7,
  P1M: 12,
  P2M: 6,
  P3M: 4,
  P6M: 2,
  P12M: 1,
  P1Y: 1,
};

/** @throws Error with the reason why the plan is refused */
export function turnedEnergyPlan(document: unknown, settings: EnergySettings): TurnedPlan {
  const parsed = v.safeParse(energyPlanAnswer, document);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new Error(`${v.getDotPath(issue) ?? ''}: ${issue.message}`);
  }
  const { data } = parsed.output;
  const { fuel, contract } = contractOf(data);
  onOffer(data, settings.day);
  const tariff = singleTariff(contract);
  const usage = settings.usage[fuel];
  const blocks = blocksOf(tariff, fuel);
  const supply = cents(supplyOf(tariff));
  const providerId = slug(data.brand);
  return {
    provider: { id: providerId, name: data.brandName, verticals: ['energy'] },
    plan: {
      vertical: 'energy',
      id: `${providerId}-${slug(data.planId)}`.slice(0, 64).replace(/-+$/, ''),
      providerId,
      name: data.displayName ?? data.planId,
      priceCents: roundedCents(
        yearOf({ supplyCentsPerDay: supply, usage: blocks }, usage),
        partsOfCent,
      ),
      billing: 365,
      contract: termOf(contract.termType),
      fuel: fuel === 'GAS' ? 'Gas' : 'Electricity',
      planId: data.planId,
      ...distributorOf(data),
      customer: data.customerType === 'BUSINESS' ? 'Business' : 'Residential',
      supplyCentsPerDay: supply,
      usage: blocks,
      usagePerYear: usage,
      basicPlanInformation: documentOf(data),
      // The format does not carry the reference price.
      referenceDifference: null,
      checkedOn: settings.day,
    },
  };
}

function contractOf(data: EnergyPlanData): {
  fuel: 'ELECTRICITY' | 'GAS';
  contract: EnergyContract;
} {
  if (data.fuelType === 'DUAL') {
    throw new Error('fuelType: electricity and gas in one plan have no price to compare by');
  }
  const gas = data.fuelType === 'GAS';
  const contract = gas ? data.gasContract : data.electricityContract;
  if (!contract) throw new Error(`${gas ? 'gasContract' : 'electricityContract'}: is not there`);
  return { fuel: data.fuelType, contract };
}

function onOffer({ effectiveFrom, effectiveTo }: EnergyPlanData, day: string): void {
  if (effectiveTo !== undefined && effectiveTo.slice(0, 10) < day) {
    throw new Error(`effectiveTo: the plan ended on ${effectiveTo.slice(0, 10)}`);
  }
  if (effectiveFrom !== undefined && effectiveFrom.slice(0, 10) > day) {
    throw new Error(`effectiveFrom: the plan begins on ${effectiveFrom.slice(0, 10)}`);
  }
}

/** The one tariff of a plan that costs the same at every hour and season: any other price depends on when power is used. */
function singleTariff({ pricingModel, tariffPeriod }: EnergyContract): TariffPeriod {
  if (pricingModel !== 'SINGLE_RATE') {
    throw new Error(
      `pricingModel: ${pricingModel} depends on when power is used; only SINGLE_RATE is compared`,
    );
  }
  const [tariff, second] = tariffPeriod;
  if (!tariff || second)
    throw new Error('tariffPeriod: prices that change with the season are not compared');
  if (tariff.rateBlockUType !== 'singleRate' || !tariff.singleRate) {
    throw new Error(`tariffPeriod.0.rateBlockUType: ${tariff.rateBlockUType} is not compared`);
  }
  return tariff;
}

function supplyOf({ dailySupplyCharges, dailySupplyCharge }: TariffPeriod): number {
  const dollars = dailySupplyCharges ?? dailySupplyCharge;
  if (dollars === undefined) {
    throw new Error('tariffPeriod.0.dailySupplyCharges: no single daily supply charge');
  }
  return dollars;
}

/** Dollars without tax as cents with it; four digits after the point are kept. */
function cents(dollars: number): number {
  return Math.round(dollars * 100 * withTax * 10_000) / 10_000;
}

interface Block {
  readonly centsPerUnit: number;
  readonly upTo?: number;
}

function blocksOf({ singleRate }: TariffPeriod, fuel: 'ELECTRICITY' | 'GAS'): Block[] {
  const wanted = fuel === 'GAS' ? 'MJ' : 'KWH';
  const periods = periodsOfYear[singleRate?.period ?? 'P1Y'];
  if (periods === undefined) {
    throw new Error(`tariffPeriod.0.singleRate.period: ${singleRate?.period} is no known period`);
  }
  let reached = 0;
  return (singleRate?.rates ?? []).map(({ unitPrice, measureUnit, volume }, index, all) => {
    // The standards assume kWh where no unit is named, and gas is not measured in it.
    if ((measureUnit ?? 'KWH') !== wanted) {
      throw new Error(
        `tariffPeriod.0.singleRate.rates.${index}.measureUnit: ${measureUnit ?? 'KWH'} is not ${wanted}`,
      );
    }
    const last = index === all.length - 1;
    if (!last && volume === undefined) {
      throw new Error(`tariffPeriod.0.singleRate.rates.${index}.volume: a step needs one`);
    }
    reached += (volume ?? 0) * periods;
    const centsPerUnit = cents(unitPrice);
    return last ? { centsPerUnit } : { centsPerUnit, upTo: Math.round(reached * 100) / 100 };
  });
}

function termOf(termType: string | undefined): { name: string; months: number } {
  const years = /^([1-5])_YEAR$/.exec(termType ?? '')?.[1];
  if (years === undefined) return { name: 'Ongoing contract', months: 0 };
  return { name: `${years} year contract`, months: Math.min(36, Number(years) * 12) };
}

function distributorOf({ geography }: EnergyPlanData): { distributor?: string } {
  const names = geography?.distributors ?? [];
  return names.length > 0 ? { distributor: names.join(', ').slice(0, 80) } : {};
}

function documentOf({ additionalInformation: links }: EnergyPlanData): string {
  const found = links?.pricingUri ?? links?.overviewUri ?? links?.termsUri;
  if (found === undefined) {
    throw new Error('additionalInformation: no link to the plan’s price information');
  }
  return found;
}

function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
