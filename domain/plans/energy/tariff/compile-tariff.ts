/** A tariff compiled once for pricing: the days of each season, and the hours and usual share of each rate. */
import type { Flag } from '../energy-words.ts';
import { blockDays } from './block-days.ts';
import { rateHours, type WeekHours } from './rate-hours.ts';
import { seasonDays } from './season-days.ts';
import type { ControlledLoad, DemandCharge, Rate, Tariff, TariffSeason } from './tariff.schema.ts';
import { usualShare } from './use.ts';
import { daysIn, rangesOf, type SomeDays, wholeYear } from './year-days.ts';

export interface CompiledRate {
  readonly rate: Rate;
  /** Days in the period of its steps. */
  readonly blockDays: number;
  readonly hours: WeekHours;
  /** The share of a usual year's use that it prices. */
  readonly share: number;
}

interface CompiledSeason {
  readonly season: TariffSeason;
  readonly days: SomeDays;
  readonly rates: readonly CompiledRate[];
}

interface CompiledLoad {
  readonly load: ControlledLoad;
  readonly rates: readonly CompiledRate[];
  readonly flags: readonly Flag[];
}

export interface CompiledDemand {
  readonly charge: DemandCharge;
  readonly days: SomeDays;
  /** Cents per kW over the days of its season. */
  readonly centsEach: number;
}

export interface CompiledTariff {
  /** Only seasons with days. */
  readonly seasons: readonly CompiledSeason[];
  /** Only loads with a price. */
  readonly loads: readonly CompiledLoad[];
  /** Groups of alternatives. */
  readonly demand: readonly (readonly CompiledDemand[])[];
  readonly flags: readonly Flag[];
}

const compiled = new WeakMap<Tariff, CompiledTariff>();

/** Cached for the lifetime of the tariff object. */
export function compileTariff(tariff: Tariff): CompiledTariff {
  const known = compiled.get(tariff);
  if (known) return known;
  const made = compile(tariff);
  compiled.set(tariff, made);
  return made;
}

function compile({ seasons, controlledLoad, demand }: Tariff): CompiledTariff {
  const { days, unclear } = seasonDays(seasons);
  const hours = seasons.map(({ rates }) => rateHours(rates));
  const all = seasons.map((season, index): CompiledSeason => {
    const own = days[index] ?? wholeYear;
    return { season, days: own, rates: ratesOn(season.rates, hours[index]?.weeks ?? [], own) };
  });
  const flags: Flag[] = [];
  if (hours.some((one) => one.unclear)) flags.push('windows-unclear');
  if (unclear) flags.push('seasons-unclear');
  return {
    seasons: all.filter((one) => one.days.count > 0),
    loads: controlledLoad.filter(({ rates }) => rates.length > 0).map(compiledLoad),
    demand: groupsOf(demand),
    flags,
  };
}

function ratesOn(
  rates: readonly Rate[],
  weeks: readonly WeekHours[],
  days: SomeDays,
): CompiledRate[] {
  return rates.map((rate, index) => {
    const hours = weeks[index] ?? [];
    return { rate, blockDays: blockDays[rate.per], hours, share: usualShare(hours, days) };
  });
}

function compiledLoad(load: ControlledLoad): CompiledLoad {
  const { weeks, unclear } = rateHours(load.rates);
  const rates = ratesOn(load.rates, weeks, wholeYear);
  return { load, rates, flags: unclear ? ['windows-unclear'] : [] };
}

function groupsOf(charges: readonly DemandCharge[]): CompiledDemand[][] {
  const groups = new Map<number, CompiledDemand[]>();
  for (const charge of charges) {
    const days = daysIn(rangesOf(charge));
    const one = { charge, days, centsEach: charge.cents * periodsIn(charge.per, days.count) };
    groups.set(charge.group, [...(groups.get(charge.group) ?? []), one]);
  }
  return [...groups.values()];
}

function periodsIn(per: DemandCharge['per'], days: number): number {
  return days / blockDays[per];
}
