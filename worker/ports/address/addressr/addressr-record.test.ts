/** addressr's lines and nested records, in the port's shapes. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { answered, lineOf, recordOf } from './addressr-record.ts';

describe('a line', () => {
  it.each([
    ['19 QUANDONG RD, BRUNSWICK VIC 3056', '19 Quandong Road, Brunswick VIC 3056'],
    [
      'UNIT 1, 109 KIRRIBILLI AV, KIRRIBILLI NSW 2061',
      '1/109 Kirribilli Avenue, Kirribilli NSW 2061',
    ],
    ['SHOP 3, 12A THE PARADE, NORWOOD SA 5067', 'Shop 3, 12A The Parade, Norwood SA 5067'],
    [
      'LEVEL 25, TOWER 3, 300 BARANGAROO AV, BARANGAROO NSW 2000',
      'Level 25, Tower 3, 300 Barangaroo Avenue, Barangaroo NSW 2000',
    ],
    [
      'UNIT 1, QUANDONG HOUSE, 23 QUANDONG RD, BRUNSWICK VIC 3056',
      'Unit 1, Quandong House, 23 Quandong Road, Brunswick VIC 3056',
    ],
    ['LOT 5 MURRAY ST NORTH, DUBBO NSW 2830', 'Lot 5 Murray Street North, Dubbo NSW 2830'],
    ['103-107 ST KILDA RD, ST KILDA VIC 3182', '103-107 St Kilda Road, St Kilda VIC 3182'],
    ["4 O'DOWDIE ST, O'CONNOR ACT 2602", "4 O'Dowdie Street, O'Connor ACT 2602"],
    ['5 ST, PERTH WA 6000', '5 St, Perth WA 6000'],
    ['BARANGAROO', 'Barangaroo'],
    ['', ''],
  ])('%s', (sla, line) => {
    expect(lineOf(sla)).toBe(line);
  });
});

const whole = {
  pid: 'GANSW1',
  sla: 'LEVEL 2, SUITE G1, DROVERS TOWER, RMB16A-18B MURRAY ST WEST, DUBBO NSW 2830',
  structured: {
    buildingName: 'DROVERS TOWER',
    lotNumber: { prefix: 'A', number: '5', suffix: 'B' },
    flat: { type: { code: 'SE', name: 'SUITE' }, prefix: 'G', number: 1 },
    level: { type: { code: 'L', name: 'LEVEL' }, number: 2 },
    number: { prefix: 'RMB', number: 16, suffix: 'A', last: { number: 18, suffix: 'B' } },
    street: {
      name: 'MURRAY',
      type: { code: 'STREET', name: 'ST' },
      class: { code: 'C', name: 'CONFIRMED' },
      suffix: { code: 'W', name: 'WEST' },
    },
    confidence: 0,
    locality: { name: 'DUBBO', class: { code: 'G', name: 'GAZETTED LOCALITY' } },
    state: { name: 'NEW SOUTH WALES', abbreviation: 'NSW' },
    postcode: '2830',
  },
};

const recordIn = (value: unknown) => {
  const parsed = v.parse(answered, value);
  return 'sla' in parsed ? recordOf(parsed) : null;
};

describe('a record', () => {
  it('has every field that addressr has', () => {
    expect(recordIn(whole)).toEqual({
      AddressSiteId: null,
      BuildingName: 'Drovers Tower',
      AddressLine: 'Level 2, Suite G1, Drovers Tower, RMB16A-18B Murray Street West',
      LotNumber: 'A5B',
      UnitType: 'Suite',
      UnitNumber: 'G1',
      LevelType: 'Level',
      LevelNumber: '2',
      StreetNumberPrefix1: 'RMB',
      StreetNumber1: '16',
      StreetNumberSuffix1: 'A',
      StreetNumberPrefix2: null,
      StreetNumber2: '18',
      StreetNumberSuffix2: 'B',
      StreetName: 'Murray',
      StreetType: 'Street',
      StreetSuffix: 'West',
      Locality: 'Dubbo',
      State: 'NSW',
      Postcode: '2830',
      LegalParcelId: null,
      PropertyId: null,
      GnafPropertyId: null,
      AddressConfidence: '0',
      StreetReliability: null,
      LocalityReliability: null,
      DateCreated: null,
      DateModified: null,
      DateRetired: null,
    });
  });

  it('has null for what is left out', () => {
    const { street, locality, postcode } = whole.structured;
    const few = {
      street: { name: street.name },
      locality,
      postcode,
      state: { abbreviation: 'nsw' },
    };
    const record = recordIn({ sla: 'LOT 5 MURRAY, DUBBO NSW 2830', structured: few });
    expect(record).toMatchObject({
      AddressLine: 'Lot 5 Murray',
      State: 'NSW',
      StreetType: null,
      StreetNumber1: null,
      UnitNumber: null,
      LotNumber: null,
      AddressConfidence: null,
    });
  });
});
