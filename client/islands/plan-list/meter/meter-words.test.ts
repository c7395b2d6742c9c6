/** The words of pricing by a meter file. */
import { expect, it } from 'vitest';
import { filledWords, type MeterUse, meterWords, progressWords } from './meter-words.ts';

const use: MeterUse = {
  nmi: '9999000001',
  nmis: ['9999000001'],
  others: null,
  measuredDays: 365,
  kwh: 5_811.6,
  controlledKwh: 2_104.2,
  exportKwh: null,
};

it('says what the list is priced by', () => {
  expect(meterWords(use)).toBe(
    'Priced with your meter data: 365 days, 5,812 kWh, 2,104 kWh controlled load.',
  );
  expect(meterWords({ ...use, controlledKwh: null, exportKwh: 12 })).toBe(
    'Priced with your meter data: 365 days, 5,812 kWh, 12 kWh sent to the grid.',
  );
});

it.each([
  [365, null],
  [364, 'The missing day is filled in with the average for the same weekday.'],
  [300, 'The 65 missing days are filled in with the average for the same weekday.'],
])('of %i days says how the others are filled', (measuredDays, words) => {
  expect(filledWords({ ...use, measuredDays })).toBe(words);
});

it('announces quarters', () => {
  expect([0, 24, 25, 99, 100].map(progressWords)).toEqual([
    'Reading the file…',
    'Reading the file…',
    'Read 25 per cent of the file.',
    'Read 75 per cent of the file.',
    'Read 100 per cent of the file.',
  ]);
});
