/** Every candidate gives the same years in the same order, without which its figures would mean nothing. */
import { expect, it } from 'vitest';
import { benchPlans, energyCandidates, engine, ordered } from './energy-prices.ts';

const plans = benchPlans(40);

it.each(energyCandidates)(
  '$name gives the same yearly costs as the engine, in the same order',
  (candidate) => {
    const years = ordered(plans, candidate);
    expect(years).toEqual(ordered(plans, engine));
    expect(years).toHaveLength(40);
    expect(years[0]?.cents).toBeLessThan(years[39]?.cents ?? 0);
  },
);
