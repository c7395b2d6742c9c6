/** How many days of a year each season has (docs/contracts/energy.md, rule 15). */
import type { TariffSeason } from '../tariff/tariff.schema.ts';
import { firstCents } from './rate-hours.ts';

const daysOfYear = 365;

/** In the order of the seasons; together 365. */
export function seasonDays(seasons: readonly TariffSeason[]): number[] {
  const days = seasons.map(() => 0);
  for (let day = 0; day < daysOfYear; day++) {
    const date = new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(5, 10);
    const found = seasons.filter((season) => isIn(season, date));
    const one = dearest(found.length > 0 ? found : seasons);
    const index = one ? seasons.indexOf(one) : 0;
    days[index] = (days[index] ?? 0) + 1;
  }
  return days;
}

function isIn({ from, to }: TariffSeason, date: string): boolean {
  return from <= to ? date >= from && date <= to : date >= from || date <= to;
}

/** By the mean of the first prices of its rates; of equals the first. */
function dearest(seasons: readonly TariffSeason[]): TariffSeason | undefined {
  const means = seasons.map(({ rates }) => mean(rates.map(firstCents)));
  return seasons[means.indexOf(Math.max(...means))];
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
