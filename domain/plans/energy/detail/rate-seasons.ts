/** A tariff by season and half hour: what the picture of its year is drawn from. */
import type { RateSeason } from '../energy-detail.ts';
import type { Rate, Tariff, TariffSeason } from '../tariff/tariff.schema.ts';
import { stepWords, withGst } from './amount-words.ts';
import { windowWords } from './hour-words.ts';
import { firstCents, ratesByHalfHour } from './rate-hours.ts';
import { seasonDays } from './season-days.ts';
import { seasonWords } from './season-words.ts';

const mondayToFriday = [1, 2, 3, 4, 5];
const weekendDays = [0, 6];

/** A season that another leaves no day is left out. */
export function rateSeasons(fuel: RateSeason['fuel'], tariff: Tariff): RateSeason[] {
  const days = seasonDays(tariff.seasons);
  return tariff.seasons.flatMap((season, index) => {
    const own = days[index] ?? 0;
    return own > 0 ? [rateSeason(fuel, season, own)] : [];
  });
}

function rateSeason(fuel: RateSeason['fuel'], season: TariffSeason, days: number): RateSeason {
  const unit = fuel === 'Gas' ? 'MJ' : 'kWh';
  const { rates, supplyCents } = season;
  const byHour = (of: readonly number[]) => ratesByHalfHour(rates, of).map(centsEach);
  return {
    fuel,
    label: days === 365 ? 'All year' : seasonWords(season),
    days,
    weekday: byHour(mondayToFriday),
    weekend: byHour(weekendDays),
    rates: rates
      .toSorted((a, b) => firstCents(b) - firstCents(a))
      .map((rate) => ({
        name: rateName(rate),
        kind: rate.kind,
        centsEach: centsEach(rate),
        words: `${stepWords(rate, unit)}: ${when(rate, rates)}`,
      })),
    supplyCentsADay: withGst(supplyCents),
  };
}

const centsEach = (rate: Rate): number => withGst(firstCents(rate));

/** What it is called where the retailer has no name for it. */
const kindWords: Readonly<Record<Rate['kind'], string>> = {
  any: 'Any time',
  peak: 'Peak',
  shoulder: 'Shoulder',
  'off-peak': 'Off-peak',
  other: 'Other hours',
};

export function rateName({ name, kind }: Pick<Rate, 'name' | 'kind'>): string {
  return name ?? kindWords[kind];
}

function when({ windows }: Rate, rates: readonly Rate[]): string {
  return windowWords(windows) ?? (rates.length === 1 ? 'at any time' : 'at all other times');
}
