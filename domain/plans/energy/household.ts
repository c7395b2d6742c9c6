/** The home that a plan is priced for: how much it uses, when, and what it sends to the grid. */
import type { MeasuredYear } from './measured-year.ts';

/** Everything a price depends on beside the plan and the day. */
export interface Household {
  /** Electricity a year without the controlled load. */
  readonly kwh: number;
  /** Gas a year. */
  readonly mj: number;
  /** 0: the home has no controlled load. */
  readonly controlledLoadKwh: number;
  /** The number of the controlled load on the bill; null while it is not known. */
  readonly controlledLoadNumber: 1 | 2 | 3 | null;
  /** Sent to the grid in a year. */
  readonly exportKwh: number;
  /** The assumed demand, in any window; of measured use, the highest half hours count instead. */
  readonly demandKw: number;
  /** Half hours of the home's own meter; `kwh`, `controlledLoadKwh` and `exportKwh` are then its sums. */
  readonly measured?: MeasuredYear;
}

/** Our assumptions, shown to the visitor and changeable, all in one place. */
export const usualHome = {
  kwh: 3_900,
  mj: 24_000,
  controlledLoadKwh: 2_000,
  demandKw: 3,
} as const;

/** Per cent of a day's use in each hour from midnight; every day of the year is alike, and an hour is even within. */
export const usualDay: readonly number[] = [
  3.2, 2.8, 2.5, 2.4, 2.4, 2.7, 3.6, 4.6, 4.6, 4.2, 3.9, 3.8, 3.8, 3.7, 3.7, 4.0, 4.9, 6.1, 6.6,
  6.4, 5.9, 5.3, 4.7, 4.2,
];

/** What is sent to the grid is sent evenly from 9 am to 3 pm, in minutes. */
export const exportHours = { from: 540, to: 900 } as const;
