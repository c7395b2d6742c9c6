/** The chart of a year as data. */
import { expect, it } from 'vitest';
import { detailedPlan, everyDay, timeOfUse } from './detail.fixture.ts';
import { energyDetailOf } from './energy-detail-of.ts';
import { ratePictures } from './rate-runs.ts';

const picturesOf = (change: object = {}) => ratePictures(energyDetailOf(detailedPlan(change)).year);
const runWords = (runs: readonly { from: number; to: number; mark: string }[] = []) =>
  runs.map(({ from, to, mark }) => `${mark} ${from}-${to}`);

it('joins hours at one price, and separates weekdays from weekends where they differ', () => {
  const [only, ...others] = picturesOf();
  expect(others).toEqual([]);
  const [summer, rest] = only?.seasons ?? [];
  expect(summer?.rows.map(({ days }) => days)).toEqual(['Weekdays', 'Weekends']);
  // 44c is A, 33c B, 22c C and 11c D, in all seasons.
  expect(runWords(summer?.rows[0]?.runs)).toEqual([
    'D 0-12',
    'C 12-30',
    'A 30-42',
    'C 42-44',
    'D 44-48',
  ]);
  expect(runWords(summer?.rows[1]?.runs)).toEqual(['D 0-12', 'C 12-44', 'D 44-48']);
  expect(rest?.rows.map(({ days, runs }) => [days, ...runWords(runs)])).toEqual([
    ['Every day', 'B 0-48'],
  ]);
  expect(summer?.marks).toEqual(['A', 'C', 'D']);
  expect(only?.mostCents).toBeCloseTo(44);
  expect(only?.levels).toBe(4);
});

it('draws each fuel on a scale of its own', () => {
  const rate = { kind: 'any', blocks: [{ cents: 3 }] };
  const gas = { seasons: [{ from: '01-01', to: '12-31', supplyCents: 60, rates: [rate] }] };
  const pictures = picturesOf({ gas });
  expect(pictures.map(({ fuel }) => fuel)).toEqual(['Electricity', 'Gas']);
  expect(pictures[1]?.seasons[0]?.marks).toEqual(['A']);
});

it('continues with two letters after Z', () => {
  const rates = Array.from({ length: 27 }, (_, index) => ({
    kind: 'other',
    blocks: [{ cents: 60 - index }],
    windows: [{ days: everyDay, from: index * 30, to: index * 30 + 30 }],
  }));
  const electricity = { seasons: [{ ...timeOfUse.seasons[1], rates }] };
  expect(picturesOf({ electricity })[0]?.seasons[0]?.marks.slice(-2)).toEqual(['Z', 'AA']);
});
