/** The words of pricing by a meter file. */
import { grouped } from '../../../../domain/decimals.ts';

/** The meter data that a list is priced by, once a file is read. */
export interface MeterUse {
  readonly nmi: string;
  /** The NMI of every meter in the file. */
  readonly nmis: readonly string[];
  /** What the consumption registers after the first count as; null where there are none. */
  readonly others: 'controlled' | 'general' | null;
  readonly measuredDays: number;
  readonly kwh: number;
  /** Null where the meter has no such register. */
  readonly controlledKwh: number | null;
  readonly exportKwh: number | null;
}

const whole = (kwh: number) => grouped(String(Math.round(kwh)));

/** `Priced with your meter data: 365 days, 5,812 kWh, 2,104 kWh controlled load.` */
export function meterWords({ measuredDays, kwh, controlledKwh, exportKwh }: MeterUse): string {
  const parts = [
    `${measuredDays} days`,
    `${whole(kwh)} kWh`,
    controlledKwh === null ? '' : `${whole(controlledKwh)} kWh controlled load`,
    exportKwh === null ? '' : `${whole(exportKwh)} kWh sent to the grid`,
  ];
  return `Priced with your meter data: ${parts.filter(Boolean).join(', ')}.`;
}

/** For a file with less than a year of data; otherwise null. */
export function filledWords({ measuredDays }: MeterUse): string | null {
  const missing = 365 - measuredDays;
  if (missing === 0) return null;
  const days = missing === 1 ? 'The missing day is' : `The ${missing} missing days are`;
  return `${days} filled in with the average for the same weekday.`;
}

/** Changes at every quarter, not at every per cent, because screen readers announce each change. */
export function progressWords(percent: number): string {
  const quarter = Math.floor(percent / 25) * 25;
  return quarter === 0 ? 'Reading the file…' : `Read ${quarter} per cent of the file.`;
}
