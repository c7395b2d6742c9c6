/** Typed text split into the seven fields of a manual address: streets, places, and easy confusions. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseForm } from '../forms/parse-form.ts';
import { manualAddress, manualFields } from './manual-address.ts';
import { maxAddressLine } from './search-rules.ts';
import { splitTyped } from './split-typed.ts';

/** One line of `unit | lot | number | street | locality | state | postcode`. */
const split = (text: string): string => {
  const fields = splitTyped(text);
  return manualFields.map((name) => fields[name]).join('|');
};

describe('a whole address', () => {
  it.each([
    ['19 Quandong Road, Brunswick VIC 3056', '||19|Quandong Road|BRUNSWICK|VIC|3056'],
    ['19 quandong rd brunswick vic 3056', '||19|Quandong Rd|BRUNSWICK|VIC|3056'],
    ['1/19 quandong rd, brunswick', '1||19|Quandong Rd|BRUNSWICK||'],
    ['Lot 5 DP 1234 Quandong Rd Brunswick', '|5||Quandong Rd|BRUNSWICK||'],
    ['19 Quandong Rd, Brunswick, Australia', '||19|Quandong Rd|BRUNSWICK||'],
    ['103-107 quandong rd', '||103-107|Quandong Rd|||'],
    ['19 a quandong rd', '||19A|Quandong Rd|||'],
    ['3056 brunswick 19 quandong rd', '||19|Quandong Rd|BRUNSWICK|VIC|3056'],
    ['vic 3056 brunswick 19 quandong rd', '||19|Quandong Rd|BRUNSWICK|VIC|3056'],
    ['Brunswick VIC 3056, 19 Quandong Rd', '||19|Quandong Rd|BRUNSWICK|VIC|3056'],
    ['19, Quandong Road,, Brunswick, Victoria, 3056', '||19|Quandong Road|BRUNSWICK|VIC|3056'],
    ["4 o'connor st, O'Connor act 2602", "||4|O'Connor St|O'CONNOR|ACT|2602"],
    ['4 Guyra-Ebor Rd Guyra new south wales', '||4|Guyra-Ebor Rd|GUYRA|NSW|'],
    ['Drovers Tower, 95 Wirrabirra Tce, Brisbane', '||95|Wirrabirra Tce|BRISBANE||'],
    [
      'Unit 1, Quandong House, 19 Quandong Rd, Brunswick VIC 3056',
      '1||19|Quandong Rd|BRUNSWICK|VIC|3056',
    ],
    [
      'Quandong House, Unit 1, 19 Quandong Rd, Brunswick VIC 3056',
      '1||19|Quandong Rd|BRUNSWICK|VIC|3056',
    ],
    ['Villa 1 Sunny Village 19 Quandong Rd Brunswick', 'Villa 1||19|Quandong Rd|BRUNSWICK||'],
    ['Unit 12 Smith St, Brunswick', '||12|Smith St|BRUNSWICK||'],
    ['Shop 3 Westfield Parramatta 2150 NSW', '||3|Westfield|PARRAMATTA|NSW|2150'],
    ['95 Wirrabirra Tce, Ground Floor, Brisbane', 'Ground Floor||95|Wirrabirra Tce|BRISBANE||'],
    ['c/- Jo Smith, 19 Quandong Rd, Brunswick', '||19|Quandong Rd|BRUNSWICK||'],
    ['4/7 Sample Parade, NEWTOWN NSW 2042', '4||7|Sample Parade|NEWTOWN|NSW|2042'],
    ['Smith Street 12, Brunswick VIC 3056', '||12|Smith Street|BRUNSWICK|VIC|3056'],
    ['Smith Street 123, Brunswick VIC 3056', '||123|Smith Street|BRUNSWICK|VIC|3056'],
    ['19 Rosa St, Mount Victoria', '||19|Rosa St|MOUNT VICTORIA||'],
    ['19 Rosa St, Daylesford Victoria', '||19|Rosa St|DAYLESFORD|VIC|'],
    ['4 Rosa St, Canberra A.C.T. 2601', '||4|Rosa St|CANBERRA|ACT|2601'],
    ['8 3rd ave hobart', '||8|3rd Ave|HOBART||'],
    ['Ground Floor, 195 1st Avenue, Maylands', 'Ground Floor||195|1st Avenue|MAYLANDS||'],
    ['Shop 3 Ground Floor 12 1st Avenue', 'Shop 3||12|1st Avenue|||'],
    ['12 12 Mile Road, Dubbo NSW 2830', '||12|12 Mile Road|DUBBO|NSW|2830'],
    ['5a 12 mile creek rd dubbo', '||5A|12 Mile Creek Rd|DUBBO||'],
    ['Lot 5, 12 Mile Road, Dubbo', '|5||12 Mile Road|DUBBO||'],
    ['Lot 5, 12 12 Mile Road, Dubbo', '|5|12|12 Mile Road|DUBBO||'],
    ['Lot 5, 3/12 12 Mile Road', '3|5|12|12 Mile Road|||'],
    ['3/12 12 Mile Road', '3||12|12 Mile Road|||'],
    ['3 12 Mile End Rd Dubbo', '3||12|Mile End Rd|DUBBO||'],
    ['Lot 5, 12 Smith St', '|5|12|Smith St|||'],
    // A route or a number: the visitor is asked for the number.
    ['A12 Quandong Road, Brunswick VIC 3056', '|||A12 Quandong Road|BRUNSWICK|VIC|3056'],
    ['A12 Smith St, Highway Park VIC 3101', '|||A12 Smith St|HIGHWAY PARK|VIC|3101'],
    ['B100 Great Ocean Road, Lorne VIC 3232', '|||B100 Great Ocean Road|LORNE|VIC|3232'],
    ['m80 western ring rd greensborough', '|||M80 Western Ring Rd|GREENSBOROUGH||'],
    ['M3 Eastlink', '|||M3 Eastlink|||'],
    ['M7 Westlink Eastern Creek NSW', '|||M7 Westlink|EASTERN CREEK|NSW|'],
    ['M7 Westlink, Eastern Creek', '|||M7 Westlink|EASTERN CREEK||'],
    ['B1 Building, A12 Smith St, Kew VIC 3101', 'B1 Building|||A12 Smith St|KEW|VIC|3101'],
    ['A12, Smith St, Kew', '|||A12 Smith St|KEW||'],
    ['B100, Lorne VIC', '|||B100|LORNE|VIC|'],
    ['Shop 3, A1 Princes Hwy, Brunswick', 'Shop 3|||A1 Princes Hwy|BRUNSWICK||'],
    ['Unit 3, M4 Western Mtwy, Parramatta', '3|||M4 Western Mtwy|PARRAMATTA||'],
    ['Unit 3, M4 Western Motorway, Parramatta', '3|||M4 Western Motorway|PARRAMATTA||'],
    ['Unit 3, M1 Hume Fwy', '3|||M1 Hume Fwy|||'],
    ['Unit 3, Q1 Resort, 9 Hamilton Ave', '3|||Q1 Resort 9 Hamilton Ave|||'],
    ['Unit 3, A12 Smith St, Kew', '3||A12|Smith St|KEW||'],
    ['Q12 Quandong Road, Brunswick VIC 3056', '||Q12|Quandong Road|BRUNSWICK|VIC|3056'],
    ['A1234 Quandong Road, Brunswick', '||A1234|Quandong Road|BRUNSWICK||'],
    ['a12b quandong rd brunswick', '||A12B|Quandong Rd|BRUNSWICK||'],
    ['3/A12 Quandong, Brunswick', '3||A12|Quandong|BRUNSWICK||'],
    ['M4 Motorway, Parramatta', '|||M4 Motorway|PARRAMATTA||'],
    ['M1 Pacific Motorway, Brunswick', '|||M1 Pacific Motorway|BRUNSWICK||'],
    ['A1 Princes Hwy, Brunswick', '|||A1 Princes Hwy|BRUNSWICK||'],
    ['Q1 Resort, 9 Hamilton Ave, Brunswick', 'Q1 Resort||9|Hamilton Ave|BRUNSWICK||'],
    ['Q1 Resort 2204 Hamilton Ave, Brunswick', 'Q1 Resort||2204|Hamilton Ave|BRUNSWICK||'],
    ['C5 Building, 12 Smith St, Kew', 'C5 Building||12|Smith St|KEW||'],
    ['C5 Building, Lot 5, 12 Smith St, Kew', '|5||C5 Building 12 Smith St|KEW||'],
    ['Q1 Resort, 3/9 Hamilton Ave', '|||Q1 Resort 3/9 Hamilton Ave|||'],
    ['Q1 Hotel and Spa, 9 Hamilton Ave', 'Q1 Hotel and Spa||9|Hamilton Ave|||'],
    ['12½ High St, Albury NSW 2640', '||12|High St|ALBURY|NSW|2640'],
    ['12 ½ High St, Albury NSW 2640', '||12|High St|ALBURY|NSW|2640'],
    ['B1 Building, Q12 Smith St, Kew', 'B1 Building||Q12|Smith St|KEW||'],
    ['Q12 Smith St 3101 Kew', '||Q12|Smith St|KEW|VIC|3101'],
    ['Q12 Smith St, 9 Hamilton Ave, Kew', '|||Q12 Smith St 9 Hamilton Ave|KEW||'],
    ['A12 Smith St, Unit 3, Kew VIC 3101', '3||A12|Smith St|KEW|VIC|3101'],
    ['A12 Quandong Road, Level 2, Brunswick', 'Level 2||A12|Quandong Road|BRUNSWICK||'],
    ['Q12 Smith St, Highway Park VIC 3101', '||Q12|Smith St|HIGHWAY PARK|VIC|3101'],
    ['Jones House, A12 Smith St, Kew', '|||Jones House A12 Smith St|KEW||'],
    ['A1 Princes Hwy, Lot 5, Brunswick', '|5||A1 Princes Hwy|BRUNSWICK||'],
    ['RMB 123 Smith Rd, Dubbo NSW 2830', '||RMB 123|Smith Rd|DUBBO|NSW|2830'],
    ['rmb123a smith rd dubbo', '||RMB123A|Smith Rd|DUBBO||'],
    ['RSD 1234, Smith Rd, Dubbo NSW 2830', '||RSD 1234|Smith Rd|DUBBO|NSW|2830'],
    ['Smith Rd, RMS 12, Dubbo', '||RMS 12|Smith Rd|DUBBO||'],
    ['CMB 12, Dubbo NSW 2830', '||CMB 12||DUBBO|NSW|2830'],
    ['RMB 1234, 12 Smith Rd, Dubbo', '||12|Smith Rd|DUBBO||'],
    ['UG05 37 Smith St, Brunswick', 'UG05||37|Smith St|BRUNSWICK||'],
  ])('%s', (text, fields) => {
    expect(split(text)).toBe(fields);
  });
});

