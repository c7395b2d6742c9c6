/** The hours of a day add up to it, and its evening is the busiest. */
import { expect, it } from 'vitest';
import { visitsByHour } from './day-plan.ts';

it.each([24, 1_000, 7_777])('shares %i visits out among the hours', (visits) => {
  const hours = visitsByHour(visits);
  expect(hours).toHaveLength(24);
  expect(hours.reduce((sum, one) => sum + one, 0)).toBe(visits);
  expect(Math.min(...hours)).toBeGreaterThanOrEqual(0);
});

it('is busiest in the evening and quiet at night', () => {
  const hours = visitsByHour(10_000);
  expect(hours.indexOf(Math.max(...hours))).toBe(19);
  expect(hours[3]).toBeLessThan((hours[19] ?? 0) / 10);
});
