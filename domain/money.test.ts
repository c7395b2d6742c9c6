/** Money: rounding against the plan, and the format of an amount. */
import { expect, it } from 'vitest';
import { dollars, roundedCents, shortDollars } from './money.ts';

it('rounds half a cent up', () => {
  expect([roundedCents(1, 2), roundedCents(3, 2), roundedCents(49, 100)]).toEqual([1, 2, 0]);
});

it('writes dollars and cents, with thousands separated', () => {
  expect([0, 5, 4_550, 123_450, 100_000_000].map(dollars)).toEqual([
    '$0.00',
    '$0.05',
    '$45.50',
    '$1,234.50',
    '$1,000,000.00',
  ]);
  expect(dollars(-123_450)).toBe('−$1,234.50');
});

it('omits zero cents', () => {
  expect([0, 4_500, 1_999, 75_000].map(shortDollars)).toEqual(['$0', '$45', '$19.99', '$750']);
});
