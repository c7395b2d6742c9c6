/** A year made from readings: the days that count, and the filling of the others. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysOfYear, halfHoursOfDay } from '../measured-year.ts';
import { hasOtherRegisters, measuredYearOf, totalOf } from './measured-year-of.ts';
import { MeterFault } from './meter-fault.ts';
import { meterFile } from './meter-file.fixture.ts';
import type { Meter } from './meter-readings.ts';
import { nem12Reader } from './nem12-reader.ts';

function meterOf(text: string): Meter {
  const reader = nem12Reader();
  reader.push(text);
  const [meter] = reader.end();
  if (!meter) throw new Error('The file has no meter');
  return meter;
}

const dayOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000;
const flat = (kwh: number) => new Float64Array(halfHoursOfDay).fill(kwh);
/** Consecutive days, each with a constant use. */
const register = (from: string, uses: readonly number[]) =>
  new Map(uses.map((kwh, index) => [dayOf(from) + index, flat(kwh)]));
const meter = (registers: Readonly<Record<string, ReadonlyMap<number, Float64Array>>>): Meter => ({
  nmi: '9999000001',
  registers: new Map(Object.entries(registers)),
});
const ones = (days: number) => Array<number>(days).fill(1);
/** The first half hour of a calendar day; 0 is 1 January. */
const at = (year: Float64Array | null, index: number) => year?.[index * halfHoursOfDay];

describe('a measured year', () => {
  it('has every half hour of a 2025 file in its place', () => {
    const made = meterOf(meterFile({ registers: ['E1', 'E2', 'B1'] }));
    const year = measuredYearOf(made);
    const all = (suffix: string) =>
      [...(made.registers.get(suffix)?.values() ?? [])].flatMap((kwh) => [...kwh]);
    expect([...year.used]).toEqual(all('E1'));
    expect([...(year.controlled ?? [])]).toEqual(all('E2'));
    expect([...(year.exported ?? [])]).toEqual(all('B1'));
    expect(year.measuredDays).toBe(365);
    expect([...year.weekdays.slice(0, 8)]).toEqual([3, 4, 5, 6, 0, 1, 2, 3]);
  });

  it('takes the latest 365 days, each at its own month and date with its own weekday', () => {
    // 1 is 1 January 2023; 1 July 2024 is the 548th day.
    const days = Array.from({ length: 548 }, (_, index) => index + 1);
    const year = measuredYearOf(meter({ E1: register('2023-01-01', days) }));
    // 1 January 2024, a Monday, was the 366th day; 2 July 2023, a Sunday, the 183rd.
    expect([at(year.used, 0), year.weekdays[0]]).toEqual([366, 1]);
    expect([at(year.used, 182), year.weekdays[182]]).toEqual([183, 0]);
    // 1 July 2024, a Monday, the last.
    expect([at(year.used, 181), year.weekdays[181]]).toEqual([548, 1]);
  });

  it('leaves out 29 February', () => {
    const days = ones(366).map((one, index) => (index === 59 ? 1_000 : one));
    const year = measuredYearOf(meter({ E1: register('2024-01-01', days) }));
    expect(year.measuredDays).toBe(365);
    expect(totalOf(year.used)).toBe(daysOfYear * halfHoursOfDay);
    // 28 February 2024 was a Wednesday, 1 March a Friday.
    expect([...year.weekdays.slice(58, 60)]).toEqual([3, 5]);
  });

  it('fills a missing day with the mean of its 2025 weekday, half hour by half hour', () => {
    // Four weeks and two days from Monday 6 January 2025; Wednesdays use 2, 4, 6 and 8.
    const uses = Array.from({ length: 30 }, (_, index) =>
      index % 7 === 2 ? 2 + (index - 2) / 3.5 : 1,
    );
    const days = register('2025-01-06', uses);
    days.get(dayOf('2025-01-08'))?.set([10], 5);
    const { measuredDays, weekdays, used } = measuredYearOf(meter({ E1: days }));
    expect(measuredDays).toBe(30);
    // 1 January 2025 is a Wednesday: (2 + 4 + 6 + 8) / 4, and (10 + 4 + 6 + 8) / 4 where one used 10.
    expect([weekdays[0], used[0], used[5]]).toEqual([3, 5, 7]);
    // 2 January is a Thursday.
    expect([weekdays[1], used[halfHoursOfDay]]).toEqual([4, 1]);
  });

  it('fills single missing half hours', () => {
    const days = register('2025-01-01', ones(365));
    days.get(dayOf('2025-03-05'))?.set([Number.NaN], 7);
    const year = measuredYearOf(meter({ E1: days }));
    expect(year.used.every((kwh) => kwh === 1)).toBe(true);
    expect(year.measuredDays).toBe(365);
  });

  it('does not count days of null readings', () => {
    const uses = [...ones(40), Number.NaN, Number.NaN];
    const year = measuredYearOf(meter({ E1: register('2025-01-01', uses) }));
    expect(year.measuredDays).toBe(40);
  });

  it('fills the time before a newer register began', () => {
    const [E1, B1] = [register('2025-01-01', ones(365)), register('2025-12-01', ones(31))];
    const year = measuredYearOf(meter({ E1, B1 }));
    expect(totalOf(year.exported)).toBe(daysOfYear * halfHoursOfDay);
  });

  it('has no controlled load or export that the meter lacks, or no longer measures', () => {
    const E1 = register('2024-01-01', ones(731));
    const year = measuredYearOf(meter({ E1, E2: register('2024-01-01', ones(60)) }));
    expect([year.controlled, year.exported]).toEqual([null, null]);
  });

  it('follows the clock of a state where one is given', () => {
    // Used from 6 to 6:30 pm meter time, all year.
    const evening = Float64Array.from({ length: 48 }, (_, half) => (half === 36 ? 1 : 0));
    const E1 = new Map(Array.from({ length: 365 }, (_, i) => [dayOf('2025-01-01') + i, evening]));
    const peak = (state: 'NSW' | 'QLD' | 'SA', day: number) =>
      measuredYearOf(meter({ E1 }), { state })
        .used.subarray(day * 48, day * 48 + 48)
        .indexOf(1);
    expect([peak('NSW', 10), peak('NSW', 200)]).toEqual([38, 36]);
    expect([peak('QLD', 10), peak('SA', 10), peak('SA', 200)]).toEqual([36, 37, 35]);
    expect(measuredYearOf(meter({ E1 }), { state: 'NSW' }).measuredDays).toBe(365);
  });

  it('counts other registers as controlled load, or as use', () => {
    const [E1, E2] = [register('2025-01-01', ones(365)), register('2025-01-01', ones(365))];
    const one = meter({ E2, E1 });
    expect([hasOtherRegisters(one), hasOtherRegisters(meter({ E1 }))]).toEqual([true, false]);
    const apart = measuredYearOf(one);
    expect([at(apart.used, 0), at(apart.controlled, 0)]).toEqual([1, 1]);
    const together = measuredYearOf(one, { others: 'general' });
    expect([at(together.used, 0), together.controlled]).toEqual([2, null]);
  });

  it.each([
    ['no-register', meter({ B1: register('2025-01-01', ones(365)) })],
    ['no-use', meter({ E1: register('2025-01-01', Array(365).fill(0)) })],
    ['too-few-days', meter({ E1: register('2025-01-01', ones(29)) })],
    ['too-few-days', meter({ E1: register('1992-01-31', ones(30)) })],
    ['too-few-days', meter({ E1: register('2025-01-01', [Number.NaN]) })],
  ] as const)('fails with %s', (code, one) => {
    expect(() => measuredYearOf(one)).toThrow(expect.objectContaining({ code }));
    expect(() => measuredYearOf(one)).toThrow(MeterFault);
  });
});

