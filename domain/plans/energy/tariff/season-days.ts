/** The days of the year that belong to each season (rule 15): each day belongs to one. */
import { daysOfYear } from '../measured-year.ts';
import type { TariffSeason } from './tariff.schema.ts';
import { type DayRange, daysIn, rangesOf, type SomeDays } from './year-days.ts';

interface SeasonDays {
  /** In the order of the seasons. */
  readonly days: readonly SomeDays[];
  /** A day is in several seasons or in none. */
  readonly unclear: boolean;
}

const none = -1;

export function seasonDays(seasons: readonly TariffSeason[]): SeasonDays {
  const means = seasons.map(meanPrice);
  const dearest = means.indexOf(Math.max(...means));
  const owner = new Array<number>(daysOfYear).fill(none);
  let unclear = false;
  for (const [index, season] of seasons.entries()) {
    for (const { first, last } of rangesOf(season)) {
      for (let day = first; day <= last; day++) {
        const other = owner[day] ?? none;
        if (other !== none) unclear = true;
        if (other === none || (means[index] ?? 0) > (means[other] ?? 0)) owner[day] = index;
      }
    }
  }
  if (owner.includes(none)) unclear = true;
  const owned = owner.map((season) => (season === none ? dearest : season));
  return { days: seasons.map((_, index) => daysIn(rangesOwnedBy(index, owned))), unclear };
}

function meanPrice({ rates }: TariffSeason): number {
  return rates.reduce((sum, { blocks }) => sum + (blocks[0]?.cents ?? 0), 0) / rates.length;
}

function rangesOwnedBy(season: number, owned: readonly number[]): DayRange[] {
  const ranges: DayRange[] = [];
  let first = none;
  for (let day = 0; day <= daysOfYear; day++) {
    const inside = owned[day] === season;
    if (inside && first === none) first = day;
    if (!inside && first !== none) {
      ranges.push({ first, last: day - 1 });
      first = none;
    }
  }
  return ranges;
}
