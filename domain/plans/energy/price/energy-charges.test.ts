/** The effect of demand, discounts, fees and feed-in on the price, worked by hand. */
import { describe, expect, it } from 'vitest';
import {
  allYear,
  block,
  energyLike,
  home,
  hours,
  net,
  someDay,
  yearTariff,
} from '../energy.fixture.ts';
import { priceOf } from '../energy-price.ts';
import type { LineKind } from '../price-line.ts';

const priced = (over: object, household = home()) => priceOf(energyLike(over), household, someDay);
const sumOf = (kind: LineKind, over: object, household = home()) =>
  priced(over, household)
    .lines.filter((line) => line.kind === kind)
    .reduce((sum, { cents }) => sum + cents, 0);

describe('demand', () => {
  const demand = (over: object) => ({
    electricity: yearTariff(100, [{ kind: 'any', blocks: [block(30)] }], {
      demand: [
        { group: 0, ...allYear, cents: net(20), per: 'day', window: hours(16, 20), ...over },
      ],
    }),
  });

  it.each([
    ['a day, all year', {}, 3 * 20 * 365],
    ['a month', { cents: net(1_000), per: 'month' }, 3 * 1_000 * 12],
    ['a year', { cents: net(9_000), per: 'year' }, 3 * 9_000],
    ['a day of a season', { from: '11-01', to: '03-31' }, 3 * 20 * 151],
    ['at least so much', { leastKw: 5 }, 5 * 20 * 365],
    ['at most so much', { mostKw: 2 }, 2 * 20 * 365],
  ])('is charged correctly: %s', (_, over, cents) => {
    expect(sumOf('demand', demand(over))).toBe(cents);
    expect(priced(demand(over)).flags).toEqual(['demand-assumed']);
  });

  it('is the highest charge in each group, added over the groups', () => {
    const one = (group: number, cents: number) => ({
      group,
      ...allYear,
      cents: net(cents),
      per: 'day',
      window: hours(16, 20),
    });
    const electricity = yearTariff(100, [{ kind: 'any', blocks: [block(30)] }], {
      demand: [one(0, 10), one(0, 20), one(1, 5)],
    });
    expect(sumOf('demand', { electricity })).toBe(3 * 25 * 365);
    expect(priced({ electricity }).flags).toEqual(['demand-assumed', 'demand-dearest']);
    const equals = ['First', 'Second'].map((name) => ({ ...one(0, 10), name }));
    const named = yearTariff(100, [{ kind: 'any', blocks: [block(30)] }], { demand: equals });
    const labels = priced({ electricity: named }).lines.map(({ label }) => label);
    expect(labels.filter((label) => /First|Second/.test(label))).toEqual([
      expect.stringContaining('First'),
    ]);
  });
});

