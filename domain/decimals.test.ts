/** Numbers are formatted as Intl formats them for Australian English. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decimals, grouped } from './decimals.ts';

const byIntl = (value: number, least: number, most: number) =>
  value.toLocaleString('en-AU', { minimumFractionDigits: least, maximumFractionDigits: most });

const digits = [
  [0, 2],
  [2, 2],
  [2, 4],
] as const;

it.each([
  0, 1, 0.5, 0.005, 1.005, 2.675, 0.00005, 1e-7, 1.99995, 9.995, 999.995, 999.99995, 1234.567,
  12_166.66667, 40.964999999999996, 8.004999999999999, 1_000_000, 123_456_789.125, 999_999_999_999,
])('formats %d as Intl does', (value) => {
  for (const [least, most] of digits) {
    expect(decimals(value, least, most)).toBe(byIntl(value, least, most));
  }
});

it('formats any price or amount as Intl does', () => {
  const values = fc.oneof(
    fc.double({ min: 0, max: 1e9, noNaN: true }),
    fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 1e5),
  );
  fc.assert(
    fc.property(values, fc.constantFrom(...digits), (value, [least, most]) => {
      expect(decimals(value, least, most)).toBe(byIntl(value, least, most));
    }),
    { numRuns: 2_000 },
  );
});

it('writes a minus sign as prices do', () => {
  expect([decimals(-5, 2, 4), decimals(-1_234.5, 0, 2)]).toEqual(['−5.00', '−1,234.5']);
});

it('groups digits by thousands', () => {
  expect(['1', '123', '1234', '1234567'].map(grouped)).toEqual(['1', '123', '1,234', '1,234,567']);
});
