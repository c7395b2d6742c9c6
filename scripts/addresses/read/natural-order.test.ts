/** The order of units. */
import { expect, it } from 'vitest';
import { inNaturalOrder } from './natural-order.ts';

it('numbers are ordered by value, and a missing one comes first', () => {
  const sorted = ['10', 'B2', undefined, '2A', 'B10', '2', '1', 'A'].toSorted(inNaturalOrder);
  // JavaScript's own sort keeps undefined at the end.
  expect(sorted).toEqual(['1', '2', '2A', '10', 'A', 'B2', 'B10', undefined]);
  expect(inNaturalOrder(undefined, '1')).toBeLessThan(0);
  expect(inNaturalOrder('1', undefined)).toBeGreaterThan(0);
  expect(inNaturalOrder('007', '7')).not.toBe(0);
});
