/** The year at a home's own use: worked by hand, and true of any tariff. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { energyCost, type PricedEnergy } from './energy-cost.ts';

const day = '2026-11-21';

/** $1 a day and 30 c a unit: 36,500 c of supply a year. */
const plain: PricedEnergy = {
  fuel: 'Electricity',
  supplyCentsPerDay: 100,
  usage: [{ centsPerUnit: 30 }],
  onceCents: 0,
  contract: { name: 'No lock-in contract', months: 0 },
};
const stepped = [
  { centsPerUnit: 40, upTo: 1_000 },
  { centsPerUnit: 30, upTo: 3_000 },
  { centsPerUnit: 20 },
];
const off = (percentOff: number, months: number, until = '2026-12-31') => ({
  ...{ title: 'Off the bill', percentOff, months, from: '2026-11-01', until },
});

interface Case {
  readonly name: string;
  readonly plan?: Partial<PricedEnergy>;
  readonly kwh: number;
  /** How the numbers behind it come about, in cents. */
  readonly worked: string;
  readonly year: number;
  /** The first year; without it, the same. */
  readonly first?: number;
}

const cases: readonly Case[] = [
  {
    ...{ name: 'one rate', kwh: 4_000, year: 156_500 },
    worked: '365 × 100 = 36,500; 4,000 × 30 = 120,000',
  },
  {
    ...{ name: 'the least use', kwh: 100, year: 39_500 },
    worked: '36,500; 100 × 30 = 3,000',
  },
  {
    ...{ name: 'parts of a cent', kwh: 3_900, year: 143_613 },
    plan: { supplyCentsPerDay: 98.45, usage: [{ centsPerUnit: 27.61 }] },
    worked: '365 × 98.45 = 35,934.25; 3,900 × 27.61 = 107,679; together 143,613.25',
  },
  {
    ...{ name: 'half a cent goes up', kwh: 100, year: 39_505 },
    plan: { usage: [{ centsPerUnit: 30.045 }] },
    worked: '36,500; 100 × 30.045 = 3,004.5; together 39,504.5',
  },
  {
    ...{ name: 'within the first step', kwh: 900, year: 72_500 },
    plan: { usage: stepped },
    worked: '36,500; 900 × 40 = 36,000',
  },
  {
    ...{ name: 'where two steps meet', kwh: 1_000, year: 76_500 },
    plan: { usage: stepped },
    worked: '36,500; 1,000 × 40 = 40,000',
  },
  {
    ...{ name: 'in the last step', kwh: 3_500, year: 146_500 },
    plan: { usage: stepped },
    worked: '36,500; 1,000 × 40 + 2,000 × 30 + 500 × 20 = 110,000',
  },
  {
    ...{ name: 'a discount of a whole year', kwh: 4_000, year: 156_500, first: 140_850 },
    plan: { offer: off(10, 12) },
    worked: '156,500 less a tenth, 15,650',
  },
  {
    ...{ name: 'a discount of six months', kwh: 4_000, year: 156_500, first: 148_675 },
    plan: { offer: off(10, 6) },
    worked: '6 of 12 months are 78,250; a tenth of it is 7,825',
  },
  {
    ...{ name: 'a month for nothing', kwh: 4_000, year: 156_500, first: 143_458 },
    plan: { offer: off(100, 1) },
    worked: '11 of 12 months: 156,500 × 11 ÷ 12 = 143,458.33',
  },
  {
    ...{ name: 'a discount that is over', kwh: 4_000, year: 156_500 },
    plan: { offer: off(10, 12, '2026-11-20') },
    worked: 'as without it',
  },
  {
    ...{ name: 'a fee at the start', kwh: 4_000, year: 156_500, first: 165_500 },
    plan: { onceCents: 9_000 },
    worked: '156,500 + 9,000',
  },
  {
    ...{ name: 'a fee that no discount lowers', kwh: 4_000, year: 156_500, first: 149_850 },
    plan: { onceCents: 9_000, offer: off(10, 12) },
    worked: '156,500 − 15,650 + 9,000',
  },
  {
    ...{ name: 'no supply charge', kwh: 2_500, year: 75_000 },
    plan: { supplyCentsPerDay: 0 },
    worked: '2,500 × 30',
  },
];

