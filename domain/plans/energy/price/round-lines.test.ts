/** Lines rounded to whole cents add up to the rounded sum. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { roundedLines, wholeCents } from './round-lines.ts';

it.each([
  [[10.5], [11]],
  [
    [10.4, 20.4],
    [11, 20],
  ],
  [
    [10.4, 20.3, 5.3],
    [11, 20, 5],
  ],
  [
    [10.25, 20.75, -5.5],
    [10, 21, -5],
  ],
  [
    [10.5, 20.5, 0.5],
    [11, 21, 0],
  ],
  [
    [0.1 + 0.2, 0.7],
    [0, 1],
  ],
  [[], []],
])('rounds %j to %j', (amounts, lines) => {
  const total = lines.reduce((sum, one) => sum + one, 0);
  expect(wholeCents(amounts.reduce((sum, one) => sum + one, 0))).toBe(total);
  expect(roundedLines(amounts, total)).toEqual(lines);
});

it('ignores binary fractions when rounding', () => {
  expect(wholeCents(1.005 * 100)).toBe(101);
  expect(wholeCents(39_504.499_999_999_99)).toBe(39_505);
});

it('keeps the sum, and moves no line by more than a cent', () => {
  const amount = fc.integer({ min: -1_000_000, max: 10_000_000 }).map((parts) => parts / 137);
  fc.assert(
    fc.property(fc.array(amount, { maxLength: 12 }), (amounts) => {
      const exact = amounts.reduce((sum, one) => sum + one, 0);
      const lines = roundedLines(amounts, wholeCents(exact));
      expect(lines.reduce((sum, one) => sum + one, 0)).toBe(wholeCents(exact));
      for (const [index, line] of lines.entries()) {
        expect(Math.abs(line - (amounts[index] ?? 0))).toBeLessThan(1.000_001);
      }
    }),
  );
});
