/** The price of any plan adds up and counts every kWh once. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { energyLike, everyDay, home, someDay } from './energy.fixture.ts';
import { priceOf, yearOf } from './energy-price.ts';

const cents = fc.integer({ min: 0, max: 90_000 }).map((parts) => parts / 1_000);
const anyRate = fc.record({
  kind: fc.constant('other'),
  per: fc.constantFrom('day', 'month', 'two-months', 'quarter', 'year'),
  blocks: fc.array(fc.record({ cents, units: fc.integer({ min: 1, max: 4_000 }) }), {
    minLength: 1,
    maxLength: 3,
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

  it('adds up to the cent, and matches the year calculated alone', () => {
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
        expect(counted).toBeCloseTo(used.kwh, 4);
      }),
    );
  });

  it('shows sums that match their lines, in readable numbers', () => {
    fc.assert(
      fc.property(anyPlan, use, (drawn, used) => {
        const { lines } = priceOf(energyLike(drawn), home(used), someDay);
        for (const { sum, cents } of lines) {
          if (sum === null) continue;
          const said = [sum.quantity, sum.centsEach];
          expect(said.filter((one) => one !== Number(one.toFixed(6)))).toEqual([]);
          expect(Math.abs(sum.quantity * sum.centsEach - cents)).toBeLessThanOrEqual(1.1);
        }
      }),
    );
  });
});
