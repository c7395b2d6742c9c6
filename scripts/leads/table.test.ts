/** Tables for a terminal, however many rows they have. */
import { expect, it } from 'vitest';
import { table } from './table.ts';

it('a table has as many rows as there are deliveries in a year', () => {
  const rows = Array.from({ length: 200_000 }, (_, index) => [index, 'KJ-7F3K-9QWD']);
  expect(table(['tries', 'reference'], rows).split('\n')).toHaveLength(200_001);
});
