/** The chart of a tariff's year as data: runs of hours at one price, with a mark for each price. */
import type { RateSeason } from './energy-detail.ts';

export interface RatePicture {
  readonly fuel: RateSeason['fuel'];
  /** The full height of the chart; a run's height is its price's share of this. */
  readonly mostCents: number;
  /** The number of different prices. */
  readonly levels: number;
  readonly seasons: readonly PicturedSeason[];
}

export interface PicturedSeason {
  readonly season: RateSeason;
  readonly rows: readonly { readonly days: string; readonly runs: readonly Run[] }[];
  /** In the order of the season's rates. */
  readonly marks: readonly string[];
}

/** Hours at one price. */
export interface Run {
  /** Half hours after midnight; `to` is exclusive. */
  readonly from: number;
  readonly to: number;
  readonly cents: number;
  /** 0 is the dearest. */
  readonly level: number;
  readonly mark: string;
}

/** One picture per fuel; a mark means the same price in all its seasons. */
export function ratePictures(year: readonly RateSeason[]): RatePicture[] {
  return (['Electricity', 'Gas'] as const).flatMap((fuel) => {
    const seasons = year.filter((season) => season.fuel === fuel);
    return seasons.length > 0 ? [pictureOf(fuel, seasons)] : [];
  });
}

function pictureOf(fuel: RateSeason['fuel'], seasons: readonly RateSeason[]): RatePicture {
  const prices = seasons.flatMap(({ rates }) => rates.map(({ centsEach }) => centsEach));
  const levels = [...new Set(prices)].sort((a, b) => b - a);
  const levelOf = (cents: number) => levels.indexOf(cents);
  return {
    fuel,
    mostCents: levels[0] ?? 0,
    levels: levels.length,
    seasons: seasons.map((season) => ({
      season,
      rows: rowsOf(season, levelOf),
      marks: season.rates.map(({ centsEach }) => markOf(levelOf(centsEach))),
    })),
  };
}

function rowsOf({ weekday, weekend }: RateSeason, levelOf: (cents: number) => number) {
  const alike = weekday.every((cents, half) => cents === weekend[half]);
  if (alike) return [{ days: 'Every day', runs: runsOf(weekday, levelOf) }];
  return [
    { days: 'Weekdays', runs: runsOf(weekday, levelOf) },
    { days: 'Weekends', runs: runsOf(weekend, levelOf) },
  ];
}

function runsOf(byHalfHour: readonly number[], levelOf: (cents: number) => number): Run[] {
  const starts = byHalfHour.flatMap((cents, half) =>
    cents === byHalfHour[half - 1] ? [] : [{ cents, from: half }],
  );
  return starts.map(({ cents, from }, index) => {
    const to = starts[index + 1]?.from ?? byHalfHour.length;
    const level = levelOf(cents);
    return { from, to, cents, level, mark: markOf(level) };
  });
}

const letters = 26;

/** A, B … Z, AA, AB …: the dearest is A. */
function markOf(level: number): string {
  const last = String.fromCodePoint(65 + (level % letters));
  return level < letters ? last : markOf(Math.floor(level / letters) - 1) + last;
}
