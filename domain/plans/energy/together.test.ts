/** Electricity and gas for one home: sums of the cheapest plans, lowest first, whatever the input order. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FuelPlan, togetherOf } from './together.ts';

const plan = (provider: string, name: string, estimateCents: number): FuelPlan => ({
  id: `${provider}-${name}`,
  name,
  estimateCents,
  provider: { id: provider, name: provider.toUpperCase() },
});

const electricity = [
  plan('a', 'Dear', 200_000),
  plan('a', 'Day', 140_000),
  plan('b', 'Sun', 130_000),
];
const gas = [plan('a', 'Gas', 90_000), plan('c', 'Flame', 80_000), plan('b', 'Gas', 110_000)];
const dual = [
  plan('c', 'Both', 225_000),
  plan('a', 'Both', 260_000),
  plan('a', 'Both plus', 300_000),
];

describe('electricity and gas', () => {
  it('can be cheapest from two retailers', () => {
    const { cheapest } = togetherOf({ electricity, gas, dual });
    expect(cheapest?.yearCents).toBe(210_000);
    expect(cheapest?.plans.map(({ id }) => id)).toEqual(['b-Sun', 'c-Flame']);
  });

  it('say who can get a plan with a condition', () => {
    const who = 'You own an electric vehicle';
    const some = gas.map((one) => ({ ...one, who }));
    const { cheapest } = togetherOf({ electricity, gas: some, dual });
    expect(cheapest?.plans.map((one) => one.who)).toEqual([undefined, who]);
  });

  it('from one retailer are its two cheapest plans or its cheapest dual fuel plan, lowest first', () => {
    const { ofOne } = togetherOf({ electricity, gas, dual });
    expect(
      ofOne.map(({ plans, yearCents }) => [plans.map(({ id }) => id).join(), yearCents]),
    ).toEqual([
      ['c-Both', 225_000],
      ['a-Day,a-Gas', 230_000],
      ['b-Sun,b-Gas', 240_000],
      ['a-Both', 260_000],
    ]);
  });

  it('have no sum while one fuel has no plan', () => {
    expect(togetherOf({ electricity, gas: [], dual: [] })).toEqual({
      cheapest: null,
      ofOne: [],
      more: 0,
    });
    // A retailer's dual fuel plan is an option, but not the cheapest of each fuel.
    const { cheapest, ofOne } = togetherOf({ electricity, gas: [], dual });
    expect(cheapest).toBeNull();
    expect(ofOne.map(({ yearCents }) => yearCents)).toEqual([225_000, 260_000]);
  });

  it('from more than ten retailers are the ten cheapest, with a count of the rest', () => {
    const of = (cents: number) =>
      Array.from({ length: 14 }, (_, index) => plan(`r${index}`, 'One', cents + index));
    const { ofOne, more } = togetherOf({ electricity: of(100_000), gas: of(90_000), dual: [] });
    expect([ofOne.length, ofOne.at(-1)?.yearCents, more]).toEqual([10, 190_018, 4]);
  });

  it('are, of plans at one price, the first by name', () => {
    const equal = [
      { ...plan('a', 'Beta', 90_000), id: '1' },
      { ...plan('a', 'Alpha', 90_000), id: '2' },
    ];
    const { cheapest } = togetherOf({ electricity, gas: equal, dual: [] });
    expect(cheapest?.plans.map(({ name }) => name)).toEqual(['Sun', 'Alpha']);
  });

  it('give the same result whatever the order of the plans', () => {
    const shuffled = <T>(all: readonly T[]) =>
      fc.shuffledSubarray([...all], { minLength: all.length });
    fc.assert(
      fc.property(shuffled(electricity), shuffled(gas), shuffled(dual), (power, heat, both) => {
        expect(togetherOf({ electricity: power, gas: heat, dual: both })).toEqual(
          togetherOf({ electricity, gas, dual }),
        );
      }),
    );
  });
});
