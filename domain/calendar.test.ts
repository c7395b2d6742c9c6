/** Days as text: which exist, which follow, and when a day begins in Sydney. */
import { expect, it } from 'vitest';
import { dayAfter, isDay, today } from './calendar.ts';

it.each([
  ['2026-11-21', true],
  ['2028-02-29', true],
  ['2026-02-30', false],
  ['0000-00-00', false],
  ['2026-13-01', false],
  ['2026-11-21T00:00', false],
  ['soon', false],
])('%s is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

it('goes from day to day across months', () => {
  expect([dayAfter('2026-11-30'), dayAfter('2027-01-01', -1)]).toEqual([
    '2026-12-01',
    '2026-12-31',
  ]);
});

it('begins at midnight in Sydney', () => {
  const times = ['2026-11-20T12:59:59Z', '2026-11-20T13:00:00Z'];
  expect(times.map((time) => today(new Date(time)))).toEqual(['2026-11-20', '2026-11-21']);
});
