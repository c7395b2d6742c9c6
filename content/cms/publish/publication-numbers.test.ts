/** The numbers of publications over time; with a real CMS: tests/keystone/api/restored-numbers.test.ts. */
import { expect, it } from 'vitest';
import { numberAt } from './publication-numbers.ts';

it('a number climbs with each second, above those from before numbers climbed, and is an Int for decades', () => {
  const day = Date.UTC(2026, 0, 1);
  expect(numberAt(day + 1000)).toBe(numberAt(day) + 1);
  expect(numberAt(day)).toBeGreaterThan(100_000_000);
  expect(numberAt(Date.UTC(2088, 0, 1))).toBeLessThan(2 ** 31);
});
