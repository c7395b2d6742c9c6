/** The slow program's usage charges: each tick goes to its season and rate, then the steps are counted. */
import type { PublishedRate, PublishedUse } from '../published-plan.ts';
import { type CalendarDay, calendar2025, inSeason } from './calendar-2025.ts';
import {
  amountOf,
  boundOf,
  cutsOf,
  type Hours,
  holds,
  NoPrice,
  nextCut,
  usageHours,
} from './slow-format.ts';
import type { Tick } from './ticking-meter.ts';

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

/** The season of a day; the dearest when it is in several or none. */
function seasonOf(day: CalendarDay, seasons: readonly SlowSeason[]): SlowSeason | undefined {
  const own = seasons.filter(({ from, to }) => inSeason(day.date, from, to));
  const mean = ({ rates }: SlowSeason) =>
    rates.reduce((sum, rate) => sum + firstPrice(rate), 0) / rates.length;
  return dearest(own.length === 0 ? seasons : own, mean);
}

/** The rate of a minute: the dearest of several; if there is none, the one without windows, else the dearest of all. */
function rateAt(minute: number, weekday: number, rates: readonly SlowRate[]): SlowRate | undefined {
  const own = rates.filter(({ windows }) => windows.some((one) => holds(one, weekday, minute)));
  if (own.length > 0) return dearest(own, firstPrice);
  const open = rates.filter(({ windows }) => windows.length === 0);
  return open.length === 1 ? open[0] : dearest(rates, firstPrice);
}

/** `rateAt`, called only once for each minute of the week, because a year asks 52 times. */
function rateFinder(rates: readonly SlowRate[]) {
  const found = new Map<number, SlowRate | undefined>();
  return (minute: number, weekday: number): SlowRate | undefined => {
    const key = weekday * 24 * 60 + minute;
    if (!found.has(key)) found.set(key, rateAt(minute, weekday, rates));
    return found.get(key);
  };
}

/** The amount used at each rate of each season. */
function readMeter(ticks: Iterable<Tick>, seasons: readonly SlowSeason[]): Map<SlowRate, number> {
  const read = new Map<SlowRate, number>();
  let today: CalendarDay | undefined;
  let season: SlowSeason | undefined;
  let cuts: readonly number[] = [];
  let rateOfMinute = rateFinder([]);
  for (const { day, weekday, from, amount } of ticks) {
    if (day !== today) {
      today = day;
      const next = seasonOf(day, seasons);
      if (next !== season) {
        season = next;
        cuts = cutsOf(season?.rates.flatMap(({ windows }) => windows) ?? []);
        rateOfMinute = rateFinder(season?.rates ?? []);
      }
    }
    let start = from;
    while (season && start < from + 30) {
      const end = nextCut(cuts, start, from + 30);
      const rate = rateOfMinute(start, weekday);
      if (rate) read.set(rate, (read.get(rate) ?? 0) + (amount * (end - start)) / 30);
      start = end;
    }
  }
  return read;
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

/** The number of days of the year in a season. */
function daysIn(season: SlowSeason, seasons: readonly SlowSeason[]): number {
  return calendar2025.filter((day) => seasonOf(day, seasons) === season).length;
}

/** The cost in cents of everything that went through a meter. */
export function usageCents(ticks: Iterable<Tick>, seasons: readonly SlowSeason[]): number {
  const read = readMeter(ticks, seasons);
  let cents = 0;
  for (const season of seasons) {
    const days = daysIn(season, seasons);
    for (const rate of season.rates) cents += costOf(rate, read.get(rate) ?? 0, days);
  }
  return cents;
}

export function supplyCents(seasons: readonly SlowSeason[]): number {
  return calendar2025.reduce((sum, day) => sum + (seasonOf(day, seasons)?.supplyCents ?? 0), 0);
}
