/** Prices worked by hand, rule by rule (docs/contracts/energy.md), and what is true of all of them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allYear,
  block,
  energyLike,
  everyDay,
  flatTariff,
  home,
  hours,
  net,
  someDay,
  yearTariff,
} from './energy.fixture.ts';
import { isPriced, priceOf, servesHome, yearOf } from './energy-price.ts';
import type { LineKind } from './price-line.ts';

const priced = (over: object, household = home()) => priceOf(energyLike(over), household, someDay);
const sumOf = (kind: LineKind, over: object, household = home()) =>
  priced(over, household)
    .lines.filter((line) => line.kind === kind)
    .reduce((sum, { cents }) => sum + cents, 0);

describe('hours and seasons', () => {
  it('counts use by the usual day: 3 pm to 9 pm is 33.9 % of it', () => {
    const electricity = yearTariff(100, [
      { kind: 'peak', blocks: [block(40)], windows: [hours(15, 21)] },
      { kind: 'off-peak', blocks: [block(20)] },
    ]);
    const { lines } = priced({ electricity }, home({ kwh: 1_000 }));
    expect(lines.map(({ label, cents }) => [label, cents])).toEqual([
      ['Daily supply', 36_500],
      ['Peak', 13_560],
      ['Off-peak', 13_220],
    ]);
  });

  it('counts supply and use by the days of a season: 121 and 244 of 365', () => {
    const season = (from: string, to: string, supply: number, cents: number) => ({
      ...{ from, to, supplyCents: net(supply), rates: [{ kind: 'any', blocks: [block(cents)] }] },
    });
    const seasons = [season('12-01', '03-31', 100, 40), season('04-01', '11-30', 80, 20)];
    const { lines, flags } = priced({ electricity: { seasons } }, home({ kwh: 3_650 }));
    expect(lines.map(({ label, cents }) => [label, cents])).toEqual([
      ['Daily supply, 1 December to 31 March', 12_100],
      ['Any time, 1 December to 31 March', 48_400],
      ['Daily supply, 1 April to 30 November', 19_520],
      ['Any time, 1 April to 30 November', 48_800],
    ]);
    expect(flags).toEqual([]);
  });

  it('says where hours and seasons are unclear', () => {
    const rates = [
      { kind: 'peak', blocks: [block(40)], windows: [hours(15, 21)] },
      { kind: 'off-peak', blocks: [block(20)], windows: [hours(22, 7)] },
    ];
    const seasons = [{ from: '01-01', to: '06-30', supplyCents: 1, rates }];
    expect(priced({ electricity: { seasons } }).flags).toEqual([
      'windows-unclear',
      'seasons-unclear',
    ]);
  });
});

describe('steps', () => {
  it.each([
    ['day', 3_650, 'the first 5 of 10 kWh a day: 1,825 × 40 + 1,825 × 20', 109_500],
    ['month', 3_650, '5 of 304.2 kWh a month: 60 × 40 + 3,590 × 20', 74_200],
    ['quarter', 3_650, '20 × 40 + 3,630 × 20', 73_400],
    ['year', 3_650, '5 × 40 + 3,645 × 20', 73_100],
    ['day', 1_000, 'never reaches the second: 1,000 × 40', 40_000],
  ])('by the %s at %i kWh: %s', (per, kwh, _, cents) => {
    const electricity = yearTariff(100, [{ kind: 'any', per, blocks: [block(40, 5), block(20)] }]);
    expect(sumOf('usage', { electricity }, home({ kwh }))).toBe(cents);
  });

  it('gives a step without a bound the rest, and the last one too', () => {
    const open = flatTariff(100, block(40, 1_000), block(30), block(5, 10));
    expect(sumOf('usage', { electricity: open }, home({ kwh: 3_000 }))).toBe(100_000);
    const bounded = flatTariff(100, block(40, 1_000), block(30, 10));
    expect(sumOf('usage', { electricity: bounded }, home({ kwh: 3_000 }))).toBe(100_000);
  });

  it('costs the same when a step is cut in two at one price, and never less for more use', () => {
    const use = fc.integer({ min: 0, max: 30_000 });
    fc.assert(
      fc.property(use, use, fc.integer({ min: 1, max: 999 }), (kwh, more, cut) => {
        const whole = flatTariff(100, block(40, 1_000), block(30));
        const inTwo = flatTariff(100, block(40, cut), block(40, 1_000 - cut), block(30));
        const at = (electricity: object, used: number) =>
          yearOf(energyLike({ electricity }), home({ kwh: used }), someDay);
        expect(at(inTwo, kwh)).toBe(at(whole, kwh));
        expect(at(whole, kwh + more)).toBeGreaterThanOrEqual(at(whole, kwh));
      }),
    );
  });
});

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
  ])('%s', (_, over, cents) => {
    expect(sumOf('demand', demand(over))).toBe(cents);
    expect(priced(demand(over)).flags).toEqual(['demand-assumed']);
  });

  it('counts the dearest of a group, and every group', () => {
    const one = (group: number, cents: number) => ({
      ...{ group, ...allYear, cents: net(cents), per: 'day', window: hours(16, 20) },
    });
    const electricity = yearTariff(100, [{ kind: 'any', blocks: [block(30)] }], {
      demand: [one(0, 10), one(0, 20), one(1, 5)],
    });
    expect(sumOf('demand', { electricity })).toBe(3 * 25 * 365);
    expect(priced({ electricity }).flags).toEqual(['demand-assumed', 'demand-dearest']);
  });
});

describe('controlled load', () => {
  const load = (cents: number, number?: number, supply = 0) => ({
    ...{ name: `Load ${cents}`, supplyCents: net(supply), number },
    rates: [{ kind: 'any', blocks: [block(cents)] }],
  });
  const withLoads = (...controlledLoad: object[]) => ({
    electricity: yearTariff(100, [{ kind: 'any', blocks: [block(30)] }], { controlledLoad }),
  });
  const loaded = (number: 1 | 2 | null) =>
    home({ controlledLoadKwh: 2_000, controlledLoadNumber: number });
  const two = withLoads(load(15, 1, 10), load(20, 2));

  it.each([
    ['the number on the bill', two, loaded(1), 15 * 2_000 + 3_650, []],
    ['the dearest while it is not known', two, loaded(null), 40_000, ['controlled-load-dearest']],
    ['the only one', withLoads(load(15, 1)), loaded(2), 30_000, []],
    ['none without one', two, home(), 0, []],
  ])('%s', (_, plan, household, cents, flags) => {
    expect(sumOf('controlled-load', plan, household)).toBe(cents);
    expect(priced(plan, household).flags).toEqual(flags);
  });

  it('lists only plans that serve the home', () => {
    const none = energyLike();
    const unpriced = energyLike(withLoads({ ...load(15), rates: [] }));
    const made = energyLike({
      electricity: yearTariff(100, [{ kind: 'any', blocks: [block(30)] }], {
        ...{ controlledLoad: [load(15)], withControlledLoad: true },
      }),
    });
    const served = [none, unpriced, made, energyLike(two)].map((plan) =>
      [home(), loaded(null)].map((household) => servesHome(plan, household)),
    );
    expect(served).toEqual([
      [true, false],
      [true, false],
      [false, true],
      [true, true],
    ]);
  });
});

describe('discounts, fees and feed-in', () => {
  const bill = { name: 'All', percent: 10, on: 'bill' };

  it('takes guaranteed discounts off the bill or off usage, added and never compounded', () => {
    const usage = { name: 'Usage', percent: 5, on: 'usage' };
    const guaranteed = [bill, usage];
    const off = sumOf('discount', { guaranteed }, home({ kwh: 1_000 }));
    expect(off).toBe(-((36_500 + 30_000) * 0.1 + 30_000 * 0.05));
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

  it('counts feed-in on stated export alone, by steps a day, and the entry that pays least', () => {
    const steps = [{ cents: 10, units: 2 }, { cents: 4 }];
    const entry = (...own: object[]) => ({ name: 'Solar', counts: true, steps: own });
    const sent = home({ exportKwh: 3_650 });
    expect(sumOf('feed-in', { feedIn: [entry(...steps)] })).toBe(0);
    expect(sumOf('feed-in', { feedIn: [entry(...steps)] }, sent)).toBe(-(2 * 10 + 8 * 4) * 365);
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
  ])('pays by the hour: %s', (_, steps, cents) => {
    const feedIn = [{ name: 'Solar', counts: true, steps }];
    expect(sumOf('feed-in', { feedIn }, home({ exportKwh: 3_650 }))).toBe(-cents);
  });

  it('may come to less than nothing', () => {
    const feedIn = [{ name: 'Solar', counts: true, steps: [{ cents: 10 }] }];
    const { yearCents } = priced({ feedIn }, home({ kwh: 100, exportKwh: 10_000 }));
    expect(yearCents).toBe(36_500 + 3_000 - 100_000);
  });
});

it('gives a plan without a price no lines', () => {
  const plan = energyLike({ unpriced: 'wholesale', fees: [], flags: [] });
  expect(isPriced(plan)).toBe(false);
  expect(priceOf(plan, home(), someDay)).toMatchObject({ yearCents: 0, lines: [] });
});

const cents = fc.integer({ min: 0, max: 90_000 }).map((parts) => parts / 1_000);
const anyRate = fc.record({
  kind: fc.constant('other'),
  per: fc.constantFrom('day', 'month', 'two-months', 'quarter', 'year'),
  blocks: fc.array(fc.record({ cents, units: fc.integer({ min: 1, max: 4_000 }) }), {
    ...{ minLength: 1, maxLength: 3 },
  }),
  windows: fc.array(
    fc.record({
      days: fc.subarray(everyDay, { minLength: 1 }),
      from: fc.integer({ min: 0, max: 1_440 }),
      to: fc.integer({ min: 0, max: 1_440 }),
    }),
    { maxLength: 2 },
  ),
});
const rates = fc.array(anyRate, { minLength: 1, maxLength: 3 });
const season = (from: string, to: string) =>
  fc.record({ from: fc.constant(from), to: fc.constant(to), supplyCents: cents, rates });
const anyPlan = fc.record({
  electricity: fc.record({
    seasons: fc.tuple(season('11-15', '02-28'), season('03-01', '11-14')),
    controlledLoad: fc.array(
      fc.record({ name: fc.constant('Load'), supplyCents: cents, rates: fc.array(anyRate) }),
      { maxLength: 2 },
    ),
  }),
  guaranteed: fc.array(
    fc.record({
      name: fc.constant('Off'),
      percent: fc.integer({ min: 1, max: 30 }),
      on: fc.constantFrom('bill', 'usage'),
    }),
    { maxLength: 2 },
  ),
});

describe('any plan', () => {
  const use = fc.record({
    kwh: fc.integer({ min: 0, max: 40_000 }),
    controlledLoadKwh: fc.constantFrom(0, 1_234),
  });

  it('adds up to the cent, and its year alone is the same', () => {
    fc.assert(
      fc.property(anyPlan, use, (drawn, used) => {
        const plan = energyLike(drawn);
        const { yearCents, lines } = priceOf(plan, home(used), someDay);
        expect(lines.reduce((sum, line) => sum + line.cents, 0)).toBe(yearCents);
        expect(yearOf(plan, home(used), someDay)).toBe(yearCents);
      }),
    );
  });

  it('counts every kWh once', () => {
    fc.assert(
      fc.property(anyPlan, use, (drawn, used) => {
        const { lines } = priceOf(energyLike(drawn), home(used), someDay);
        const counted = lines
          .filter(({ kind }) => kind === 'usage')
          .reduce((sum, line) => sum + (line.sum?.quantity ?? 0), 0);
        expect(counted).toBeCloseTo(used.kwh, 6);
      }),
    );
  });
});
