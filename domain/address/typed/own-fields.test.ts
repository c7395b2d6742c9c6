/** A street number that is repeated in the street's name. */
import { expect, it } from 'vitest';
import { inOwnFields } from './own-fields.ts';

const place = { LotNumber: '', Locality: 'BRUNSWICK', State: 'VIC', Postcode: '3056' } as const;

it.each([
  ['', '12', '12 Murray Road', '', '12', 'Murray Road'],
  ['', '12a', '12A Murray Road', '', '12a', 'Murray Road'],
  ['', '12 – 14', "12-14 O'Connor St, North", '', '12 – 14', "O'Connor St, North"],
  ['', '12', '12 Broadway', '', '12', 'Broadway'],
  ['', '12', '12 1st Avenue', '', '12', '1st Avenue'],
  ['', 'A12', 'A12 Smith St', '', 'A12', 'Smith St'],
  ['3', '12', '3/12 Murray Road', '3', '12', 'Murray Road'],
  ['3', '12', 'Unit 3, 12 Murray Road', '3', '12', 'Murray Road'],
  ['', '12', '3/12 Murray Road', '3', '12', 'Murray Road'],
  ['', '3/12', '3/12 Murray Road', '3', '12', 'Murray Road'],
  // Names that begin with a number, and numbers that mean something else.
  ['', '12', '12 Mile Road', '', '12', '12 Mile Road'],
  ['', '5', '5 Ways', '', '5', '5 Ways'],
  ['', '12', '12 Street', '', '12', '12 Street'],
  ['', '1', '1st Avenue', '', '1', '1st Avenue'],
  ['', '12', '14 Murray Road', '', '12', '14 Murray Road'],
  ['4', '12', '3/12 Murray Road', '4', '12', '3/12 Murray Road'],
  ['', '12', 'Lot 5, 12 Murray Road', '', '12', 'Lot 5, 12 Murray Road'],
  ['', '12', 'Level 2, 12 Murray Road', '', '12', 'Level 2, 12 Murray Road'],
  ['', '12', 'Rear 12 Murray Road', '', '12', 'Rear 12 Murray Road'],
  ['', '12', 'Granny Flat, 12 Murray Road', '', '12', 'Granny Flat, 12 Murray Road'],
  ['', '12', 'Bungalow 12 Murray Road', '', '12', 'Bungalow 12 Murray Road'],
  ['', '12', 'Tower 2, 3/12 Murray Road', '', '12', 'Tower 2, 3/12 Murray Road'],
  ['', '12', 'Building C, Unit 3, 12 Murray Rd', '', '12', 'Building C, Unit 3, 12 Murray Rd'],
  ['', '12', '12', '', '12', '12'],
  ['', '12', 'Murray Road', '', '12', 'Murray Road'],
])(
  'unit %j, number %j, street %j become %j, %j, %j',
  (UnitNumber, StreetNumber1, StreetName, ...parts) => {
    const found = inOwnFields({ ...place, UnitNumber, StreetNumber1, StreetName });
    expect([found.UnitNumber, found.StreetNumber1, found.StreetName]).toEqual(parts);
  },
);