describe('the year, worked by hand', () => {
  it.each(cases)('$name, at $kwh kWh: $worked', ({ plan, kwh, year, first = year }) => {
    const cost = energyCost({ ...plain, ...plan }, day, { kwh, mj: 1 });
    expect([cost.ongoingCents, cost.estimateCents]).toEqual([year, first]);
  });

  it('prices gas by its megajoules: 365 × 79.2 = 28,908; 24,000 × 3.9 = 93,600', () => {
    const gas = { ...plain, supplyCentsPerDay: 79.2, usage: [{ centsPerUnit: 3.9 }] };
    const cost = energyCost({ ...gas, fuel: 'Gas' }, day, { kwh: 1, mj: 24_000 });
    expect(cost.ongoingCents).toBe(122_508);
  });

  it('says an offer as the year at its price, and when it ends', () => {
    const { unit, offer } = energyCost({ ...plain, offer: off(10, 6) }, day, { kwh: 4_000 });
    expect(unit).toBe('/year');
    expect(offer).toEqual({
      ...{ title: 'Off the bill', description: null, priceCents: 140_850 },
      ...{ months: 6, until: '2026-12-31' },
    });
  });
});

const anyRate = fc.integer({ min: 0, max: 900_000 }).map((parts) => parts / 10_000);
const anySteps = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 5_000 }), anyRate), { minLength: 1, maxLength: 5 })
  .map((drawn) => {
    let reached = 0;
    return drawn.map(([width, centsPerUnit], index) => {
      reached += width;
      return index === drawn.length - 1 ? { centsPerUnit } : { centsPerUnit, upTo: reached };
    });
  });
const anyPlan: fc.Arbitrary<PricedEnergy> = fc.record({
  fuel: fc.constant('Electricity' as const),
  supplyCentsPerDay: anyRate,
  usage: anySteps,
  onceCents: fc.nat(50_000),
  contract: fc.constant(plain.contract),
  offer: fc
    .option(fc.tuple(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 12 })), {
      nil: undefined,
    })
    .map((drawn) => drawn && off(...drawn)),
});
const anyUse = fc.integer({ min: 0, max: 100_000 });
const yearAt = (plan: PricedEnergy, kwh: number) => energyCost(plan, day, { kwh });

describe('any tariff', () => {
  it('never costs less for more use', () => {
    fc.assert(
      fc.property(anyPlan, anyUse, anyUse, (plan, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        const [low, high] = [yearAt(plan, less), yearAt(plan, more)];
        expect(high.ongoingCents).toBeGreaterThanOrEqual(low.ongoingCents);
        expect(high.estimateCents).toBeGreaterThanOrEqual(low.estimateCents);
      }),
    );
  });

  it('meets where one step ends and the next begins: a unit more costs its own rate and no jump', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        for (const [index, { upTo }] of plan.usage.entries()) {
          if (upTo === undefined) continue;
          const next = plan.usage[index + 1]?.centsPerUnit ?? 0;
          const step = yearAt(plan, upTo + 1).ongoingCents - yearAt(plan, upTo).ongoingCents;
          // Each of the two is rounded to a cent.
          expect(Math.abs(step - next)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('costs the same when a step is cut in two at one rate', () => {
    fc.assert(
      fc.property(anyPlan, anyUse, fc.integer({ min: 1, max: 5_000 }), (plan, kwh, cut) => {
        const [first, ...others] = plan.usage;
        if (!first || cut >= (first.upTo ?? Infinity)) return;
        const usage = [{ ...first, upTo: cut }, first, ...others];
        expect(yearAt({ ...plan, usage }, kwh)).toEqual(yearAt(plan, kwh));
      }),
    );
  });

  it('costs no more in its first year than afterwards, but for what is paid once', () => {
    fc.assert(
      fc.property(anyPlan, anyUse, (plan, kwh) => {
        const { estimateCents, ongoingCents, offer } = yearAt(plan, kwh);
        expect(estimateCents).toBeLessThanOrEqual(ongoingCents + plan.onceCents);
        if (!offer) expect(estimateCents).toBe(ongoingCents + plan.onceCents);
      }),
    );
  });
});
