/** Meters with a reading for each half hour of 2025, for the home, its gas, its controlled load and its export to the grid. */
import type { Household } from '../../../domain/plans/energy/household.ts';
import { calendar2025 } from './calendar-2025.ts';

export interface Meter {
  /** The weekday on which each day was measured. */
  readonly weekdays: Uint8Array;
  /** What went through in each half hour, day by day: 365 × 48. */
  readonly halfHours: Float64Array;
}

/** The percentage of a day's use in each hour (rule 14). */
const hours = [
  3.2, 2.8, 2.5, 2.4, 2.4, 2.7, 3.6, 4.6, 4.6, 4.2, 3.9, 3.8, 3.8, 3.7, 3.7, 4.0, 4.9, 6.1, 6.6,
  6.4, 5.9, 5.3, 4.7, 4.2,
];

const weekdays2025 = Uint8Array.from(calendar2025, ({ weekday }) => weekday);

/** Every day alike. @param amountIn of one half hour, which is counted from midnight */
function everyDay(amountIn: (half: number) => number): Meter {
  const day = Float64Array.from({ length: 48 }, (_, half) => amountIn(half));
  const halfHours = new Float64Array(365 * 48);
  for (const { index } of calendar2025) halfHours.set(day, index * 48);
  return { weekdays: weekdays2025, halfHours };
}

function usual(amountOfYear: number): Meter {
  return everyDay((half) => {
    const percent = (hours[Math.floor(half / 2)] ?? 0) / 2;
    return ((amountOfYear / 365) * percent) / 100;
  });
}

/** Evenly from 9 am to 3 pm. */
function daylight(amountOfYear: number): Meter {
  return everyDay((half) => (half >= 9 * 2 && half < 15 * 2 ? amountOfYear / 365 / 12 : 0));
}

export function homeMeter({ kwh, measured }: Household): Meter {
  return measured ? { weekdays: measured.weekdays, halfHours: measured.used } : usual(kwh);
}

export function gasMeter({ mj }: Household): Meter {
  return usual(mj);
}

export function controlledMeter({ controlledLoadKwh, measured }: Household): Meter {
  return measured?.controlled
    ? { weekdays: measured.weekdays, halfHours: measured.controlled }
    : usual(controlledLoadKwh);
}

export function exportMeter({ exportKwh, measured }: Household): Meter {
  return measured?.exported
    ? { weekdays: measured.weekdays, halfHours: measured.exported }
    : daylight(exportKwh);
}
