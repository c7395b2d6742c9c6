/** Prices from the half hours of a home's own meter. */
import { describe, expect, it } from 'vitest';
import { block, energyLike, hours, net, someDay, yearTariff } from '../energy.fixture.ts';
import { priceOf } from '../energy-price.ts';
import { householdOf } from '../energy-questions.ts';
import { daysOfYear, halfHoursOfDay, type MeasuredYear } from '../measured-year.ts';
import { monthOfDay, weekdayOf } from './year-days.ts';

/** By day and half hour. */
type Of = (day: number, half: number) => number;

const register = (of: Of) =>
  Float64Array.from({ length: daysOfYear * halfHoursOfDay }, (_, index) =>
    of(Math.floor(index / halfHoursOfDay), index % halfHoursOfDay),
  );

function measured(used: Of, more: Partial<MeasuredYear> = {}): MeasuredYear {
  return {
    weekdays: Uint8Array.from({ length: daysOfYear }, (_, day) => weekdayOf(day)),
    used: register(used),
    controlled: null,
    exported: null,
    measuredDays: daysOfYear,
    ...more,
  };
}

function linesOf(plan: object, year: MeasuredYear, answers: Record<string, string> = {}) {
  const { lines, flags, yearCents } = priceOf(
    energyLike(plan),
    householdOf(answers, year),
    someDay,
  );
  return { lines: lines.map(({ label, cents }) => [label, cents]), flags, yearCents };
}

const peak = (windows: readonly object[]) =>
  yearTariff(0, [
    { kind: 'peak', blocks: [block(40)], windows },
    { kind: 'off-peak', blocks: [block(10)] },
  ]);

describe('use by the half hour', () => {
  it('is charged at the rate of its weekday and hour', () => {
    // 1 kWh at 6 pm each day, which is peak on the year's 261 days from Monday to Friday.
    const year = measured((_, half) => (half === 36 ? 1 : 0));
    const electricity = peak([hours(17, 19, [1, 2, 3, 4, 5])]);
    expect(linesOf({ electricity }, year).lines).toEqual([
      ['Daily supply', 0],
      ['Peak', 261 * 40],
      ['Off-peak', 104 * 10],
    ]);
  });

  it('follows the weekday on which a day was measured', () => {
    const mondays = { weekdays: new Uint8Array(daysOfYear).fill(1) };
    const year = measured((_, half) => (half === 36 ? 1 : 0), mondays);
    expect(linesOf({ electricity: peak([hours(17, 19, [1])]) }, year).yearCents).toBe(365 * 40);
  });

  it('is even within a half hour: a window from 6:10 pm has two thirds of it', () => {
    const year = measured((_, half) => (half === 36 ? 3 : 0));
    const electricity = peak([{ ...hours(18, 20), from: 18 * 60 + 10 }]);
    expect(linesOf({ electricity }, year).yearCents).toBe(365 * (2 * 40 + 10));
  });

  it('in a season is what was measured in it', () => {
    const season = (from: string, to: string, cents: number) => ({
      from,
      to,
      supplyCents: 0,
      rates: [{ kind: 'any', blocks: [block(cents)] }],
    });
    const seasons = [season('01-01', '01-31', 50), season('02-01', '12-31', 10)];
    const year = measured((day) => (day < 31 ? 1 : 0));
    expect(linesOf({ electricity: { seasons } }, year).yearCents).toBe(31 * 48 * 50);
  });

  it('comes from the controlled load and export registers, not from the stated answers', () => {
    const electricity = yearTariff(0, [{ kind: 'any', blocks: [block(30)] }], {
      controlledLoad: [
        { name: 'Hot water', supplyCents: 0, rates: [{ kind: 'any', blocks: [block(20)] }] },
      ],
    });
    const feedIn = [{ name: 'Solar', counts: true, steps: [{ cents: 5, from: 720, to: 780 }] }];
    const year = measured(() => 0.1, {
      controlled: register((_, half) => (half < 2 ? 1 : 0)),
      exported: register((_, half) => (half === 24 || half === 30 ? 1 : 0)),
    });
    const { lines } = linesOf({ electricity, feedIn }, year, { controlledLoadKwh: '9' });
    expect(lines).toEqual([
      ['Daily supply', 0],
      ['Any time', 365 * 48 * 3],
      ['Hot water', 365 * 2 * 20],
      ['Solar', -365 * 5],
    ]);
  });
});

describe('a charge for the highest half hours', () => {
  const demand = (over: object = {}) => ({
    electricity: yearTariff(0, [{ kind: 'any', blocks: [block(0)] }], {
      demand: [
        {
          group: 0,
          from: '01-01',
          to: '12-31',
          cents: net(10),
          per: 'day',
          window: hours(16, 20, [1, 2, 3, 4, 5]),
          ...over,
        },
      ],
    }),
  });

  it('averages the months, and assumes nothing', () => {
    // On 2 January, a Thursday, 5 kWh in half an hour: 10 kW. In every other month, 2 kW.
    const year = measured((day, half) => {
      if (half !== 34) return 0;
      return day === 1 ? 5 : monthOfDay[day] === 0 ? 0 : 1;
    });
    const { yearCents, flags } = linesOf(demand(), year);
    expect(yearCents).toBe(Math.round(((10 + 11 * 2) / 12) * 10 * 365));
    expect(flags).toEqual([]);
  });

  it('covers only the listed days and the window, including a half hour that touches it', () => {
    // 9 kW each Sunday, 4 kW at 3:30 pm each day, nothing in the window.
    const year = measured((day, half) => {
      if (weekdayOf(day) === 0) return 4.5;
      return half === 31 ? 2 : 0;
    });
    expect(linesOf(demand(), year).yearCents).toBe(0);
    const touching = { ...hours(16, 20, [1, 2, 3, 4, 5]), from: 15 * 60 + 45 };
    expect(linesOf(demand({ window: touching }), year).yearCents).toBe(4 * 10 * 365);
  });

  it('is nothing in a season with none of the listed days', () => {
    const year = measured(() => 1);
    const one = { from: '01-02', to: '01-02' };
    const on = (day: number) => demand({ ...one, window: hours(16, 20, [day]) });
    expect(linesOf(on(weekdayOf(1)), year).yearCents).toBe(2 * 10);
    expect(linesOf(on((weekdayOf(1) + 1) % 7), year).yearCents).toBe(0);
  });

  it('stays within the charge’s minimum and maximum', () => {
    const year = measured(() => 0.5);
    expect(linesOf(demand({ leastKw: 2 }), year).yearCents).toBe(2 * 10 * 365);
    expect(linesOf(demand({ mostKw: 0.5 }), year).yearCents).toBe(0.5 * 10 * 365);
    // Each month separately: six at 1 kW, charged as 2, and six at 6, charged as 5.
    const uneven = measured((day) => ((monthOfDay[day] ?? 0) < 6 ? 0.5 : 3));
    const charged = linesOf(demand({ leastKw: 2, mostKw: 5 }), uneven).yearCents;
    expect(charged).toBe(Math.round(((2 + 5) / 2) * 10 * 365));
  });
});