describe('any set of readings', () => {
  const anyMeter = fc
    .tuple(
      fc.integer({ min: 0, max: 20_000 }),
      // One of them may be 29 February, which does not count.
      fc.array(fc.nat(20), { minLength: 31, maxLength: 900 }),
    )
    .map(([from, uses]) => ({
      from,
      days: new Map(uses.map((kwh, i) => [from + i, flat(kwh + 1)])),
    }));

  it('gives 365 days without a gap, within the measured range', () => {
    fc.assert(
      fc.property(anyMeter, ({ days }) => {
        const year = measuredYearOf(meter({ E1: days }));
        expect([year.used.length, year.weekdays.length]).toEqual([17_520, 365]);
        expect(year.used.every((kwh) => kwh >= 1 && kwh <= 21)).toBe(true);
        expect(year.weekdays.every((weekday) => weekday < 7)).toBe(true);
        expect(year.measuredDays).toBeLessThanOrEqual(Math.min(365, days.size));
      }),
      { numRuns: 60 },
    );
  });

  it('for a whole year adds up to the same total', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20), { minLength: 365, maxLength: 365 }), (uses) => {
        const sum = uses.reduce((all, kwh) => all + kwh + 1, 0) * halfHoursOfDay;
        const days = register(
          '2025-05-05',
          uses.map((kwh) => kwh + 1),
        );
        expect(totalOf(measuredYearOf(meter({ E1: days })).used)).toBeCloseTo(sum, 6);
      }),
      { numRuns: 40 },
    );
  });
});
