/** Which rate of a season counts at which half hour of which day (docs/contracts/energy.md, rule 16). */
import type { Rate, Window } from '../tariff/tariff.schema.ts';

const halfHours = 48;
const minutes = 30;
const midnight = 1_440;

/** Cents of the first step, before GST. */
export const firstCents = (rate: Rate): number => rate.blocks[0]?.cents ?? 0;

/** @returns the rate that counts in the middle of each half hour, on most of the days; of equals the dearest */
export function ratesByHalfHour(rates: readonly Rate[], days: readonly number[]): Rate[] {
  return Array.from({ length: halfHours }, (_, half) => {
    const found = days.map((day) => rateAt(rates, day, half * minutes + minutes / 2));
    const counts = new Map<Rate, number>();
    for (const rate of found) counts.set(rate, (counts.get(rate) ?? 0) + 1);
    const most = Math.max(...counts.values());
    return dearest([...counts].flatMap(([rate, count]) => (count === most ? [rate] : [])));
  });
}

function rateAt(rates: readonly Rate[], day: number, minute: number): Rate {
  const stated = rates.filter(({ windows }) => windows.some((one) => isIn(one, day, minute)));
  if (stated.length > 0) return dearest(stated);
  const rest = rates.filter(({ windows }) => windows.length === 0);
  return dearest(rest.length === 1 ? rest : rates);
}

/** A window over midnight belongs, both pieces, to each listed day. */
function isIn({ days, from, to }: Window, day: number, minute: number): boolean {
  if (!days.includes(day)) return false;
  const start = from % midnight;
  const end = to === 0 ? midnight : to;
  if (from === to) return true;
  return start < end ? minute >= start && minute < end : minute >= start || minute < end;
}

/** The first of those with the highest first price. */
function dearest(rates: readonly Rate[]): Rate {
  const [first, ...others] = rates;
  if (!first) throw new Error('A tariff needs a rate');
  return others.reduce((most, one) => (firstCents(one) > firstCents(most) ? one : most), first);
}
