/** Seeds 5,000 to 9,999: the engine and the slow program agree to the cent, and most plans have a price. */
import { expect, it } from 'vitest';
import { disagreements, generatedSample } from './compared.ts';

it('agrees on 5,000 more', () => {
  expect(disagreements(5_000, 10_000)).toEqual([]);
});

it('nine in ten have a price, and the others every reason that a plan can be drawn with', () => {
  const samples = Array.from({ length: 600 }, (_, seed) => generatedSample(9_000 + seed));
  const reasons = samples.flatMap(({ slow }) => ('reason' in slow ? [slow.reason] : []));
  expect(reasons.length).toBeLessThan(100);
  expect([...new Set(reasons)].sort()).toEqual([
    ...['flexible', 'membership-term', 'not-for-this-home'],
    ...['unit-unknown', 'units-disagree', 'unreadable-time', 'wholesale'],
  ]);
});
