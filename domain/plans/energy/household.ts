/** The home that a plan is priced for: its use, its hours and its export to the grid. */
import type { MeasuredYear } from './measured-year.ts';

/** Everything a price depends on besides the plan and the day. */
export interface Household {
  /** Electricity per year without the controlled load. */
  readonly kwh: number;
  /** Gas per year. */
  readonly mj: number;
  /** 0 for a home without a controlled load. */
  readonly controlledLoadKwh: number;
  /** The number of the controlled load on the bill; null while unknown. */
  readonly controlledLoadNumber: 1 | 2 | 3 | null;
  /** Sent to the grid in a year. */
  readonly exportKwh: number;
  /** The assumed demand in any window; with measured use, the highest half hours count instead. */
  readonly demandKw: number;
  /** Half hours from the home's own meter; `kwh`, `controlledLoadKwh` and `exportKwh` are then their sums. */
  readonly measured?: MeasuredYear;
}

/** The use that we assume, all in one place: the visitor sees it and can change it. */
export const usualHome = {
  kwh: 3_900,
  mj: 24_000,
  controlledLoadKwh: 2_000,
  demandKw: 3,
} as const;

/** Percentage of a day's use in each hour from midnight; every day is alike, and use is even within an hour. */
export const usualDay: readonly number[] = [
  3.2, 2.8, 2.5, 2.4, 2.4, 2.7, 3.6, 4.6, 4.6, 4.2, 3.9, 3.8, 3.8, 3.7, 3.7, 4.0, 4.9, 6.1, 6.6,
  6.4, 5.9, 5.3, 4.7, 4.2,
];

/** Export to the grid is spread evenly from 9 am to 3 pm; in minutes after midnight. */
export const exportHours = { from: 540, to: 900 } as const;
