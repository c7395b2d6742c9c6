/** Names in mixed case. */
import { expect, it } from 'vitest';
import { writtenName, writtenPart } from './written-name.ts';

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

it.each([
  ['QUANDONG HOUSE', 'Quandong House'],
  ['12A THE PARADE', '12A The Parade'],
  ['SUITE G01', 'Suite G01'],
  ['8 3RD', '8 3rd'],
  ['103A-107B', '103A-107B'],
  ['', ''],
])('%j → %j', (upper, part) => {
  expect(writtenPart(upper)).toBe(part);
});
