/** The slow program's demand charges: the dearest of those in each tariff period. */
import type { Household } from '../../../domain/plans/energy/household.ts';
import type { MeasuredYear } from '../../../domain/plans/energy/measured-year.ts';
import type { OlderDemand, PublishedDemand, PublishedPeriod } from '../published-plan.ts';
import { type CalendarDay, calendar2025, inSeason } from './calendar-2025.ts';
import { amountOf, demandHours, type Hours } from './slow-format.ts';
import { touchedBy } from './slow-week.ts';

export function demandCents(
  periods: readonly PublishedPeriod[],
  times: number,
  household: Household,
): number {
  return periods.reduce((sum, { startDate, endDate, demandCharges = [] }) => {
    const days = calendar2025.filter(({ date }) => inSeason(date, startDate, endDate));
    const costs = demandCharges.map((charge) => costOfCharge(charge, days, times, household));
    return sum + Math.max(0, ...costs);
  }, 0);
}

function costOfCharge(
  charge: PublishedDemand | OlderDemand,
  days: readonly CalendarDay[],
  times: number,
  household: Household,
): number {
  const cents = amountOf(charge.amount) * times;
  const hours = demandHours(charge);
  const { measured, demandKw } = household;
  const least = charge.minDemand === undefined ? 0 : amountOf(charge.minDemand);
  const most =
    charge.maxDemand === undefined ? Number.POSITIVE_INFINITY : amountOf(charge.maxDemand);
  const months = measured ? monthlyKw(measured, days, hours) : [demandKw];
  const charged = months.map((highest) => Math.min(Math.max(highest, least), most));
  const kw = charged.reduce((sum, one) => sum + one, 0) / charged.length;
  if (cents < 100) return kw * cents * days.length;
  if (cents <= 5_000) return (kw * cents * days.length * 12) / 365;
  return (kw * cents * days.length) / 365;
}

/** The highest half hour of each month, in kW; 0 for a season without any. */
function monthlyKw(
  { used, weekdays }: MeasuredYear,
  days: readonly CalendarDay[],
  hours: Hours,
): number[] {
  const counted = touchedBy(hours);
  const highest = new Map<number, number>();
  for (const { index, month, weekday: usual } of days) {
    const weekday = weekdays[index] ?? usual;
    let kw: number | undefined;
    for (let half = 0; half < 48; half += 1) {
      if (!counted[weekday * 48 + half]) continue;
      kw = Math.max(kw ?? 0, (used[index * 48 + half] ?? 0) * 2);
    }
    if (kw !== undefined) highest.set(month, Math.max(highest.get(month) ?? 0, kw));
  }
  const months = [...highest.values()];
  return months.length === 0 ? [0] : months;
}
