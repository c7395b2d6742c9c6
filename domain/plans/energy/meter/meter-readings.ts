/** Readings from a meter data file: the registers of each meter, day by day in half hours. */

/** kWh in each half hour, by day (days since 1 January 1970); NaN where nothing was measured. */
export type RegisterDays = ReadonlyMap<number, Float64Array>;

export interface Meter {
  /** The national metering identifier on the bill. */
  readonly nmi: string;
  /** By suffix: `E1` for use, `E2` for a controlled load, `B1` for export to the grid. */
  readonly registers: ReadonlyMap<string, RegisterDays>;
}

/** In the order of the file. */
export type MeterReadings = readonly Meter[];
