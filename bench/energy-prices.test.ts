/** Every candidate gives the same years in the same order, without which its figures would mean nothing. */
import { expect, it } from 'vitest';
import { benchPlans, energyCandidates, engine, ordered } from './energy-prices.ts';

const plans = benchPlans(40);

it.each(energyCandidates)('$name: the years of the engine, in its order', (candidate) => {
  const years = ordered(plans, candidate);
  expect(years).toEqual(ordered(plans, engine));
  expect(years).toHaveLength(40);
  expect(years[0]?.cents).toBeLessThan(years[39]?.cents ?? 0);
});