describe('a street name ends at its type', () => {
  it.each([
    ['12 St Kilda Rd Melbourne', 'St Kilda Rd|MELBOURNE'],
    ['12 old st kilda rd melbourne', 'Old St Kilda Rd|MELBOURNE'],
    ['12 fitzroy st st kilda', 'Fitzroy St|ST KILDA'],
    ['12 acland rd st kilda', 'Acland Rd|ST KILDA'],
    ['12 the parade norwood', 'The Parade|NORWOOD'],
    ['29 the causewalk fremantle', 'The Causewalk|FREMANTLE'],
    ['5 avenue rd glenelg', 'Avenue Rd|GLENELG'],
    ['5 the avenue glenelg', 'The Avenue|GLENELG'],
    ['12 high street rd glen waverley', 'High Street Rd|GLEN WAVERLEY'],
    ['12 grand view parade dubbo', 'Grand View Parade|DUBBO'],
    ['12 smith st lane cove', 'Smith St|LANE COVE'],
    ['12 lane cove rd ryde', 'Lane Cove Rd|RYDE'],
    ['12 smith st north melbourne', 'Smith St|NORTH MELBOURNE'],
    ['12 smith st n melbourne', 'Smith St N|MELBOURNE'],
    ['12 smith st north', 'Smith St North|'],
    ['12 victoria st brunswick', 'Victoria St|BRUNSWICK'],
    ['12 south australia rd dubbo', 'South Australia Rd|DUBBO'],
    ['12 quandong brunswick', 'Quandong|BRUNSWICK'],
    ['12 quandong', 'Quandong|'],
    ['12 st brannock', 'St Brannock|'],
    ['12 wa rd perth', 'Wa Rd|PERTH'],
    ['quandong rd brunswick', 'Quandong Rd|BRUNSWICK'],
  ])('%s', (text, both) => {
    const { StreetName, Locality } = splitTyped(text);
    expect(`${StreetName}|${Locality}`).toBe(both);
  });
});

