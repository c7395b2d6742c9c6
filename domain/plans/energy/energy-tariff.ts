/** A single-rate tariff: what a year of a given use comes to, in parts of a cent, before any discount. */

/** Cents of usage a unit, up to so many units a year; the last step has no end. */
interface TariffStep {
  readonly centsPerUnit: number;
  readonly upTo?: number | undefined;
}

export interface Tariff {
  readonly supplyCentsPerDay: number;
  readonly usage: readonly TariffStep[];
}

const daysOfYear = 365;

/** Tariffs are stated to the ten-thousandth of a cent, so that sums of them are sums of whole numbers. */
export const partsOfCent = 10_000;

const inParts = (cents: number): number => Math.round(cents * partsOfCent);

/** Parts of a cent for a year: 365 days of supply, then each step of the usage at its own rate. */
export function yearOf({ supplyCentsPerDay, usage }: Tariff, units: number): number {
  return inParts(supplyCentsPerDay) * daysOfYear + usageOf(usage, units);
}

function usageOf(steps: readonly TariffStep[], units: number): number {
  let [total, from] = [0, 0];
  for (const { centsPerUnit, upTo = Number.POSITIVE_INFINITY } of steps) {
    total += Math.max(0, Math.min(units, upTo) - from) * inParts(centsPerUnit);
    from = upTo;
  }
  return Math.round(total);
}

/** True when every step but the last ends, each beyond the one before it. */
export function areSteps(steps: readonly TariffStep[]): boolean {
  return steps.every(({ upTo }, index) => {
    if (index === steps.length - 1) return upTo === undefined;
    return upTo !== undefined && upTo > (steps[index - 1]?.upTo ?? 0);
  });
}
