/** The number of small-scale technology certificates for a system, by its day of installation. */
import { type DatedTable, rowOn } from '../dated-table.ts';

/**
 * Thousandths, for the capital's zone (Clean Energy Regulator, "Postcode zone ratings and zones for
 * solar panel systems"): zone 2 is 1.536 (Darwin, 0800), zone 3 is 1.382 (Sydney 2000, Canberra 2600,
 * Brisbane 4000, Adelaide 5000, Perth 6000), zone 4 is 1.185 (Melbourne 3000, Hobart 7000).
 */
const zoneRatings: Readonly<Record<string, number>> = {
  ACT: 1_382,
  NSW: 1_382,
  NT: 1_536,
  QLD: 1_382,
  SA: 1_382,
  TAS: 1_185,
  VIC: 1_185,
  WA: 1_382,
};

/** The year after the last in which certificates are created (Renewable Energy (Electricity) Act 2000). */
const afterScheme = 2031;

/**
 * Tenths of a certificate per usable kWh (Department of Climate Change, Energy, the Environment
 * and Water, "Cheaper Home Batteries Program": factors from 1 May 2026 to 31 December 2030).
 */
const batteryFactors: DatedTable<number> = [
  { from: '2026-05-01', row: 68 },
  { from: '2027-01-01', row: 57 },
  { from: '2027-07-01', row: 52 },
  { from: '2028-01-01', row: 46 },
  { from: '2028-07-01', row: 41 },
  { from: '2029-01-01', row: 36 },
  { from: '2029-07-01', row: 31 },
  { from: '2030-01-01', row: 26 },
  { from: '2030-07-01', row: 21 },
  { from: '2031-01-01', row: 0 },
];

/** The percentage of the factor for each part of a battery (the same page). */
const batteryParts = [
  { fromWh: 0, toWh: 14_000, percent: 100 },
  { fromWh: 14_000, toWh: 28_000, percent: 60 },
  { fromWh: 28_000, toWh: 50_000, percent: 15 },
] as const;

/** Batteries with a smaller or larger nominal capacity earn nothing (the same page). */
const [leastNominal, mostNominal] = [5, 100];

/** Kilowatt-hours. */
interface Battery {
  /** The capacity that certificates are counted by; null without a battery. */
  readonly usable: number | null;
  /** The capacity that decides eligibility; the usable one where unknown. */
  readonly nominal?: number | undefined;
}

/** The later days from which systems earn fewer certificates: each new year, and each new battery factor. */
export function dropsAfter(day: string): string[] {
  const year = Number(day.slice(0, 4));
  const newYears = Array.from(
    { length: Math.max(0, afterScheme - year) },
    (_, index) => `${year + index + 1}-01-01`,
  );
  const factors = batteryFactors.map(({ from }) => from).filter((from) => from > day);
  return [...new Set([...newYears, ...factors])].sort();
}

/** Kilowatts × zone × years left, rounded down to whole certificates. */
export function panelCertificates(kilowatts: number, state: string, day: string): number {
  const years = Math.max(0, Math.min(15, afterScheme - Number(day.slice(0, 4))));
  return Math.floor((Math.round(kilowatts * 1_000) * (zoneRatings[state] ?? 0) * years) / 1e6);
}

export function batteryCertificates({ usable, nominal }: Battery, day: string): number {
  if (usable === null) return 0;
  const size = nominal ?? usable;
  if (size < leastNominal || size > mostNominal) return 0;
  const wh = Math.round(usable * 1_000);
  const counted = batteryParts.reduce(
    (sum, { fromWh, toWh, percent }) => sum + Math.max(0, Math.min(wh, toWh) - fromWh) * percent,
    0,
  );
  return Math.floor((counted * rowOn(batteryFactors, day)) / 1e6);
}
