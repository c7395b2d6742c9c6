/** Readings from a file of meter data: for each meter its registers, day by day in half hours. */

/** kWh of each half hour by day (days since 1 January 1970); NaN where nothing was measured. */
export type RegisterDays = ReadonlyMap<number, Float64Array>;

export interface Meter {
  /** The number of the connection on the bill. */
  readonly nmi: string;
  /** By suffix: `E1` is used, `E2` a controlled load, `B1` sent to the grid. */
  readonly registers: ReadonlyMap<string, RegisterDays>;
}

/** In the order of the file. */
export type MeterReadings = readonly Meter[];
