/** A year of half hours as a meter measured them, one entry for each day of the calendar of 365 days. */

export const halfHoursOfDay = 48;
export const daysOfYear = 365;

/** Never sent anywhere: it lives in the page that read it. */
export interface MeasuredYear {
  /** Of each calendar day (0 is 1 January), the weekday on which it was measured; 0 is Sunday. */
  readonly weekdays: Uint8Array;
  /** kWh of each half hour, day after day: 365 × 48. */
  readonly used: Float64Array;
  /** Of the controlled load's own register; null where the meter has none. */
  readonly controlled: Float64Array | null;
  /** Sent to the grid; null where the meter has no such register. */
  readonly exported: Float64Array | null;
  /** Days that were measured; the others are filled from days of the same weekday. */
  readonly measuredDays: number;
}
