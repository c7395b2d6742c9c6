/** The rebate percentages, year by year, checked against the department's circulars. */
import { describe, expect, it } from 'vitest';
import { ages, incomes } from './health-questions.ts';
import { rebateOn } from './health-rebate.ts';

const year = (day: string) =>
  ages.map((age) => incomes.map((income) => rebateOn(day, { age, income }) / 1000));

describe('the rebate', () => {
  it('is what circular 21/25 publishes from 1 April 2025 to 31 March 2026', () => {
    const published = [
      [24.288, 16.192, 8.095, 0],
      [28.337, 20.24, 12.143, 0],
      [32.385, 24.288, 16.192, 0],
    ];
    expect(year('2025-04-01')).toEqual(published);
    expect(year('2026-03-31')).toEqual(published);
  });

  it('is multiplied by the adjustment factor of 0.993 from 1 April 2026', () => {
    const adjusted = year('2026-03-31').map((row) =>
      row.map((percent) => Math.round(percent * 993) / 1000),
    );
    expect(year('2026-04-01')).toEqual(adjusted);
    expect(year('2027-06-30')).toEqual(adjusted);
  });
});
