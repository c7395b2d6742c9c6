/** Homes generated from a seed: usual days or measured years, with and without controlled load and export. */
import type { Household } from '../../../domain/plans/energy/household.ts';
import type { MeasuredYear } from '../../../domain/plans/energy/measured-year.ts';
import { Dice } from './dice.ts';

/** @param loaded whether the home is likely to have a controlled load */
export function generatedHome(seed: number, loaded: boolean): Household {
  const dice = new Dice(1_000_000 + seed);
  const hasLoad = dice.chance(loaded ? 0.85 : 0.06);
  const home: Household = {
    kwh: dice.number(0, 14_000, dice.pick([0, 0, 2])),
    mj: dice.number(0, 90_000),
    controlledLoadKwh: hasLoad ? dice.number(1, 4_000) : 0,
    controlledLoadNumber: dice.pick([null, null, 1, 2, 3]),
    exportKwh: dice.chance(0.5) ? dice.number(0, 9_000) : 0,
    demandKw: dice.number(0, 15, 1),
  };
  return dice.chance(0.3) ? measuredHome(home, yearOf(dice.number(0, 11)), hasLoad) : home;
}

function measuredHome(home: Household, year: MeasuredYear, hasLoad: boolean): Household {
  const controlled = hasLoad ? year.controlled : null;
  const measured = { ...year, controlled };
  return {
    ...home,
    kwh: sumOf(year.used),
    controlledLoadKwh: controlled ? sumOf(controlled) : 0,
    exportKwh: year.exported ? sumOf(year.exported) : 0,
    measured,
  };
}

const sums = new WeakMap<Float64Array, number>();

/** Kept, because thousands of homes share a few years. */
function sumOf(halfHours: Float64Array): number {
  const sum = sums.get(halfHours) ?? halfHours.reduce((total, kwh) => total + kwh, 0);
  sums.set(halfHours, sum);
  return sum;
}

const years = new Map<number, MeasuredYear>();

/** One of a few years, which are kept because they take time to make. */
function yearOf(seed: number): MeasuredYear {
  const known = years.get(seed);
  if (known) return known;
  const dice = new Dice(2_000_000 + seed);
  const firstWeekday = dice.number(0, 6);
  const byHalfHour = dice.times(48, () => dice.number(0, 1.5, 3));
  const byDay = dice.times(365, () => dice.number(0.2, 2, 3));
  const drawn = (hours: readonly number[]) =>
    Float64Array.from({ length: 365 * 48 }, (_, index) => {
      const day = byDay[Math.floor(index / 48)] ?? 1;
      const wobble = 1 + ((index * 7_919) % 101) / 100;
      return Number(((hours[index % 48] ?? 0) * day * wobble).toFixed(3));
    });
  const year: MeasuredYear = {
    weekdays: Uint8Array.from({ length: 365 }, (_, day) => (day + firstWeekday) % 7),
    used: drawn(byHalfHour),
    controlled: drawn(byHalfHour.map((kwh, half) => (half < 14 ? kwh : 0))),
    exported: dice.chance(0.6)
      ? drawn(byHalfHour.map((kwh, half) => (half > 16 && half < 34 ? kwh : 0)))
      : null,
    measuredDays: dice.number(200, 365),
  };
  years.set(seed, year);
  return year;
}
