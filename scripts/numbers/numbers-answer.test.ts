/** Numbers from storage rows: codes add up to the total, and unknown rows are left out. */
import { expect, it } from 'vitest';
import { numbersOf } from './numbers-answer.ts';

const energy = { step: 'page', brand: 'acacia', vertical: 'energy' };

it('counts beyond the most common codes belong to another code', () => {
  const { counted, days } = numbersOf(
    [
      { ...energy, day: 20_780, count: 6 },
      { ...energy, day: '20781', count: '5' },
      { ...energy, step: 'lead', day: 20_781, count: 1 },
    ],
    [
      { ...energy, code: 'RC-1', count: '7' },
      { ...energy, code: '', count: 2 },
      { ...energy, step: 'lead', code: 'RC-1', count: 1 },
    ],
  );
  expect(counted.map(({ step, code, count }) => `${step} ${code}: ${count}`).sort()).toEqual([
    'lead RC-1: 1',
    'page : 2',
    'page RC-1: 7',
    'page other: 2',
  ]);
  expect(days.map(({ day, count }) => `${day}: ${count}`)).toEqual([
    '2026-11-23: 6',
    '2026-11-24: 5',
    '2026-11-24: 1',
  ]);
});

it('rows of another build are omitted', () => {
  const rows = [{ step: 'dance' }, { vertical: 'pets' }, { count: 'many' }, { day: null }];
  const odd = rows.map((row) => ({ ...energy, day: 20_780, count: 1, ...row }));
  expect(numbersOf(odd, [])).toEqual({ counted: [], days: [] });
});
