/** The year at a home's own use on a card, worked by hand: the offer and the breakdown. */
import { describe, expect, it } from 'vitest';
import { block, energyLike, flatTariff, someDay } from './energy.fixture.ts';
import { energyCost } from './energy-cost.ts';

const stepped = [block(40, 1_000), block(30, 2_000), block(20)];
const off = (percentOff: number, months: number, until = '2026-12-31') => ({
  title: 'Off the bill',
  percentOff,
  months,
  from: '2026-11-01',
  until,
});

interface Case {
  readonly name: string;
  readonly plan?: object;
  readonly kwh: number;
  /** The arithmetic, in cents. */
  readonly worked: string;
  readonly year: number;
  /** The first year, where it differs. */
  readonly first?: number;
}

const cases: readonly Case[] = [
  {
    name: 'one rate',
    kwh: 4_000,
    year: 156_500,
    worked: '365 × 100 = 36,500; 4,000 × 30 = 120,000',
  },
  { name: 'the least use', kwh: 100, year: 39_500, worked: '36,500; 100 × 30 = 3,000' },
  {
    name: 'parts of a cent',
    kwh: 3_900,
    year: 143_613,
    plan: { electricity: flatTariff(98.45, block(27.61)) },
    worked: '365 × 98.45 = 35,934.25; 3,900 × 27.61 = 107,679; together 143,613.25',
  },
  {
    name: 'half a cent goes up',
    kwh: 100,
    year: 39_505,
    plan: { electricity: flatTariff(100, block(30.045)) },
    worked: '36,500; 100 × 30.045 = 3,004.5; together 39,504.5',
  },
  {
    name: 'within the first step',
    kwh: 900,
    year: 72_500,
    plan: { electricity: flatTariff(100, ...stepped) },
    worked: '36,500; 900 × 40 = 36,000',
  },
  {
    name: 'where two steps meet',
    kwh: 1_000,
    year: 76_500,
    plan: { electricity: flatTariff(100, ...stepped) },
    worked: '36,500; 1,000 × 40 = 40,000',
  },
  {
    name: 'in the last step',
    kwh: 3_500,
    year: 146_500,
    plan: { electricity: flatTariff(100, ...stepped) },
    worked: '36,500; 1,000 × 40 + 2,000 × 30 + 500 × 20 = 110,000',
  },
  {
    name: 'a discount of a whole year',
    kwh: 4_000,
    year: 156_500,
    first: 140_850,
    plan: { offer: off(10, 12) },
    worked: '156,500 less a tenth, 15,650',
  },
  {
    name: 'a discount of six months',
    kwh: 4_000,
    year: 156_500,
    first: 148_675,
    plan: { offer: off(10, 6) },
    worked: '6 of 12 months are 78,250; a tenth of it is 7,825',
  },
  {
    name: 'a month for nothing',
    kwh: 4_000,
    year: 156_500,
    first: 143_458,
    plan: { offer: off(100, 1) },
    worked: '11 of 12 months: 156,500 × 11 ÷ 12 = 143,458.33',
  },
  {
    name: 'a discount that is over',
    kwh: 4_000,
    year: 156_500,
    plan: { offer: off(10, 12, '2026-11-20') },
    worked: 'as without it',
  },
  {
    name: 'a fee at the start',
    kwh: 4_000,
    year: 156_500,
    first: 165_500,
    plan: { onceCents: 9_000 },
    worked: '156,500 + 9,000',
  },
  {
    name: 'a fee that no discount lowers',
    kwh: 4_000,
    year: 156_500,
    first: 149_850,
    plan: { onceCents: 9_000, offer: off(10, 12) },
    worked: '156,500 − 15,650 + 9,000',
  },
  {
    name: 'an offer on what a guaranteed discount leaves',
    kwh: 4_000,
    year: 140_850,
    first: 126_765,
    plan: { guaranteed: [{ name: 'All', percent: 10, on: 'bill' }], offer: off(20, 6) },
    worked: '156,500 − 15,650; 6 of 12 months are 70,425; a fifth of it is 14,085',
  },
  {
    name: 'no supply charge',
    kwh: 2_500,
    year: 75_000,
    plan: { electricity: flatTariff(0, block(30)) },
    worked: '2,500 × 30',
  },
];

describe('the year, worked by hand', () => {
  it.each(cases)('$name, at $kwh kWh: $worked', ({ plan, kwh, year, first = year }) => {
    const cost = energyCost(energyLike(plan), someDay, { kwh });
    expect([cost.ongoingCents, cost.estimateCents]).toEqual([year, first]);
  });

  it('prices gas by its megajoules: 365 × 79.2 = 28,908; 24,000 × 3.9 = 93,600', () => {
    const gas = energyLike({ electricity: undefined, gas: flatTariff(79.2, block(3.9)) });
    expect(energyCost(gas, someDay, { kwh: 100, mj: 24_000 }).ongoingCents).toBe(122_508);
  });

  it('adds both fuels of a plan: 156,500 + 122,508', () => {
    const both = energyLike({ gas: flatTariff(79.2, block(3.9)) });
    expect(energyCost(both, someDay, { kwh: 4_000, mj: 24_000 }).ongoingCents).toBe(279_008);
  });

  it('gives an offer as a year at its price without the initial fee, with its end', () => {
    const plan = energyLike({ offer: off(10, 6), onceCents: 9_000 });
    const { unit, offer } = energyCost(plan, someDay, { kwh: 4_000 });
    expect(unit).toBe('/year');
    expect(offer).toEqual({
      title: 'Off the bill',
      description: null,
      priceCents: 140_850,
      months: 6,
      until: '2026-12-31',
    });
  });

  it('writes flags as sentences, and keeps conditional discounts out of the price', () => {
    const conditional = [
      { name: 'On time', condition: 'Pay on time', percent: 10, on: 'usage' },
      { name: 'Credit', condition: 'Sign up' },
    ];
    const plan = energyLike({ conditional, flags: ['rising-blocks'] });
    const { estimateCents, breakdown } = energyCost(plan, someDay, { kwh: 4_000 });
    expect(estimateCents).toBe(156_500);
    expect(breakdown?.notes).toEqual([expect.stringContaining('larger than the one before')]);
    expect(breakdown?.conditional).toEqual([
      { name: 'On time', condition: 'Pay on time', cents: 12_000 },
      { name: 'Credit', condition: 'Sign up', cents: null },
    ]);
  });
});
