/** The printer of benchmark tables, and the helpers for its cells. */
import { describe, expect, it, vi } from 'vitest';
import { printTable, quantile } from './print-table.ts';

describe('printTable', () => {
  it('aligns names left and figures right, and allows headings of any length', () => {
    const log = vi.spyOn(console, 'log').mockReturnValue();
    printTable(
      'Title',
      ['', 'µs'],
      [['a heading of those below it'], ['one', '5'], ['twenty', '1,000']],
    );
    expect(log.mock.calls).toEqual([
      ['\nTitle\n           µs\na heading of those below it\none         5\ntwenty  1,000'],
    ]);
    log.mockRestore();
  });
});

it('quantile returns the value with the given share of values below it', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 99 - index);
  expect([0, 0.5, 0.95, 1].map((part) => quantile(hundred, part))).toEqual([0, 50, 95, 99]);
  expect([quantile([3], 0.5), quantile([], 0.5)]).toEqual([3, 0]);
});
