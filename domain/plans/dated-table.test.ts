/** A row applies from its day until the next row's. */
import { expect, it } from 'vitest';
import { type DatedTable, rowOn } from './dated-table.ts';

const table: DatedTable<string> = [
  { from: '2025-04-01', row: 'old' },
  { from: '2026-04-01', row: 'new' },
];

it.each([
  ['2024-01-01', 'old'],
  ['2025-04-01', 'old'],
  ['2026-03-31', 'old'],
  ['2026-04-01', 'new'],
  ['2031-01-01', 'new'],
])('on %s the %s row applies', (day, row) => {
  expect(rowOn(table, day)).toBe(row);
});
