/** The format of displayed address lines. */
import { expect, it } from 'vitest';
import { addressLine, displayLine, type LineParts } from './display-line.ts';

const MURRAY: LineParts = {
  name: 'Murray',
  type: 'Road',
  suffix: null,
  locality: 'Brunswick',
  state: 'VIC',
  postcode: '3056',
  num: 19,
  lot: null,
  unit_type: null,
  unit: null,
  level_type: null,
  level: null,
  num_prefix: null,
  num_suffix: null,
  num_to_prefix: null,
  num_to: null,
  num_to_suffix: null,
};

it('a line ends in locality, state and postcode', () => {
  expect(displayLine(MURRAY)).toBe('19 Murray Road, Brunswick VIC 3056');
});

it.each<[string, Partial<LineParts>]>([
  ['19 Murray Road', {}],
  ['19 Murray Road West', { suffix: 'West' }],
  ['19 Murray', { type: null }],
  ['19A Murray Road', { num_suffix: 'A' }],
  ['C19-21D Murray Road', { num_prefix: 'C', num_to: 21, num_to_suffix: 'D' }],
  ['1/19 Murray Road', { unit_type: 'Unit', unit: '1' }],
  ['1/19 Murray Road', { unit_type: 'Flat', unit: '1' }],
  ['1/19 Murray Road', { unit: '1' }],
  ['1/19-21 Murray Road', { unit_type: 'Unit', unit: '1', num_to: 21 }],
  ['Shop 1, 19 Murray Road', { unit_type: 'Shop', unit: '1' }],
  ['Rear, 19 Murray Road', { unit_type: 'Rear' }],
  ['19 Murray Road', { unit_type: 'Flat' }],
  ['Level 2, 19 Murray Road', { level_type: 'Level', level: '2' }],
  ['Ground Floor, 19 Murray Road', { level_type: 'Ground Floor' }],
  ['Unit 1, Level 2, 19 Murray Road', { unit: '1', level_type: 'Level', level: '2' }],
  ['Lot 5 Murray Road', { num: 0, lot: '5' }],
  ['Unit 1, Lot 5 Murray Road', { num: 0, lot: '5', unit: '1' }],
  ['19 Murray Road', { lot: '5' }],
])('%s', (line, parts) => {
  expect(addressLine({ ...MURRAY, ...parts })).toBe(line);
});
