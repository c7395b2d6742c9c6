/** Meters that tick each half hour of 2025, for the home, its gas, its controlled load and its export to the grid. */
import type { Household } from '../../../domain/plans/energy/household.ts';
import { type CalendarDay, calendar2025 } from './calendar-2025.ts';

export interface Tick {
  readonly day: CalendarDay;
  /** The weekday on which it was measured. */
  readonly weekday: number;
  /** Minutes after midnight; a tick is 30 minutes long. */
  readonly from: number;
  readonly amount: number;
}

/** The percentage of a day's use in each hour (rule 14). */
const hours = [
  3.2, 2.8, 2.5, 2.4, 2.4, 2.7, 3.6, 4.6, 4.6, 4.2, 3.9, 3.8, 3.8, 3.7, 3.7, 4.0, 4.9, 6.1, 6.6,
  6.4, 5.9, 5.3, 4.7, 4.2,
];

function* usual(amountOfYear: number): Generator<Tick> {
  for (const day of calendar2025) {
    for (let half = 0; half < 48; half += 1) {
      const percent = (hours[Math.floor(half / 2)] ?? 0) / 2;
      const amount = ((amountOfYear / 365) * percent) / 100;
      yield { day, weekday: day.weekday, from: half * 30, amount };
    }
  }
}

function* measured(halfHours: Float64Array, weekdays: Uint8Array): Generator<Tick> {
  for (const day of calendar2025) {
    const weekday = weekdays[day.index] ?? day.weekday;
    for (let half = 0; half < 48; half += 1) {
      const amount = halfHours[day.index * 48 + half] ?? 0;
      yield { day, weekday, from: half * 30, amount };
    }
  }
}

/** Evenly from 9 am to 3 pm. */
function* daylight(amountOfYear: number): Generator<Tick> {
  for (const day of calendar2025) {
    for (let from = 9 * 60; from < 15 * 60; from += 30) {
      yield { day, weekday: day.weekday, from, amount: amountOfYear / 365 / 12 };
    }
  }
}

export function homeMeter({ kwh, measured: year }: Household): Iterable<Tick> {
  return year ? measured(year.used, year.weekdays) : usual(kwh);
}

export function gasMeter({ mj }: Household): Iterable<Tick> {
  return usual(mj);
}

export function controlledMeter({ controlledLoadKwh, measured: year }: Household): Iterable<Tick> {
  return year?.controlled ? measured(year.controlled, year.weekdays) : usual(controlledLoadKwh);
}

export function exportMeter({ exportKwh, measured: year }: Household): Iterable<Tick> {
  return year?.exported ? measured(year.exported, year.weekdays) : daylight(exportKwh);
}
