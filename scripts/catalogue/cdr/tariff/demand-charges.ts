/** Charges for the highest half hour of usage (rule 8). */

import { firstWords } from '../../../../domain/cut-words.ts';
import type { DemandCharge } from '../../../../domain/plans/energy/tariff/tariff.schema.ts';
import type { CdrDemandCharge, CdrTariffPeriod } from '../cdr-plan.schema.ts';
import { hoursOf } from './clock-time.ts';
import { seasonDays } from './period-days.ts';
import type { Reading } from './usage-rates.ts';
import { everyDay, namesNoDay, weekDays } from './week-days.ts';

/** In cents per kW: a charge below `month` is per day, above `year` it is per year, and in between per month. */
const least = { month: 100, year: 5_000 } as const;

/** The charges of one tariff period are alternatives, so they form one group. */
export function demandOf(
  periods: readonly CdrTariffPeriod[],
  reading: Reading,
): Partial<DemandCharge>[] {
  const charged = periods.filter(({ demandCharges }) => (demandCharges ?? []).length > 0);
  return charged.flatMap((period, group) => {
    const charges = period.demandCharges ?? [];
    if (charges.length > 1) reading.notes.flags.add('demand-dearest');
    return charges.flatMap((charge) => {
      const window = windowOf(charge, reading);
      if (!window) return [];
      return [{ ...chargeOf(charge, reading), group, ...seasonDays(period), window }];
    });
  });
}

function chargeOf(
  { displayName, amount, measureUnit, minDemand, maxDemand }: CdrDemandCharge,
  { toCents, notes }: Reading,
) {
  // The standard assumes KWH if no unit is named, but its limits are in kW all the same.
  if (!/^(?:KW|KWH)$/i.test(measureUnit ?? 'KW')) notes.unpriced.add('unit-unknown');
  const cents = toCents(amount);
  const name = firstWords(80, displayName);
  return {
    ...(name === undefined ? {} : { name }),
    cents,
    per: perOf(cents),
    ...(minDemand ? { leastKw: minDemand } : {}),
    ...(maxDemand ? { mostKw: maxDemand } : {}),
  };
}

/** Judged by the amount, because the period that retailers state is wrong too often. */
function perOf(cents: number): DemandCharge['per'] {
  if (cents < least.month) return 'day';
  return cents <= least.year ? 'month' : 'year';
}

/** Without days it is every day, without times every hour; undefined if it applies on no day or cannot be read. */
function windowOf(
  { days, startTime, endTime }: CdrDemandCharge,
  { notes }: Reading,
): DemandCharge['window'] | undefined {
  const named = days === undefined || namesNoDay(days) ? [...everyDay] : weekDays(days, notes);
  const allDay = startTime === undefined && endTime === undefined;
  const hours = allDay ? { from: 0, to: 1_440 } : hoursOf(startTime, endTime);
  if (!named || !hours) {
    notes.unpriced.add('unreadable-time');
    return undefined;
  }
  return named.length > 0 ? { days: named, ...hours } : undefined;
}
