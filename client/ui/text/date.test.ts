/** Days in words are what Intl makes of them. */
import { expect, it } from 'vitest';
import { dayAfter } from '../../../domain/calendar.ts';
import { dayWords } from './date.tsx';

it('writes every day of a leap year as people in Australia do', () => {
  const format = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' });
  for (let day = '2028-01-01'; day <= '2028-12-31'; day = dayAfter(day)) {
    expect(dayWords(day)).toBe(format.format(new Date(`${day}T00:00:00Z`)));
  }
  expect(dayWords('2028-02-29')).toBe('29 February 2028');
});
