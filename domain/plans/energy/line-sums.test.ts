/** The lines of a price in words, in bill order, each with arithmetic that a reader can check. */
import { describe, expect, it } from 'vitest';
import { discountWords, groupedLines, monthWords, rateWords, sumWords } from './line-sums.ts';
import type { PriceLine } from './price-line.ts';

const line = (change: Partial<PriceLine>): PriceLine => ({
  kind: 'usage',
  fuel: 'Electricity',
  label: 'Peak',
  sum: null,
  cents: 100,
  ...change,
});

describe('groups', () => {
  it('follow the order of a bill, whatever the order of the lines', () => {
    const lines = [
      line({ kind: 'fee', fuel: null }),
      line({ label: 'Off-peak' }),
      line({ kind: 'supply' }),
      line({ label: 'Peak' }),
    ];
    expect(groupedLines(lines).map(({ title, lines }) => [title, lines.length])).toEqual([
      ['Supply', 1],
      ['Usage', 2],
      ['Fees', 1],
    ]);
  });

  it('name the fuel where a price covers both, and lose no line', () => {
    const lines = [
      line({}),
      line({ kind: 'supply', fuel: 'Gas' }),
      line({ kind: 'fee', fuel: null }),
    ];
    const groups = groupedLines(lines);
    expect(groups.map(({ title }) => title)).toEqual(['Electricity: usage', 'Gas: supply', 'Fees']);
    expect(groups.flatMap((group) => group.lines)).toHaveLength(lines.length);
  });
});

describe('a sum', () => {
  it.each<[PriceLine['sum'], string | null]>([
    [{ quantity: 365, unit: 'days', centsEach: 110.0033 }, '365 days × 110.0033c'],
    [{ quantity: 1, unit: 'days', centsEach: 110 }, '1 day × 110.00c'],
    [{ quantity: 1_234.567, unit: 'kWh', centsEach: 38.5 }, '1,234.57 kWh × 38.50c'],
    [{ quantity: 24_000, unit: 'MJ', centsEach: 4.12 }, '24,000 MJ × 4.12c'],
    [{ quantity: 3, unit: 'kW', centsEach: 12_166.66667 }, '3 kW × $121.6667'],
    [{ quantity: 10, unit: '%', centsEach: -1_200 }, '10% of $1,200.00'],
    [{ quantity: 2, unit: '%', centsEach: -1_171.5017 }, '2% of $1,171.50'],
    [{ quantity: 2_000, unit: 'kWh', centsEach: -5 }, '2,000 kWh × 5.00c'],
    [null, null],
  ])('of %o is written as %s', (sum, words) => {
    expect(sumWords({ sum })).toBe(words);
  });
});

it('amounts and rates keep enough digits to be checked', () => {
  expect([rateWords(999.99995), rateWords(1_000), rateWords(0)]).toEqual([
    '1,000.00c',
    '$10.00',
    '0.00c',
  ]);
  expect(monthWords(141_234)).toBe('about $118 a month');
  expect(monthWords(1_412_340)).toBe('about $1,177 a month');
  // A home that exports a lot may be paid.
  expect(monthWords(-7_788)).toBe('about −$6 a month');
});

it('a discount states its condition, and its saving where that is known', () => {
  const paid = { name: 'On time', condition: 'Pay by the due date', cents: 4_290 };
  expect(discountWords(paid)).toBe('On time: Pay by the due date. Saves $42.90 a year.');
  expect(discountWords({ name: 'Credit', condition: '$50 off.', cents: null })).toBe(
    'Credit: $50 off.',
  );
});
