/** Days of the week in every spelling. */
import { expect, it } from 'vitest';
import { newNotes } from '../cdr-notes.ts';
import { namesNoDay, weekDays } from './week-days.ts';

it.each<[string[], number[] | undefined]>([
  [
    ['SUN', 'MON'],
    [0, 1],
  ],
  [
    ['Saturday', 'saturdays', 'TUESDAY', 'Tues', 'Thurs', 'THU', 'WEDNESDAY'],
    [2, 3, 4, 6],
  ],
  [['WEEKDAYS'], [1, 2, 3, 4, 5]],
  [['weekend'], [0, 6]],
  [['PUBLIC_HOLIDAYS'], []],
  [['FRI', 'Public Holidays'], [5]],
  [['MON', 'MOONDAY'], undefined],
  [['constructor'], undefined],
])('reads the days %j', (days, wanted) => {
  const notes = newNotes();
  expect(weekDays(days, notes)).toEqual(wanted);
  expect([...notes.flags]).toEqual([]);
});

it('flags that business days are read as Monday to Friday', () => {
  const notes = newNotes();
  expect(weekDays(['BUSINESS_DAYS'], notes)).toEqual([1, 2, 3, 4, 5]);
  expect([...notes.flags]).toEqual(['business-days']);
});

it('reads the three booleans of older data', () => {
  const none = { weekdays: false, saturday: undefined, sunday: false };
  expect([undefined, [], none].map(namesNoDay)).toEqual([true, true, true]);
  expect(namesNoDay({ ...none, sunday: true })).toBe(false);
  expect(weekDays({ ...none, weekdays: true, sunday: true }, newNotes())).toEqual([
    0, 1, 2, 3, 4, 5,
  ]);
});
