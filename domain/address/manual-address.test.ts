/** The manual address: every rule and message (spec: validation). */
import { describe, expect, it } from 'vitest';
import { errorOf, parseForm } from '../forms/parse-form.ts';
import {
  type ManualField,
  manualAddress,
  manualAddressLine,
  manualUnit,
  normaliseStreetName,
} from './manual-address.ts';

const good = {
  UnitNumber: '1',
  LotNumber: '',
  StreetNumber1: '19',
  StreetName: ' murray   ROAD, ',
  Locality: ' brunswick  east',
  State: 'VIC',
  Postcode: '3057',
};

function messageFor(field: ManualField, value: string | undefined): string | undefined {
  const result = parseForm(manualAddress, { ...good, [field]: value });
  return result.ok ? undefined : errorOf(result.errors, field);
}

describe('manual address', () => {
  it.each<[ManualField, string | undefined, string | undefined]>([
    ['UnitNumber', '', undefined],
    ['UnitNumber', undefined, undefined],
    ['UnitNumber', 'x'.repeat(31), 'Unit number is too long'],
    // Refused before the regular expression that would find a short number in it in quadratic time.
    ['UnitNumber', `1${' '.repeat(500)}/`, 'Unit number is too long'],
    ['StreetNumber1', `1${' '.repeat(500)}1`, 'Street number is too long'],
    ['Locality', `a${' '.repeat(500)}a`, 'Suburb/City is too long'],
    ['LotNumber', '5', undefined],
    ['LotNumber', 'x'.repeat(13), 'Lot number is too long'],
    ['LotNumber', `1${' '.repeat(500)}/`, 'Lot number is too long'],
    ['StreetNumber1', '', 'Street number is required'],
    ['StreetNumber1', '   ', 'Street number is required'],
    ['StreetNumber1', '-', 'Street number is required'],
    ['StreetName', '–, .', 'Street name is required'],
    ['StreetName', '🏠', 'Street name is required'],
    ['Locality', '- -', 'Suburb/City name required'],
    ['StreetName', '6th', undefined],
    ['StreetNumber1', '12A-14', undefined],
    ['StreetNumber1', '7', undefined],
    ['StreetNumber1', '1'.repeat(15), 'Street number is too long'],
    ['StreetName', '', 'Street name is required'],
    ['StreetName', ' , ', 'Street name is required'],
    ['StreetName', 'X', undefined],
    ['StreetName', 'x'.repeat(101), 'Street name is too long'],
    ['StreetName', 'x'.repeat(501), 'Street name is too long'],
    ['Locality', '', 'Suburb/City name required'],
    ['Locality', 'x'.repeat(61), 'Suburb/City is too long'],
    ['State', '', 'State is required'],
    ['State', 'XX', 'State is required'],
    ['State', undefined, 'State is required'],
    ['State', 'vic', 'State is required'],
    ...['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'].map(
      (state): [ManualField, string, undefined] => ['State', state, undefined],
    ),
    ['Postcode', '', 'Postcode is required'],
    ['Postcode', '12', 'Minimum 4 Numbers'],
    ['Postcode', 'abcd', 'Invalid Post Code'],
    ['Postcode', '12a', 'Invalid Post Code'],
    ['Postcode', '0100', 'Invalid Post Code'],
    ['Postcode', '0800', undefined],
    ['Postcode', '0299', undefined],
    ['Postcode', '30567', undefined],
    ['Postcode', ' 3 056 ', undefined],
    ['Postcode', 'VIC 3056', undefined],
  ])('%s %j: %s', (field, value, message) => {
    expect(messageFor(field, value)).toBe(message);
  });

  it('normalises spaces, capitals and the postcode', () => {
    const result = parseForm(manualAddress, { ...good, Postcode: '30571', extra: 'x' });
    expect(result).toEqual({
      ok: true,
      values: {
        UnitNumber: '1',
        LotNumber: '',
        StreetNumber1: '19',
        StreetName: 'Murray Road',
        Locality: 'BRUNSWICK EAST',
        State: 'VIC',
        Postcode: '3057',
      },
    });
    if (result.ok)
      expect(manualAddressLine(result.values)).toBe('1/19 Murray Road, BRUNSWICK EAST VIC 3057');
  });

  // Two spellings of one home would be two leads.
  it.each<[ManualField, string, string]>([
    ['Locality', 'Ku–ring–gai', 'KU-RING-GAI'],
    ['Locality', 'O’Connor', "O'CONNOR"],
    ['Locality', 'Albury, ', 'ALBURY'],
    ['StreetNumber1', '10 – 14', '10-14'],
    ['StreetNumber1', '10\u221214', '10-14'],
    ['StreetNumber1', '12a - 14,', '12a-14'],
    ['StreetNumber1', '12.', '12'],
    ['StreetNumber1', '１２', '12'],
    ['StreetNumber1', 'No 12', '12'],
    ['StreetNumber1', 'No. 12,', '12'],
    ['StreetNumber1', 'no12A', '12A'],
    ['StreetNumber1', '#12', '12'],
    ['StreetNumber1', '# 12 – 14', '12-14'],
    ['StreetNumber1', 'Number 12', '12'],
    ['StreetNumber1', 'No. #12', '12'],
    ['StreetNumber1', '№ 12', '12'],
    ['StreetNumber1', 'No Q12', 'Q12'],
    // A unit before the number goes into its own field (typed/unit-apart.ts).
    ['StreetNumber1', '#3, 12', '#3, 12'],
    ['StreetNumber1', 'No 3/12', 'No 3/12'],
    ['StreetNumber1', 'North 12', 'North 12'],
    ['StreetNumber1', 'Nook', 'Nook'],
    ['UnitNumber', '3,', '3'],
    ['UnitNumber', 'Flat No.', 'Flat No'],
    ['LotNumber', 'Lot 5,', '5'],
    ['Postcode', '３０５７', '3057'],
  ])('writes %s %j as %s', (field, value, written) => {
    const result = parseForm(manualAddress, { ...good, [field]: value });
    expect(result.ok && result.values[field]).toBe(written);
  });

  it.each([
    ['1', 'Unit', '1', '1/19'],
    ['G01', 'Unit', 'G01', 'G01/19'],
    ['A', 'Unit', 'A', 'A/19'],
    ['Unit 3', 'Unit', '3', '3/19'],
    ['u3', 'Unit', '3', '3/19'],
    ['Flat No 3', 'Flat', '3', '3/19'],
    ['Unit No. 12', 'Unit', '12', '12/19'],
    ['Flat No3', 'Flat', '3', '3/19'],
    ['Shop No G01', 'Shop', 'G01', 'Shop No G01, 19'],
    ['Flat No A', 'Flat', 'A', 'A/19'],
    ['Unit No. A', 'Unit', 'A', 'A/19'],
    ['Unit No.G', 'Unit', 'G', 'G/19'],
    ['Shop No.AB12', 'Shop', 'AB12', 'Shop No.AB12, 19'],
    ['Unit Number 3', 'Unit', '3', '3/19'],
    ['Apt. 3', 'Apartment', '3', '3/19'],
    ['Apt.3', 'Apartment', '3', '3/19'],
    ['Flat. 3', 'Flat', '3', '3/19'],
    ['U. 3', 'Unit', '3', '3/19'],
    ['Apt. No. 3', 'Apartment', '3', '3/19'],
    ['Flat. A', 'Flat', 'A', 'A/19'],
    ['Flat Number', 'Flat', 'Number', 'Number/19'],
    ['Flat No', 'Flat', 'No', 'No/19'],
    ['Flat North', 'Flat', 'North', 'North/19'],
    ['Flat Nor1', 'Flat', 'Nor1', 'Nor1/19'],
    ['Tower North', 'Tower', 'North', 'Tower North, 19'],
    ['Block Nova', 'Block', 'Nova', 'Block Nova, 19'],
    ['Shop 3', 'Shop', '3', 'Shop 3, 19'],
    ['shop3', 'Shop', '3', 'shop3, 19'],
    ['Apartment 1204', 'Apartment', '1204', '1204/19'],
    ['Suite 5 L2', 'Suite', '5 L2', 'Suite 5 L2, 19'],
    ['305 L3', 'Unit', '305 L3', '305 L3, 19'],
    ['Rear', 'Rear', null, 'Rear, 19'],
    ['Level 2', null, 'Level 2', 'Level 2, 19'],
    ['Ground Floor', null, 'Ground Floor', 'Ground Floor, 19'],
    ['Level 2 Suite 5', null, 'Level 2 Suite 5', 'Level 2 Suite 5, 19'],
  ])('reads the unit %s', (UnitNumber, type, id, line) => {
    expect(manualUnit(UnitNumber)).toEqual({ type, id });
    const result = parseForm(manualAddress, { ...good, UnitNumber });
    expect(result.ok && manualAddressLine(result.values)).toBe(
      `${line} Murray Road, BRUNSWICK EAST VIC 3057`,
    );
  });

  it('puts the lot before the street number', () => {
    const result = parseForm(manualAddress, { ...good, UnitNumber: '', LotNumber: '12' });
    expect(result.ok && manualAddressLine(result.values)).toBe(
      'Lot 12, 19 Murray Road, BRUNSWICK EAST VIC 3057',
    );
  });

  it.each([
    ['Lot 5', '5'],
    ['lot5', '5'],
    ['LOT No. 5A', '5A'],
    ['Lot no 5', '5'],
    ['Lot #5', '5'],
    ['Lot', ''],
    ['Lot nil', ''],
    ['Lot n/a', ''],
    ['Lot –', ''],
    ['Lot-5', '5'],
    ['Lot: 5', '5'],
    ['Lot.5', '5'],
    ['Lot number 5', '5'],
    ['Lotus', 'Lotus'],
    ['Lot North', 'North'],
  ])('reads the lot number from %s', (LotNumber, lot) => {
    const result = parseForm(manualAddress, { ...good, LotNumber });
    expect(result.ok && result.values.LotNumber).toBe(lot);
  });

  it.each([
    ['#3', '3'],
    ['# 3', '3'],
    ['3/', '3'],
    ['3 / ', '3'],
    ['Unit #3', 'Unit 3'],
    ['No 3', '3'],
    ['No. 3', '3'],
    ['No.3', '3'],
    ['no3a', '3a'],
    ['Number 3', '3'],
    ['No. #3', '3'],
    ['No G01', 'G01'],
    ['№ 3', '3'],
    ['North', 'North'],
    ['No', 'No'],
    ['3/4', '3/4'],
    ['Lot 3', 'Lot 3'],
  ])('reads the unit number from %s', (UnitNumber, unit) => {
    const result = parseForm(manualAddress, { ...good, UnitNumber });
    expect(result.ok && result.values.UnitNumber).toBe(unit);
  });

  it.each(['-', ' – ', '\u2212', 'n/a', 'N/A.', 'NA', 'nil', 'None', '#', '/'])(
    'ignores a unit and a lot of %j',
    (nothing) => {
      const result = parseForm(manualAddress, { ...good, UnitNumber: nothing, LotNumber: nothing });
      expect(result.ok && manualAddressLine(result.values)).toBe(
        '19 Murray Road, BRUNSWICK EAST VIC 3057',
      );
    },
  );

  it('lists every missing field in the order of the form', () => {
    const result = parseForm(manualAddress, {});
    expect(result.ok ? [] : result.errors).toEqual([
      { field: 'StreetNumber1', message: 'Street number is required' },
      { field: 'StreetName', message: 'Street name is required' },
      { field: 'Locality', message: 'Suburb/City name required' },
      { field: 'State', message: 'State is required' },
      { field: 'Postcode', message: 'Postcode is required' },
    ]);
  });

  it.each([
    ["o'connell street", "O'Connell Street"],
    ["a'beckett st", "A'Beckett St"],
    ["D'ARCY road", "D'Arcy Road"],
    ["l'estrange st", "L'Estrange St"],
    ['MCDONALD ROAD', 'McDonald Road'],
    ['saint-denis lane', 'Saint-Denis Lane'],
    ['côte d’azur way', "Côte D'Azur Way"],
    ['D‘Arcy–Irvine rd', "D'Arcy-Irvine Rd"],
    ['Oʼconnor\u2011smith ave', "O'Connor-Smith Ave"],
  ])('writes %s as %s', (typed, name) => {
    expect(normaliseStreetName(typed)).toBe(name);
    expect(normaliseStreetName(name)).toBe(name);
  });

  it('drops characters that nobody types', () => {
    const result = parseForm(manualAddress, {
      ...good,
      StreetName: 'A\u0000\uE000\u200Bb Street\r\n',
    });
    expect(result.ok && result.values.StreetName).toBe('Ab Street');
  });
});