it.each([
  ['brunswick', '||||BRUNSWICK||'],
  ['brunswick vic 3056', '||||BRUNSWICK|VIC|3056'],
  ['3056 brunswick', '||||BRUNSWICK|VIC|3056'],
  ['0800, darwin city', '||||DARWIN CITY|NT|0800'],
  ['3056', '|||||VIC|3056'],
  ['3056, Brunswick, VIC', '||||BRUNSWICK|VIC|3056'],
  ['3056 quandong rd', '||3056|Quandong Rd|||'],
  ['19', '||19||||'],
  ['PO Box 12, Brunswick VIC 3056', '||||||'],
  ['PO Box 12, Smith St, Brunswick VIC 3056', '||||||'],
  ['brunswick 3056 vic', '||||BRUNSWICK|VIC|3056'],
  ['', '||||||'],
])('splits a place alone: %s', (text, fields) => {
  expect(split(text)).toBe(fields);
});

it.each([
  ['Unit 3A, 19 Quandong Rd', '3A'],
  ['Shop 3, 19 Quandong Rd', 'Shop 3'],
  ['Level 2, 19 Quandong Rd', 'Level 2'],
  ['Suite 5, Level 2, 19 Quandong Rd', 'Suite 5 L2'],
  ['Apartment 305, Level 3, 19 Quandong Rd', '305 L3'],
  ['Warehouse 12345, 19 Quandong Rd', 'Warehouse 12345'],
  ['Ground floor 19 Quandong Rd', 'Ground Floor'],
  ['Rear 19 Quandong Rd', 'Rear'],
  ['Rear of 19 Quandong Rd', 'Rear'],
  ['Rear, Level 2, 19 Quandong Rd', 'Rear L2'],
  ['Cottage, 19 Quandong Rd', 'Cottage'],
  ['Studio, 19 Quandong Rd', 'Studio'],
  ['Penthouse, 19 Quandong Rd', 'Penthouse'],
  ['Penthouse, Rialto Towers, 19 Quandong Rd', 'Penthouse'],
  ['Granny flat, 19 Quandong Rd', 'Granny Flat'],
  ['Granny flat at 19 Quandong Rd', 'Granny Flat'],
  ['bungalow 19 Quandong Rd', 'Bungalow'],
  ['Granny flat 2/19 Quandong Rd', '2'],
  ['Studio Apartments, 19 Quandong Rd', ''],
  ['19 Bungalow St', ''],
])('puts unit and level in one field: %s', (text, unit) => {
  expect(splitTyped(text).UnitNumber).toBe(unit);
});

