/** The unit or lot in a typed street number. */
import { expect, it } from 'vitest';
import { manualAddressLine } from '../manual-address.ts';
import { unitApart } from './unit-apart.ts';

const entry = {
  LotNumber: '',
  StreetName: 'Murray Road',
  Locality: 'BRUNSWICK',
  State: 'VIC',
  Postcode: '3056',
} as const;

it.each([
  ['', '3/12', '3', '12'],
  ['', '3A/12B', '3A', '12B'],
  ['', 'Unit 3, 12', 'Unit 3', '12'],
  ['', 'Shop 3, 12-14', 'Shop 3', '12-14'],
  ['3', '3/12', '3', '12'],
  ['Unit 3', '3 / 12', 'Unit 3', '12'],
  ['Shop 3', '3/12', 'Shop 3', '12'],
  ['Shop 3', 'Unit 3/12', 'Shop 3', 'Unit 3/12'],
  ['', '3/12 - 14', '3', '12-14'],
  ['', '3/12–14', '3', '12-14'],
  ['', '#3/12', '3', '12'],
  ['', '# 3, 12', '3', '12'],
  ['', 'Unit #3/12', 'Unit 3', '12'],
  ['', 'No 3/12', '3', '12'],
  ['', 'No.3/12', '3', '12'],
  ['', 'Number 3/12', '3', '12'],
  ['', 'Apt. 3/12', 'Apt. 3', '12'],
  ['3', 'Flat. 3, 12', '3', '12'],
  ['3', '3, 12', '3', '12'],
  ['3a', '3A/12', '3a', '12'],
  ['Unit 3', 'Flat 3/12', 'Unit 3', '12'],
  ['Apt 3', 'Unit 3/12', 'Apt 3', '12'],
  // A part of these has no field, or is no unit that the form knows.
  ['', 'Level 2, 12', '', 'Level 2, 12'],
  ['', '1/2/12', '', '1/2/12'],
  ['', '2/3/12-14', '', '2/3/12-14'],
  ['', 'Bldg A 3/12', '', 'Bldg A 3/12'],
  // Ambiguous.
  ['4', '3/12', '4', '3/12'],
  ['', '12, 14', '', '12, 14'],
  ['', 'A, 12', '', 'A, 12'],
  ['', '12', '', '12'],
  ['', '12A', '', '12A'],
  ['', 'A12', '', 'A12'],
  ['', '12-14', '', '12-14'],
  ['', 'Unit 3', '', 'Unit 3'],
  ['', 'RMB 12', '', 'RMB 12'],
  ['3', '12', '3', '12'],
])('unit %j and number %j become %j and %j', (UnitNumber, StreetNumber1, unit, number) => {
  expect(unitApart({ ...entry, UnitNumber, StreetNumber1 })).toEqual({
    ...entry,
    UnitNumber: unit,
    StreetNumber1: number,
  });
});

it.each([
  ['', 'Lot 5/12', '5', '12'],
  ['', 'Lot-5/12', '5', '12'],
  ['', 'Lot number 5/1', '5', '1'],
  ['', 'lot: no. 5/12', '5', '12'],
  ['', 'Lot 5, 12–14', '5', '12-14'],
  ['', 'lot no. 5A/12', '5A', '12'],
  ['5a', 'Lot 5A/12', '5a', '12'],
  ['6', 'Lot 5/12', '6', 'Lot 5/12'],
  ['', 'Lotus/12', '', 'Lotus/12'],
])('lot %j and number %j become %j and %j', (LotNumber, StreetNumber1, lot, number) => {
  const apart = unitApart({ ...entry, UnitNumber: '', LotNumber, StreetNumber1 });
  expect([apart.UnitNumber, apart.LotNumber, apart.StreetNumber1]).toEqual(['', lot, number]);
});

it.each([
  ['', '3/12'],
  ['', 'Unit 3, 12'],
  ['', 'Shop 3, 12'],
  ['', '1/2/12'],
  ['', 'Bldg A 3/12'],
])(
  'unit %j and number %j give the same line before and after the split',
  (UnitNumber, StreetNumber1) => {
    const typed = { ...entry, UnitNumber, StreetNumber1 };
    const asShown = manualAddressLine(typed).replace('Unit 3, ', '3/');
    expect(manualAddressLine(unitApart(typed))).toBe(asShown);
  },
);
