/** Names as people read them, and the order in which units follow each other. */
import { expect, it } from 'vitest';
import { inNaturalOrder, writtenName } from './written-names.ts';

it.each<[string, string | null]>([
  ['MOUNT WAVERLEY', 'Mount Waverley'],
  ["O'CONNOR", "O'Connor"],
  ['MCDONALD', 'McDonald'],
  ["D'AGUILAR", "D'Aguilar"],
  ["ST JOHN'S", "St John's"],
  ['KU-RING-GAI CHASE', 'Ku-Ring-Gai Chase'],
  ['1ST', '1st'],
  ['', null],
  ['  ', null],
  ['X'.repeat(101), null],
])('%s → %s', (upper, name) => {
  expect(writtenName(upper)).toBe(name);
});

it('orders numbers by their size and puts nothing first', () => {
  const sorted = ['10', 'B2', undefined, '2A', 'B10', '2', '1', 'A'].toSorted(inNaturalOrder);
  // JavaScript's own sort keeps undefined at the end.
  expect(sorted).toEqual(['1', '2', '2A', '10', 'A', 'B2', 'B10', undefined]);
  expect(inNaturalOrder(undefined, '1')).toBeLessThan(0);
  expect(inNaturalOrder('1', undefined)).toBeGreaterThan(0);
  expect(inNaturalOrder('007', '7')).not.toBe(0);
});
