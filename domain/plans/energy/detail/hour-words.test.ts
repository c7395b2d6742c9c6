/** Hours and days in words. */
import { expect, it } from 'vitest';
import { clockWords, windowWords } from './hour-words.ts';

it.each([
  [0, 'midnight'],
  [30, '12:30 am'],
  [420, '7 am'],
  [720, 'noon'],
  [750, '12:30 pm'],
  [1265, '9:05 pm'],
  [1440, 'midnight'],
])('writes %i minutes after midnight as %s', (minute, words) => {
  expect(clockWords(minute)).toBe(words);
});

it('joins days with the same hours, and hours of the same days', () => {
  const weekday = [1, 2, 3, 4, 5];
  expect(
    windowWords([
      ...weekday.map((day) => ({ days: [day], from: 420, to: 540 })),
      { days: weekday, from: 1020, to: 1260 },
      { days: [6, 0], from: 0, to: 0 },
    ]),
  ).toBe('weekdays 7 am to 9 am and 5 pm to 9 pm, weekends all day');
});

it('writes hours that meet at midnight as one period', () => {
  const days = [0, 1, 2, 3, 4, 5, 6];
  expect(
    windowWords([
      { days, from: 0, to: 900 },
      { days, from: 1260, to: 1440 },
    ]),
  ).toBe('every day 9 pm to 3 pm');
  // Windows on different days stay apart, and so does a whole day.
  expect(
    windowWords([
      { days: [6], from: 0, to: 900 },
      { days: [0], from: 1260, to: 0 },
    ]),
  ).toBe('Saturday midnight to 3 pm, Sunday 9 pm to midnight');
  expect(windowWords([{ days, from: 0, to: 1440 }])).toBe('every day all day');
});

it('lists other days from Monday on, and returns nothing for no windows', () => {
  expect(windowWords([{ days: [0, 5, 1], from: 60, to: 0 }])).toBe(
    'Monday, Friday and Sunday 1 am to midnight',
  );
  expect(windowWords([])).toBeNull();
});
