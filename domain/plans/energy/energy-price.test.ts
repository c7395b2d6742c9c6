/** Hours, seasons, steps and controlled load, worked by hand (docs/contracts/energy.md). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  block,
  energyLike,
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
  it('count use by the usual daily profile: 3 pm to 9 pm is 33.9 %', () => {
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

  it('count supply and use by the days of a season: 121 and 244 of 365', () => {
    const season = (from: string, to: string, supply: number, cents: number) => ({
      from,
      to,
      supplyCents: net(supply),
      rates: [{ kind: 'any', blocks: [block(cents)] }],
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

  it('are flagged where they are unclear', () => {
    const rates = [
      { kind: 'peak', blocks: [block(40)], windows: [hours(15, 21)] },
      { kind: 'off-peak', blocks: [block(20)], windows: [hours(22, 7)] },
    ];
    const seasons = [{ from: '01-01', to: '06-30', supplyCents: 1, rates }];
    const { flags, lines } = priced({ electricity: { seasons } });
    expect(flags).toEqual(['windows-unclear', 'seasons-unclear']);
    // The only season counts all year, whatever its days.
    expect(lines[0]?.label).toBe('Daily supply');
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

  it('give the rest to a step without a bound, and to the last step', () => {
    const open = flatTariff(100, block(40, 1_000), block(30), block(5, 10));
    expect(sumOf('usage', { electricity: open }, home({ kwh: 3_000 }))).toBe(100_000);
    const bounded = flatTariff(100, block(40, 1_000), block(30, 10));
    expect(sumOf('usage', { electricity: bounded }, home({ kwh: 3_000 }))).toBe(100_000);
  });

  it('cost the same when a step is split in two, and never less for more use', () => {
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

describe('a controlled load', () => {
  const load = (cents: number, number?: number, supply = 0) => ({
    name: `Load ${cents}`,
    supplyCents: net(supply),
    number,
    rates: [{ kind: 'any', blocks: [block(cents)] }],
  });
  const withLoads = (...controlledLoad: object[]) => ({
    electricity: yearTariff(100, [{ kind: 'any', blocks: [block(30)] }], { controlledLoad }),
  });
  const loaded = (number: 1 | 2 | 3 | null) =>
    home({ controlledLoadKwh: 2_000, controlledLoadNumber: number });
  const two = withLoads(load(15, 1, 10), load(20, 2));
  const alike = withLoads(load(15), load(20));

  it.each([
    ['the number on the bill', two, loaded(1), 15 * 2_000 + 3_650, []],
    ['the dearest while it is not known', two, loaded(null), 40_000, ['controlled-load-dearest']],
    ['the dearest where none has it', two, loaded(3), 40_000, ['controlled-load-unnamed']],
    ['the dearest of equals', alike, loaded(2), 40_000, ['controlled-load-unnamed']],
    ['the dearest of equals, unsaid', alike, loaded(null), 40_000, ['controlled-load-unnamed']],
    ['the only one', withLoads(load(15, 1)), loaded(2), 30_000, []],
    ['none without one', two, home(), 0, []],
  ])('is charged correctly: %s', (_, plan, household, cents, flags) => {
    expect(sumOf('controlled-load', plan, household)).toBe(cents);
    expect(priced(plan, household).flags).toEqual(flags);
  });

  it('keeps the flag of unclear hours beside that of several loads', () => {
    const rates = [15, 20].map((cents) => ({
      kind: 'any',
      blocks: [block(cents)],
      windows: [hours(0, 24)],
    }));
    const unclear = withLoads({ ...load(20, 2), rates }, load(15, 1));
    expect(priced(unclear, loaded(null)).flags).toEqual([
      'windows-unclear',
      'controlled-load-dearest',
    ]);
  });

  it('limits lists to the plans that serve the home', () => {
    const none = energyLike();
    const unpriced = energyLike(withLoads({ ...load(15), rates: [] }));
    const made = energyLike({
      electricity: yearTariff(100, [{ kind: 'any', blocks: [block(30)] }], {
        controlledLoad: [load(15)],
        withControlledLoad: true,
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

it('a plan without a price has no lines', () => {
  const plan = energyLike({ unpriced: 'wholesale', fees: [], flags: [] });
  expect(isPriced(plan)).toBe(false);
  expect(priceOf(plan, home(), someDay)).toMatchObject({ yearCents: 0, lines: [] });
});
