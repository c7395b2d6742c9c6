/** The demand charges that count, with the kW charged for each (rule 20). */
import type { Flag } from '../energy-words.ts';
import type { Household } from '../household.ts';
import { halfHoursOfDay, type MeasuredYear } from '../measured-year.ts';
import type { CompiledDemand } from './compile-tariff.ts';
import { piecesOf } from './rate-hours.ts';
import { partsOfHalfHours } from './use.ts';
import { monthOfDay } from './year-days.ts';

interface Charged {
  readonly compiled: CompiledDemand;
  readonly kw: number;
}

interface ChargedDemand {
  readonly charged: readonly Charged[];
  readonly flags: readonly Flag[];
}

/** The dearest charge in each group for this home, the first of equals. */
export function chargedDemand(
  groups: readonly (readonly CompiledDemand[])[],
  household: Household,
): ChargedDemand {
  const charged = groups.flatMap((group) => {
    const priced = group.map((compiled) => ({ compiled, kw: demandOf(compiled, household) }));
    const [first, ...others] = priced;
    return first
      ? [others.reduce((best, one) => (centsOf(one) > centsOf(best) ? one : best), first)]
      : [];
  });
  const flags: Flag[] = [];
  if (charged.length > 0 && !household.measured) flags.push('demand-assumed');
  if (groups.some(({ length }) => length > 1)) flags.push('demand-dearest');
  return { charged, flags };
}

function centsOf({ compiled, kw }: Charged): number {
  return compiled.centsEach * kw;
}

/** Each month is charged separately, so the minimum and maximum apply to each. */
function demandOf(compiled: CompiledDemand, { demandKw, measured }: Household): number {
  const { leastKw = 0, mostKw = Number.POSITIVE_INFINITY } = compiled.charge;
  const months = (measured && measuredDemands(compiled, measured)) ?? [demandKw];
  const charged = (months.length > 0 ? months : [0]).map((kw) =>
    Math.min(mostKw, Math.max(leastKw, kw)),
  );
  return charged.reduce((sum, kw) => sum + kw, 0) / charged.length;
}

/** The highest half hour in the window in each month of the season, as kW. */
function measuredDemands(
  { charge, days }: CompiledDemand,
  { used, weekdays }: MeasuredYear,
): number[] {
  const { window } = charge;
  const halves = partsOfHalfHours(piecesOf(window)).flatMap((part, half) =>
    part > 0 ? [half] : [],
  );
  const listed = new Set(window.days);
  const highest = new Map<number, number>();
  for (const { first, last } of days.ranges) {
    for (let day = first; day <= last; day++) {
      if (!listed.has(weekdays[day] ?? 0)) continue;
      const month = monthOfDay[day] ?? 0;
      const kw = halves.map((half) => 2 * (used[day * halfHoursOfDay + half] ?? 0));
      highest.set(month, Math.max(highest.get(month) ?? 0, ...kw));
    }
  }
  return [...highest.values()];
}