describe('a price with discounts, fees and feed-in', () => {
  const bill = { name: 'All', percent: 10, on: 'bill' };

  it('subtracts guaranteed discounts from the bill or from usage, added and never compounded', () => {
    const usage = { name: 'Usage', percent: 5, on: 'usage' };
    const guaranteed = [bill, usage];
    const off = sumOf('discount', { guaranteed }, home({ kwh: 1_000 }));
    expect(off).toBe(-((36_500 + 30_000) * 0.1 + 30_000 * 0.05));
  });

  it('subtracts a discount on one fuel of a dual fuel plan from that fuel alone', () => {
    const gas = yearTariff(50, [{ kind: 'any', blocks: [block(2)] }]);
    const conditional = [{ ...bill, condition: 'On time', fuel: 'electricity' }];
    const plan = { gas, guaranteed: [{ ...bill, fuel: 'gas' }], conditional };
    const both = home({ kwh: 1_000, mj: 10_000 });
    expect(sumOf('discount', plan, both)).toBe(-(18_250 + 20_000) * 0.1);
    expect(priced(plan, both).conditional).toMatchObject([{ cents: (36_500 + 30_000) * 0.1 }]);
  });

  it('takes no discount off fees', () => {
    const fees = [
      { name: 'Membership', cents: 12_000, per: 'year', unavoidable: true },
      { name: 'Late', cents: 1_500, per: 'event' },
    ];
    const plan = { guaranteed: [bill], fees, onceCents: 5_000 };
    expect(sumOf('discount', plan)).toBe(sumOf('discount', { guaranteed: [bill] }));
    expect(sumOf('fee', plan)).toBe(17_000);
    const { yearCents, ongoingCents } = priced(plan);
    expect(yearCents - ongoingCents).toBe(5_000);
  });

  it('adds a fee for solar only where export is stated', () => {
    const fees = [{ name: 'Solar fee', cents: 2_811, per: 'year', withSolar: true }];
    expect(sumOf('fee', { fees }, home({ exportKwh: 1 }))).toBe(2_811);
    expect(sumOf('fee', { fees })).toBe(0);
    expect(() => energyLike({ fees: [{ ...fees[0], per: 'month' }] })).toThrow(/amount a year/);
  });

  it('allows an unavoidable fee only as a yearly amount, since any other would be added once', () => {
    for (const fee of [
      { cents: 500, per: 'month' },
      { cents: 500, per: 'bill' },
      { per: 'year' },
    ]) {
      const fees = [{ name: 'Account', unavoidable: true, ...fee }];
      expect(() => energyLike({ fees })).toThrow(/must be an amount a year/);
    }
  });

  it('credits feed-in only on stated export, in daily steps, with the entry that pays least', () => {
    const steps = [{ cents: 10, units: 2 }, { cents: 4 }];
    const entry = (...own: object[]) => ({ name: 'Solar', counts: true, steps: own });
    const sent = home({ exportKwh: 3_650 });
    expect(sumOf('feed-in', { feedIn: [entry(...steps)] })).toBe(0);
    expect(sumOf('feed-in', { feedIn: [entry(...steps)] }, sent)).toBe(-(2 * 10 + 8 * 4) * 365);
    expect(priced({ feedIn: [entry(...steps)] }, sent).flags).toEqual([]);
    const several = { feedIn: [entry(...steps), entry({ cents: 5 })] };
    expect(sumOf('feed-in', several, sent)).toBe(-5 * 3_650);
    expect(priced(several, sent).flags).toEqual(['feed-in-lowest']);
    const shown = { feedIn: [{ ...entry({ cents: 44 }), counts: false }] };
    expect(sumOf('feed-in', shown, sent)).toBe(0);
  });

  it.each([
    ['noon to 6 pm is half of 9 am to 3 pm', [{ cents: 10, from: 720, to: 1_080 }], 18_250],
    [
      'beside steps without hours',
      [
        { cents: 10, from: 720, to: 1_080 },
        { cents: 2, kind: 'other' },
      ],
      21_900,
    ],
    [
      'hours that overlap are paid at the lower price',
      [
        { cents: 10, from: 540, to: 900 },
        { cents: 3, from: 720, to: 900, kind: 'other' },
      ],
      (5 * 10 + 5 * 3) * 365,
    ],
    [
      'of overlapping hours with one first price, those listed first',
      [{ cents: 10, units: 2 }, { cents: 1 }, { cents: 10, kind: 'other' }],
      (2 * 10 + 8 * 1) * 365,
    ],
    [
      'the same in the other order',
      [{ cents: 10, kind: 'other' }, { cents: 10, units: 2 }, { cents: 1 }],
      10 * 10 * 365,
    ],
    [
      'hours that meet do not overlap',
      [
        { cents: 3, from: 540, to: 720 },
        { cents: 10, from: 720, to: 900 },
      ],
      (5 * 3 + 5 * 10) * 365,
    ],
  ])('credits feed-in by the hour: %s', (_, steps, cents) => {
    const feedIn = [{ name: 'Solar', counts: true, steps }];
    expect(sumOf('feed-in', { feedIn }, home({ exportKwh: 3_650 }))).toBe(-cents);
  });

  it('may be negative', () => {
    const feedIn = [{ name: 'Solar', counts: true, steps: [{ cents: 10 }] }];
    const { yearCents } = priced({ feedIn }, home({ kwh: 100, exportKwh: 10_000 }));
    expect(yearCents).toBe(36_500 + 3_000 - 100_000);
  });
});
