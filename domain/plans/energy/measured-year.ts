/** A year of measured half hours, with an entry for each day of a 365-day calendar. */

export const halfHoursOfDay = 48;
export const daysOfYear = 365;

/** Never sent anywhere: it stays in the page that read the file. */
export interface MeasuredYear {
  /** The weekday on which each calendar day (0 is 1 January) was measured; 0 is Sunday. */
  readonly weekdays: Uint8Array;
  /** kWh in each half hour, day by day: 365 × 48. */
  readonly used: Float64Array;
  /** From the controlled load's register; null where the meter has none. */
  readonly controlled: Float64Array | null;
  /** Sent to the grid; null where the meter has no such register. */
  readonly exported: Float64Array | null;
  /** Number of measured days; the others are filled in from days of the same weekday. */
  readonly measuredDays: number;
}
