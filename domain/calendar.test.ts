/** Days as text: their existence, order and wording, and when a day begins in Sydney. */
import { describe, expect, it, vi } from 'vitest';
import { dayAfter, dayWords, isDay, sydneyDay, today } from './calendar.ts';

it.each([
  ['2026-11-21', true],
  ['2028-02-29', true],
  ['2026-02-30', false],
  ['0000-00-00', false],
  ['2026-13-01', false],
  ['2026-11-21T00:00', false],
  ['soon', false],
])('%s is an existing day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

it('dayAfter moves between days across months', () => {
  expect([dayAfter('2026-11-30'), dayAfter('2027-01-01', -1)]).toEqual([
    '2026-12-01',
    '2026-12-31',
  ]);
});

it('dayWords writes every day of a leap year as Australians do', () => {
  const format = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' });
  for (let day = '2028-01-01'; day <= '2028-12-31'; day = dayAfter(day)) {
    expect(dayWords(day)).toBe(format.format(new Date(`${day}T00:00:00Z`)));
  }
  expect(dayWords('2028-02-29')).toBe('29 February 2028');
});

it('today begins at midnight in Sydney', () => {
  const times = ['2026-11-20T12:59:59Z', '2026-11-20T13:00:00Z'];
  expect(times.map((time) => today(new Date(time)))).toEqual(['2026-11-20', '2026-11-21']);
});

it.each([
  ['2026-11-20T13:00:00Z', '2026-11-21'],
  ['2026-11-20T12:59:59.999Z', '2026-11-20'],
  ['2026-06-20T14:00:00+00:00', '2026-06-21'],
  ['2026-11-20 13:00:00Z', '2026-11-21'],
  ['2026-11-20T13:00:00+0000', '2026-11-21'],
  ['2026-11-20T23:00:00', '2026-11-20'],
  ['2026-11-20', '2026-11-20'],
  ['9999-12-31T23:00:00Z', '9999-12-31'],
  ['2026-02-30T00:00:00Z', null],
  ['2026-11-20T99:00:00Z', null],
  ['soon', null],
])('the moment %s is on %s in Sydney', (moment, day) => {
  expect(sydneyDay(moment)).toBe(day);
});

it('today agrees with Intl on both sides of every midnight and every clock change', () => {
  const sydney = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Australia/Sydney',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  // In UTC, midnight in Sydney is at 13:00 or 14:00, and the clocks change at 16:00.
  const hours = [13, 14, 16];
  const days = (Date.UTC(2050, 0, 1) - Date.UTC(2009, 0, 1)) / 86_400_000;
  const times = Array.from({ length: days }, (_, day) =>
    hours.flatMap((hour) => [-1, 0].map((ms) => Date.UTC(2009, 0, 1 + day, hour) + ms)),
  ).flat();
  const other = times.filter((time) => today(new Date(time)) !== sydney.format(time));
  expect(other.map((time) => new Date(time).toISOString())).toEqual([]);
  expect(times.length).toBeGreaterThan(80_000);
});

describe('today, when called repeatedly,', () => {
  it('changes only at midnight, in winter and in summer', () => {
    const daysAround = (midnight: string) => {
      const from = Date.parse(midnight);
      const minutes = Array.from({ length: 49 * 60 }, (_, index) => index - 25 * 60);
      const days = minutes.map((minute) => [minute, today(new Date(from + minute * 60_000))]);
      return days.filter(([, day], index) => day !== days[index - 1]?.[1]);
    };
    expect(daysAround('2026-11-20T13:00:00Z')).toEqual([
      [-1500, '2026-11-19'] as const,
      [-1440, '2026-11-20'] as const,
      [0, '2026-11-21'],
    ]);
    expect(daysAround('2026-06-20T14:00:00Z').at(-1)).toEqual([0, '2026-06-21']);
  });

  it('is exact to the millisecond, whatever the previous call', () => {
    const midnight = Date.parse('2026-11-20T13:00:00Z');
    const asked = [0, -1, 0, -1, 59_999, -60_000, 86_400_000, -1, -86_400_001];
    expect(asked.map((ms) => today(new Date(midnight + ms)))).toEqual(
      ['21', '20', '21', '20', '21', '20', '22', '20', '19'].map((day) => `2026-11-${day}`),
    );
  });

  it('follows the clock', () => {
    vi.useFakeTimers();
    try {
      vi.setSystemTime(new Date('2026-11-20T12:59:30Z'));
      expect([today(), today()]).toEqual(['2026-11-20', '2026-11-20']);
      vi.advanceTimersByTime(30_000);
      expect(today()).toBe('2026-11-21');
      vi.advanceTimersByTime(365 * 86_400_000);
      expect(today()).toBe('2027-11-21');
    } finally {
      vi.useRealTimers();
    }
  });
});