const piece = fc.oneof(
  fc.constantFrom(
    'unit',
    '3/',
    'lot',
    'level 2',
    '19',
    '103-107',
    'st',
    'rd',
    'kilda',
    'the',
    'vic',
    '3056',
    ',',
    'new south wales',
    'po box 1',
    'c/-',
    'cnr',
    'DP 12',
    '0800',
    'ß',
    'İ',
    '&',
    '#',
  ),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);

it('never throws, and no field is refused as too long', () => {
  const texts = fc.oneof(
    fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(' ')),
    fc.string({ unit: 'binary', maxLength: 600 }),
    fc.constantFrom('st '.repeat(7000), '1/'.repeat(300), `12 ${'x'.repeat(500)} rd`),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const fields = splitTyped(text);
      expect(Object.keys(fields)).toEqual(manualFields);
      const checked = parseForm(manualAddress, fields);
      const said = checked.ok ? [] : checked.errors.map(({ message }) => message);
      expect(said.filter((message) => !message.includes('required'))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

describe('a text longer than any address', () => {
  it('is read up to the maximum length of an address', () => {
    const start = `12 Smith${'.'.repeat(maxAddressLine)}`;
    expect(split(`${start}b Street, Brunswick VIC 3056`)).toBe(split(start));
    expect(split('19 Quandong Road,'.padEnd(maxAddressLine).concat('Brunswick'))).toBe(
      '||19|Quandong Road|||',
    );
  });
});

it.each(['Bungalow, QLD 4870', 'Bungalow', 'bungalow 4870', 'Bungalow, Cairns QLD'])(
  'does not read a suburb that sounds like a unit type as a unit: %s',
  (typed) => {
    expect(splitTyped(typed).UnitNumber).toBe('');
  },
);
