/** Each minute of a week belongs to one rate. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rateHours } from './rate-hours.ts';
import type { Rate, Window } from './tariff.schema.ts';

const everyDay = [0, 1, 2, 3, 4, 5, 6];
const weekdays = [1, 2, 3, 4, 5];
const at = (from: number, to: number, days: readonly number[] = everyDay): Window => ({
  days: [...days],
  from: from * 60,
  to: to * 60,
});
const rate = (cents: number, ...windows: Window[]): Rate => ({
  kind: 'any',
  blocks: [{ cents }],
  per: 'year',
  windows,
});
/** The minutes of each rate on a Monday and a Sunday. */
function minutes(...rates: Rate[]) {
  const { weeks, unclear } = rateHours(rates);
  const of = (weekday: number) =>
    weeks.map((week) => (week[weekday] ?? []).reduce((sum, { from, to }) => sum + to - from, 0));
  return { monday: of(1), sunday: of(0), unclear };
}

describe('an assignment of hours to rates', () => {
  it('gives both parts of a window over midnight to each listed day', () => {
    const night = rate(10, at(22, 7, weekdays));
    expect(minutes(night, rate(30))).toEqual({
      monday: [540, 900],
      sunday: [0, 1_440],
      unclear: false,
    });
    const [week] = rateHours([night, rate(30)]).weeks;
    const covered = (minute: number) =>
      week?.[1]?.some(({ from, to }) => from <= minute && minute < to);
    expect([419, 420, 1_319, 1_320].map(covered)).toEqual([true, false, false, true]);
  });

  it('reads a window that starts and ends at the same time as the whole day', () => {
    expect(minutes(rate(10, at(0, 0, weekdays)), rate(30)).monday).toEqual([1_440, 0]);
    expect(minutes(rate(10, at(9, 9)), rate(30)).sunday).toEqual([1_440, 0]);
  });

  it.each([
    ['one without windows takes the rest', [rate(40, at(15, 21)), rate(20)], [360, 1_080], false],
    ['a single rate has it all', [rate(20, at(9, 17))], [1_440], false],
    ['a gap is of the dearest', [rate(40, at(15, 21)), rate(20, at(0, 12))], [720, 720], true],
    ['of two without windows too', [rate(40), rate(20), rate(9, at(0, 12))], [720, 0, 720], true],
    ['wherever it is listed', [rate(20, at(0, 12)), rate(40, at(15, 21))], [720, 720], true],
    [
      'even if that one has windows and two have none',
      [rate(20), rate(30), rate(40, at(0, 12))],
      [0, 0, 1_440],
      true,
    ],
    ['an overlap is of the dearest', [rate(20, at(0, 12)), rate(40, at(9, 24))], [540, 900], true],
    ['of equals, of the first', [rate(40, at(0, 12)), rate(40, at(9, 24))], [720, 720], true],
  ])('follows the rule: %s', (_, rates, monday, unclear) => {
    expect(minutes(...rates)).toMatchObject({ monday, unclear });
  });

  it('leaves no minute out and counts none twice, whatever the windows', () => {
    const minute = fc.integer({ min: 0, max: 1_440 });
    const window = fc.record({
      days: fc.subarray(everyDay, { minLength: 1 }),
      from: minute,
      to: minute,
    });
    const anyRate = fc
      .tuple(fc.integer({ min: 0, max: 90 }), fc.array(window, { maxLength: 3 }))
      .map(([cents, windows]) => rate(cents, ...windows));
    fc.assert(
      fc.property(fc.array(anyRate, { minLength: 1, maxLength: 4 }), (rates) => {
        for (const day of everyDay) {
          const pieces = rateHours(rates).weeks.flatMap((week) => week[day] ?? []);
          const sorted = pieces.sort((a, b) => a.from - b.from);
          expect(sorted[0]?.from).toBe(0);
          for (const [index, { to }] of sorted.entries()) {
            expect(to).toBe(sorted[index + 1]?.from ?? 1_440);
          }
        }
      }),
    );
  });
});
