/** The slow program's usage charges: each half hour goes to its season and rate, then the steps are counted. */
import type { PublishedRate, PublishedUse } from '../published-plan.ts';
import { calendar2025, inSeason } from './calendar-2025.ts';
import { amountOf, boundOf, type Hours, holds, NoPrice, usageHours } from './slow-format.ts';
import { countYear, type Register, type Week, weekOf } from './slow-week.ts';
import type { Meter } from './ticking-meter.ts';

export type Fuel = 'electricity' | 'gas';

const units: Readonly<Record<Fuel, string>> = { electricity: 'KWH', gas: 'MJ' };

interface Step {
  readonly cents: number;
  readonly bound: number;
}

export interface SlowRate {
  readonly steps: readonly Step[];
  /** The period of the steps, in days of a year. */
  readonly stepDays: number;
  readonly windows: readonly Hours[];
}

export interface SlowSeason {
  readonly from: string;
  readonly to: string;
  readonly supplyCents: number;
  readonly rates: readonly SlowRate[];
}

export const periodDays: ReadonlyMap<string, number> = new Map([
  ['P1D', 1],
  ['P1M', 365 / 12],
  ['P2M', 365 / 6],
  ['P3M', 365 / 4],
  ['P1Y', 365],
]);

/** @param times 1 for cents, 100 for dollars */
export function rateOf(use: PublishedUse, times: number, fuel: Fuel): SlowRate {
  const published: readonly PublishedRate[] = use.rates ?? [];
  if (published.length === 0) throw new NoPrice('refused');
  if (published.some(({ measureUnit }) => measureUnit && measureUnit !== units[fuel])) {
    throw new NoPrice('unit-unknown');
  }
  return {
    steps: published.map(({ unitPrice, volume }) => ({
      cents: amountOf(unitPrice) * times,
      bound: boundOf(volume),
    })),
    stepDays: periodDays.get(use.period ?? '') ?? guessedDays(published, fuel),
    windows: (use.timeOfUse ?? []).map(usageHours),
  };
}

/** The likely period, by the first volume, of steps that state none. */
export function guessedDays(published: readonly PublishedRate[], fuel: Fuel): number {
  const first = published.map(({ volume }) => boundOf(volume)).find(Number.isFinite);
  if (first === undefined) return 365;
  if (fuel === 'gas') return first < 1_000 ? 1 : 365 / 6;
  if (first < 50) return 1;
  if (first < 900) return 365 / 12;
  return first < 3_000 ? 365 / 4 : 365;
}

const firstPrice = ({ steps }: SlowRate) => steps[0]?.cents ?? 0;

/** The dearest by a figure; the first among equals. */
export function dearest<One>(some: readonly One[], figure: (one: One) => number): One | undefined {
  let found: One | undefined;
  for (const one of some) {
    if (found === undefined || figure(one) > figure(found)) found = one;
  }
  return found;
}

/** The season of each day of the year; the dearest when it is in several or none. */
export function seasonsOfDays(seasons: readonly SlowSeason[]): (SlowSeason | undefined)[] {
  const mean = ({ rates }: SlowSeason) =>
    rates.reduce((sum, rate) => sum + firstPrice(rate), 0) / rates.length;
  return calendar2025.map(({ date }) => {
    const own = seasons.filter(({ from, to }) => inSeason(date, from, to));
    return dearest(own.length === 0 ? seasons : own, mean);
  });
}

/** The rate of a minute: the dearest of several; if there is none, the one without windows, else the dearest of all. */
function rateAt(minute: number, weekday: number, rates: readonly SlowRate[]): SlowRate | undefined {
  const own = rates.filter(({ windows }) => windows.some((one) => holds(one, weekday, minute)));
  if (own.length > 0) return dearest(own, firstPrice);
  const open = rates.filter(({ windows }) => windows.length === 0);
  return open.length === 1 ? open[0] : dearest(rates, firstPrice);
}

/** The week of a season, whose registers are those of its rates. */
function weekOfSeason({ rates }: SlowSeason, registers: ReadonlyMap<SlowRate, Register>): Week {
  return weekOf(
    rates.flatMap(({ windows }) => windows),
    (minute, weekday) => {
      const rate = rateAt(minute, weekday, rates);
      return rate && registers.get(rate);
    },
  );
}

/** The cost in cents of a rate's use over some days, by the average use in its period. */
function costOf({ steps, stepDays }: SlowRate, use: number, days: number): number {
  if (days === 0) return 0;
  let left = (use * stepDays) / days;
  let cents = 0;
  steps.forEach(({ cents: price, bound }, index) => {
    const taken = index === steps.length - 1 ? left : Math.min(left, bound);
    cents += taken * price;
    left -= taken;
  });
  return (cents * days) / stepDays;
}

/** The cost in cents of everything that went through a meter. @param ofDays the season of each day */
export function usageCents(
  meter: Meter,
  seasons: readonly SlowSeason[],
  ofDays: readonly (SlowSeason | undefined)[],
): number {
  const registers = new Map(
    seasons.flatMap(({ rates }) => rates.map((rate) => [rate, { total: 0 }] as const)),
  );
  const weeks = new Map(seasons.map((season) => [season, weekOfSeason(season, registers)]));
  countYear(meter, ({ index }) => {
    const season = ofDays[index];
    return season && weeks.get(season);
  });
  let cents = 0;
  for (const season of seasons) {
    const days = ofDays.filter((one) => one === season).length;
    for (const rate of season.rates) cents += costOf(rate, registers.get(rate)?.total ?? 0, days);
  }
  return cents;
}

export function supplyCents(ofDays: readonly (SlowSeason | undefined)[]): number {
  return ofDays.reduce((sum, season) => sum + (season?.supplyCents ?? 0), 0);
}
