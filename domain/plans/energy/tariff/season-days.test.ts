/** Each day of the year belongs to one season. */
import { describe, expect, it } from 'vitest';
import { seasonDays } from './season-days.ts';
import type { TariffSeason } from './tariff.schema.ts';
import { statedDaysWords, weekdayOf } from './year-days.ts';

const season = (from: string, to: string, ...cents: number[]): TariffSeason => ({
  from,
  to,
  supplyCents: 100,
  rates: cents.map((one) => ({
    ...({ kind: 'any', blocks: [{ cents: one }], per: 'year', windows: [] } as const),
  })),
});
const counts = (...seasons: TariffSeason[]) => {
  const { days, unclear } = seasonDays(seasons);
  return { days: days.map(({ count }) => count), unclear };
};

describe('an assignment of days to seasons', () => {
  it('runs over New Year, counting both ends', () => {
    const both = [season('12-01', '03-31', 40), season('04-01', '11-30', 30)];
    expect(counts(...both)).toEqual({ days: [121, 244], unclear: false });
    expect(seasonDays(both).days[0]?.ranges).toEqual([
      { first: 0, last: 89 },
      { first: 334, last: 364 },
    ]);
  });

  it('gives a day in several seasons to the dearest, by the mean of its rates', () => {
    const days = counts(season('11-01', '03-31', 50, 40), season('03-01', '10-31', 44));
    expect(days).toEqual({ days: [151, 214], unclear: true });
    const cheaper = counts(season('11-01', '03-31', 50, 10), season('03-01', '10-31', 44));
    expect(cheaper).toEqual({ days: [120, 245], unclear: true });
  });

  it('gives a day in no season to the dearest of all', () => {
    const days = counts(season('05-01', '10-31', 30), season('11-01', '03-31', 50));
    expect(days).toEqual({ days: [184, 181], unclear: true });
  });

  it('gives a day in equally dear seasons to the first', () => {
    const days = counts(season('01-01', '06-30', 30), season('06-01', '12-31', 30));
    expect(days).toEqual({ days: [181, 184], unclear: true });
  });

  it('uses a year that begins on a Wednesday', () => {
    expect(weekdayOf(0)).toBe(3);
    expect(seasonDays([season('01-01', '12-31', 1)]).days[0]?.weekdays).toEqual([
      52, 52, 52, 53, 52, 52, 52,
    ]);
  });
});

it.each([
  ['01-01', '12-31', 'All year'],
  ['07-01', '06-30', 'All year'],
  ['12-01', '03-31', '1 December to 31 March'],
  ['12-25', '12-25', '25 December'],
])('writes %s to %s as %s', (from, to, words) => {
  expect(statedDaysWords({ from, to })).toBe(words);
});
