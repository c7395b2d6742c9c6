/** The parser of typed text: designators, numbers, and the words it leaves to the street's name. */
import { describe, expect, it } from 'vitest';
import {
  type ParsedAddress,
  parseAddress,
  parseAfterBuilding,
  parseOtherwise,
} from './parse-typed.ts';

type Short = [unit: string, level: string, lot: string, number: string, words: string];

const end = (number: ParsedAddress['number']): string =>
  number === null ? '' : `${number.prefix ?? ''}${number.value}${number.suffix ?? ''}`;

const part = (value: ParsedAddress['unit']): string =>
  value === null ? '' : [value.type, value.id].filter((text) => text !== null).join(' ');

const short = (parsed: ParsedAddress): Short => [
  part(parsed.unit),
  part(parsed.level),
  parsed.lot ?? '',
  [end(parsed.number), end(parsed.numberTo)].filter((text) => text !== '').join('-'),
  parsed.words.join(' '),
];

describe('a number after the street name', () => {
  it.each([
    ['Quandong St 19, Brunswick VIC 3056', 19, 'quandong st brunswick vic 3056'],
    ['quandong st 1/19 brunswick', 19, 'quandong st brunswick'],
    ['quandong rd 19', 19, 'quandong rd'],
    ['Smith St 12 St Kilda', 12, 'smith st kilda'],
    ['Smith St 12 Lane Cove', 12, 'smith st lane cove'],
    ['Smith St 1234 Brunswick 3056', 1234, 'smith st brunswick 3056'],
    ['Mill Court 12 Brunswick', 12, 'mill court brunswick'],
    ['Brunswick VIC, Quandong Road 19', 19, 'brunswick vic quandong road'],
  ])('is read as the street number: %s', (typed, number, words) => {
    const parsed = parseAddress(typed);
    expect([parsed.number?.value, parsed.words.join(' ')]).toEqual([number, words]);
  });

  it.each([
    'quandong rd 305',
    'quandong rd 3056',
    'quandong rd 3056 brunswick',
    'Mill Court, 12 Smith St',
    'Drovers Tower, 95 Wirrabirra Tce',
    'the 12 apostles',
  ])('is not read as the street number: %s', (typed) => {
    expect(parseAddress(typed).number).toBeNull();
  });
});

describe('parseAddress', () => {
  it.each<[string, ...Short]>([
    ['12 Murray Rd', '', '', '', '12', 'murray rd'],
    ['3/12 murray rd', '3', '', '', '12', 'murray rd'],
    ['3 / 12 murray rd', '3', '', '', '12', 'murray rd'],
    ['3/12-14 murray rd', '3', '', '', '12-14', 'murray rd'],
    ['3a/12b murray', '3A', '', '', '12B', 'murray'],
    ['G01/95 george st', 'G01', '', '', '95', 'george st'],
    ['a/12 murray', 'A', '', '', '12', 'murray'],
    ['AB/12 Murray Rd', 'AB', '', '', '12', 'murray rd'],
    ['ab / 12-14 murray rd', 'AB', '', '', '12-14', 'murray rd'],
    ['abc/12 murray rd', '', '', '', '', 'abc 12 murray rd'],
    // A letter before the number.
    ['A12 Murray Rd', '', '', '', 'A12', 'murray rd'],
    ['a12b murray rd brunswick 3056', '', '', '', 'A12B', 'murray rd brunswick 3056'],
    ['A12 St Brannock Ave', '', '', '', 'A12', 'st brannock ave'],
    ['3/A12 Murray Rd', '3', '', '', 'A12', 'murray rd'],
    ['Unit 3, A12 Murray Rd', 'Unit 3', '', '', 'A12', 'murray rd'],
    ['a12', '', '', '', '', 'a12'],
    ['a12 m', '', '', '', '', 'a12 m'],
    ['m4 motorway', '', '', '', '', 'm4 motorway'],
    ['a12 3 murray rd', '', '', '', '', 'a12 3 murray rd'],
    ['unit 3 12 murray', 'Unit 3', '', '', '12', 'murray'],
    ['Unit 3, 12 Murray', 'Unit 3', '', '', '12', 'murray'],
    ['unit 3/12 murray', 'Unit 3', '', '', '12', 'murray'],
    ['unit3 12 murray', 'Unit 3', '', '', '12', 'murray'],
    ['unit a 12 murray', 'Unit A', '', '', '12', 'murray'],
    ['u3/12 murray', 'Unit 3', '', '', '12', 'murray'],
    ['u 3 12 murray', 'Unit 3', '', '', '12', 'murray'],
    ['house 12 murray rd', '', '', '', '12', 'murray rd'],
    ['House number 12, Murray Rd', '', '', '', '12', 'murray rd'],
    ['house 3, 12 murray rd', 'House 3', '', '', '12', 'murray rd'],
    ['house 3/12 murray rd', 'House 3', '', '', '12', 'murray rd'],
    ['flat 2b 7 murray', 'Flat 2B', '', '', '7', 'murray'],
    ['building 3, 12 murray rd', 'Building 3', '', '', '12', 'murray rd'],
    ['Tower B, 12 Murray Rd', 'Tower B', '', '', '12', 'murray rd'],
    ['tower 2 level 5 12 murray rd', 'Tower 2', 'Level 5', '', '12', 'murray rd'],
    ['Tower 2, Unit 305, 12 Murray Rd', 'Unit 305', '', '', '12', 'murray rd'],
    ['block b 3/12 murray rd', '3', '', '', '12', 'murray rd'],
    ['strata unit 4, 12 murray rd', 'Strata Unit 4', '', '', '12', 'murray rd'],
    ['maisonette 2/12 murray rd', 'Maisonette 2', '', '', '12', 'murray rd'],
    ['Granny flat, 12 Murray Rd', '', '', '', '12', 'murray rd'],
    ['Bungalow, 12 Murray Rd', '', '', '', '12', 'murray rd'],
    ['bungalow 2, 12 murray rd', '2', '', '', '12', 'murray rd'],
    ['granny flat 2/12 murray rd', '2', '', '', '12', 'murray rd'],
    ['Unit 3.01, 12 Murray Rd', 'Unit 301', '', '', '12', 'murray rd'],
    ['12.04/12 murray rd', '1204', '', '', '12', 'murray rd'],
    ['RMB 1234, 12 Murray Rd', '', '', '', '12', 'murray rd'],
    ['RMB1234 12 Murray Rd', '', '', '', '12', 'murray rd'],
    ['PO Box 12, 1234 Murray Rd', '', '', '', '1234', 'murray rd'],
    ['PO Box 12 3056 Brunswick', '', '', '', '', ''],
    ['Lot A Murray Rd', '', '', 'A', '', 'murray rd'],
    ['lot a 12 murray rd', '', '', 'A', '12', 'murray rd'],
    ['lot a', '', '', '', '', 'lot a'],
    ['Level G, 12 Murray Rd', '', 'Level G', '', '12', 'murray rd'],
    ['suite 5 level g 12 murray rd', 'Suite 5', 'Level G', '', '12', 'murray rd'],
    ['level g murray', '', '', '', '', 'level g murray'],
    ['Rear 7, 12 Murray Rd', 'Rear 7', '', '', '12', 'murray rd'],
    ['rear 12 murray rd', 'Rear', '', '', '12', 'murray rd'],
    ['12 tower rd', '', '', '', '12', 'tower rd'],
    ['12 hall st byron bay 2481', '', '', '', '12', 'hall st byron bay 2481'],
    ['12 mill garage 3 rd', '', '', '', '12', 'mill garage 3 rd'],
    ['shop 4 9 murray', 'Shop 4', '', '', '9', 'murray'],
    ['apt 4 9 murray', 'Apartment 4', '', '', '9', 'murray'],
    ['3 12 murray rd', '3', '', '', '12', 'murray rd'],
    ['3 12-14 murray rd', '3', '', '', '12-14', 'murray rd'],
    ['16-18 murray', '', '', '', '16-18', 'murray'],
    ['16 - 18 murray', '', '', '', '16-18', 'murray'],
    ['16–18 murray', '', '', '', '16-18', 'murray'],
    ['16\u221218 murray', '', '', '', '16-18', 'murray'],
    ['16a-18b murray', '', '', '', '16A-18B', 'murray'],
    ['12A murray', '', '', '', '12A', 'murray'],
    ['12a', '', '', '', '12A', ''],
    ['0012 murray', '', '', '', '12', 'murray'],
    ['19murray rd', '', '', '', '19', 'murray rd'],
    ['level 2 95 george st', '', 'Level 2', '', '95', 'george st'],
    ['level 2/95 george st', '', 'Level 2', '', '95', 'george st'],
    ['l2 95 george st', '', 'Level 2', '', '95', 'george st'],
    ['floor 2, 95 george', '', 'Floor 2', '', '95', 'george'],
    ['suite 5 level 2 95 george', 'Suite 5', 'Level 2', '', '95', 'george'],
    ['level 2 suite 5/95 george', 'Suite 5', 'Level 2', '', '95', 'george'],
    ['5/level 2 95 george', '5', 'Level 2', '', '95', 'george'],
    ['ground floor 95 george', '', 'Ground Floor', '', '95', 'george'],
    ['Basement 2, 95 george', '', 'Basement 2', '', '95', 'george'],
    ['Shop 3, ground floor 1, 95 george', 'Shop 3', 'Ground Floor 1', '', '95', 'george'],
    ['ground floor 2/95 george', '2', 'Ground Floor', '', '95', 'george'],
    ['Ground Floor, 195 1st Avenue', '', 'Ground Floor', '', '195', '1st avenue'],
    ['ground floor 195 1st', '', 'Ground Floor', '', '195', '1st'],
    ['Shop 3 Ground Floor 12 1st Avenue', 'Shop 3', 'Ground Floor', '', '12', '1st avenue'],
    ['ground floor 1, 95 3rd ave', '', 'Ground Floor 1', '', '95', '3rd ave'],
    ['LG2/37 smith', 'LG2', '', '', '37', 'smith'],
    ['UG05/37 smith', 'UG05', '', '', '37', 'smith'],
    ['UG05 37 Smith St', 'UG05', '', '', '37', 'smith st'],
    ['lg2 37-39 smith st', 'LG2', '', '', '37-39', 'smith st'],
    ['UB12/5 smith', 'Unit B12', '', '', '5', 'smith'],
    ['ub12 5 smith st', 'Unit B12', '', '', '5', 'smith st'],
    ['lvl2/37 smith', '', 'Level 2', '', '37', 'smith'],
    ['u g3/37 smith', 'Unit G3', '', '', '37', 'smith'],
    ['3ab/36 smith', '3AB', '', '', '36', 'smith'],
    ['lot 5 murray rd', '', '', '5', '', 'murray rd'],
    ['lot5a murray rd', '', '', '5A', '', 'murray rd'],
    ['lot 5 12 murray rd', '', '', '5', '12', 'murray rd'],
    ['24 Level Crossing Rd', '', '', '', '24', 'level crossing rd'],
    ['level crossing rd', '', '', '', '', 'level crossing rd'],
    ['24 Lot St', '', '', '', '24', 'lot st'],
    ['flat rock rd', '', '', '', '', 'flat rock rd'],
    ['12 unit st', '', '', '', '12', 'unit st'],
    ['1st avenue', '', '', '', '', '1st avenue'],
    ['12 3rd ave', '', '', '', '12', '3rd ave'],
    ['2/12 3rd ave', '2', '', '', '12', '3rd ave'],
    ["4 O'Connor St", '', '', '', '4', 'oconnor st'],
    ['4 o´connor st', '', '', '', '4', 'oconnor st'],
    ['4 o’connor st', '', '', '', '4', 'oconnor st'],
    ['4 Guyra-Ebor Rd', '', '', '', '4', 'guyra ebor rd'],
    ['4 Café Pérouse', '', '', '', '4', 'cafe perouse'],
    ['１９ Ｍｕｒｒａｙ', '', '', '', '19', 'murray'],
    ['murray rd brunswick 3056', '', '', '', '', 'murray rd brunswick 3056'],
    ['3056', '', '', '', '3056', ''],
    ['1234567 murray', '', '', '', '', '1234567 murray'],
    ['murray murray rd', '', '', '', '', 'murray rd'],
    // Units, levels and lots in more words, and after the street.
    ['Unit 3A, Level 2, 95-97 George St', 'Unit 3A', 'Level 2', '', '95-97', 'george st'],
    ['Level 2, Unit 3A/95 George St', 'Unit 3A', 'Level 2', '', '95', 'george st'],
    ['3/95-97 george st', '3', '', '', '95-97', 'george st'],
    ['Shop G03, 21 Murray Rd', 'Shop G03', '', '', '21', 'murray rd'],
    ['shop g03', 'Shop G03', '', '', '', ''],
    ['shop 3-4, 21 murray', 'Shop 3', '', '', '21', 'murray'],
    ['shop 3 & 4, 21 murray', 'Shop 3', '', '', '21', 'murray'],
    ['unit 3-12 murray', 'Unit 3', '', '', '12', 'murray'],
    ['u3-12 murray', 'Unit 3', '', '', '12', 'murray'],
    ['Unit No. 3, 12 murray', 'Unit 3', '', '', '12', 'murray'],
    ['#3/19 murray', '3', '', '', '19', 'murray'],
    ['Unit #3, 19 murray', 'Unit 3', '', '', '19', 'murray'],
    ['2/3/95 george st', '3', '', '', '95', 'george st'],
    ['3\\19 murray', '3', '', '', '19', 'murray'],
    ['2nd floor, 95 george st', '', 'Floor 2', '', '95', 'george st'],
    ['level 2-3, 95 george st', '', 'Level 2', '', '95', 'george st'],
    ['95 George St, Level 2, Sydney', '', 'Level 2', '', '95', 'george st sydney'],
    ['211 North Tce level 2 suite 5', 'Suite 5', 'Level 2', '', '211', 'north tce'],
    ['95 George St, Suite 5, L2, Sydney', 'Suite 5', 'Level 2', '', '95', 'george st sydney'],
    ['95 george st unit 5/level 2', 'Unit 5', 'Level 2', '', '95', 'george st'],
    ['95 George St, 2nd Floor, Sydney', '', 'Floor 2', '', '95', 'george st sydney'],
    ['95 George St, Suite 5, Ground Floor', 'Suite 5', 'Ground Floor', '', '95', 'george st'],
    ['95 george st basement sydney', '', 'Basement', '', '95', 'george st sydney'],
    ['95 old basement rd', '', '', '', '95', 'old basement rd'],
    ['95 george st shop 5 shop 6', '', '', '', '95', 'george st shop 5 6'],
    ['19 murray rd townhouse 4 brunswick', 'Townhouse 4', '', '', '19', 'murray rd brunswick'],
    ['19 murray rd u4 brunswick', 'Unit 4', '', '', '19', 'murray rd brunswick'],
    // About a hundred suburbs have such a name.
    ['12 main rd kangaroo flat 3555', '', '', '', '12', 'main rd kangaroo flat 3555'],
    ['12 main rd kangaroo flat 35', '', '', '', '12', 'main rd kangaroo flat 35'],
    ['12 main rd flat 3 kangaroo flat', 'Flat 3', '', '', '12', 'main rd kangaroo flat'],
    ['19 murray rd unit 1 brunswick', 'Unit 1', '', '', '19', 'murray rd brunswick'],
    ['2/19 murray rd unit 1', '2', '', '', '19', 'murray rd unit 1'],
    ['No. 19 Murray Rd', '', '', '', '19', 'murray rd'],
    ['number 19 murray rd', '', '', '', '19', 'murray rd'],
    ['unit 3 no 19 murray rd', 'Unit 3', '', '', '19', 'murray rd'],
    ['norman rd', '', '', '', '', 'norman rd'],
    ['no through rd', '', '', '', '', 'no through rd'],
    ['19 & 21 murray', '', '', '', '19-21', 'murray'],
    ['19 to 21 murray', '', '', '', '19-21', 'murray'],
    ['Lot 5 DP 12345 Murray Rd', '', '', '5', '', 'murray rd'],
    ['Lot 5 on DP12345, 12 Murray Rd', '', '', '5', '12', 'murray rd'],
    ['Lot 5/DP12345 Murray Rd', '', '', '5', '', 'murray rd'],
    ['5/DP12345 Murray Rd', '', '', '5', '', 'murray rd'],
    ['Lot 5 Sec 2 SP 1234 Murray Rd', '', '', '5', '', 'murray rd'],
    ['Lot No 5 Plan Rd', '', '', '5', '', 'plan rd'],
    // A suffix after a blank.
    ['19 A Smith St', '', '', '', '19A', 'smith st'],
    ['2/19 b smith st', '2', '', '', '19B', 'smith st'],
    ['19 a', '', '', '', '19', 'a'],
    ['19 A St', '', '', '', '19', 'a st'],
    ['19 a st kilda rd', '', '', '', '19A', 'st kilda rd'],
    ["19 A'Beckett St", '', '', '', '19', 'abeckett st'],
    ['19 a beck', '', '', '', '19', 'a beck'],
    ['4 o dowdie st', '', '', '', '4', 'o dowdie st'],
    ['4 d arcy st', '', '', '', '4', 'd arcy st'],
    ['4 n terrace', '', '', '', '4', 'n terrace'],
    // Words of a place's name.
    ['6 mt hopewell dr mt waverley', '', '', '', '6', 'mt hopewell dr waverley'],
    ['12 saint brannock ave, saint kilda', '', '', '', '12', 'saint brannock ave kilda'],
    ['19, Murray,, Rd, Brunswick,', '', '', '', '19', 'murray rd brunswick'],
    ['19 quandongroad brunswick', '', '', '', '19', 'quandongroad brunswick'],
    ['', '', '', '', '', ''],
    ['///---', '', '', '', '', ''],
    ['😀 19 😀', '', '', '', '19', ''],
  ])('%s', (typed, ...expected) => {
    expect(short(parseAddress(typed))).toEqual(expected);
  });

  it.each<[string, ...Short]>([
    ['3056 19 quandong rd', '', '', '', '19', 'quandong rd 3056'],
    ['3056 3/19 quandong rd', '3', '', '', '19', 'quandong rd 3056'],
    ['3056, unit 3, 19 quandong rd', 'Unit 3', '', '', '19', 'quandong rd 3056'],
    ['3056 shop g03 21 quandong rd', 'Shop G03', '', '', '21', 'quandong rd 3056'],
    ['vic 3056 brunswick 19 quandong rd', '', '', '', '19', 'quandong rd vic 3056 brunswick'],
    ['Brunswick VIC 3056, 19 Quandong Rd', '', '', '', '19', 'quandong rd brunswick vic 3056'],
    ['brunswick vic 19 quandong rd', '', '', '', '19', 'quandong rd brunswick vic'],
    ['st kilda 3182 12 fitzroy st', '', '', '', '12', 'fitzroy st kilda 3182'],
    ['3182 st kilda 12 fitzroy st', '', '', '', '12', 'fitzroy st 3182 kilda'],
    ['2066 lane cove 103-107 rosa st', '', '', '', '103-107', 'rosa st 2066 lane cove'],
    ['new south wales 2830 dubbo 31 tarra st', '', '', '', '31', 'tarra st nsw 2830 dubbo'],
    // Text that only looks like it.
    ['2050 pacific hwy hornsby 2077 nsw', '', '', '', '2050', 'pacific hwy hornsby 2077 nsw'],
    ['2050 pacific hwy hornsby nsw 2077', '', '', '', '2050', 'pacific hwy hornsby nsw 2077'],
    ['2050 3rd ave', '', '', '', '2050', '3rd ave'],
    ['2204 19 collins st melbourne 3000', '2204', '', '', '19', 'collins st melbourne 3000'],
    ['1203 19 collins st', '1203', '', '', '19', 'collins st'],
    ['1203/19 collins st', '1203', '', '', '19', 'collins st'],
    ['3056 quandong rd brunswick', '', '', '', '3056', 'quandong rd brunswick'],
    ['murray rd brunswick vic 3056', '', '', '', '', 'murray rd brunswick vic 3056'],
  ])('reads text with the place first: %s', (typed, ...expected) => {
    expect(short(parseAddress(typed))).toEqual(expected);
  });

  it.each([
    ['2 rosa st dubbo new south wales', 'rosa st dubbo nsw'],
    ['2 rosa st dubbo new south wales 2830', 'rosa st dubbo nsw 2830'],
    ['2 rosa st glenelg, South Australia, 5045, Australia', 'rosa st glenelg sa 5045'],
    ['2 rosa st albany western australia', 'rosa st albany wa'],
    ['2 rosa st darwin northern territory 0800', 'rosa st darwin nt 0800'],
    ['2 rosa st oconnor australian capital territory', 'rosa st oconnor act'],
    ['2 rosa st brisbane queensland', 'rosa st brisbane qld'],
    ['2 rosa st hobart tasmania 70', 'rosa st hobart tas 70'],
    ['2 rosa st brunswick victoria', 'rosa st brunswick vic'],
    ['2 rosa st brunswick vic 3056 australia', 'rosa st brunswick vic 3056'],
    ['2 victoria st victoria', 'victoria st vic'],
    // Still being typed.
    ['2 rosa st dubbo new s', 'rosa st dubbo nsw'],
    ['2 rosa st albany western aust', 'rosa st albany wa'],
    ['2 rosa st brisbane queensl', 'rosa st brisbane qld'],
    // Names of streets and suburbs.
    ['12 Victoria St Brunswick', 'victoria st brunswick'],
    ['12 Victoria', 'victoria'],
    ['12 victoria 3056', 'victoria 3056'],
    ['12 rosa st victoria park wa', 'rosa st victoria park wa'],
    ['12 South Australia Rd', 'south australia rd'],
    ['new south wales rd dubbo', 'new south wales rd dubbo'],
    ['12 queens', 'queens'],
    ['12 rosa st queens', 'rosa st queens'],
    ['12 north australia', 'north australia'],
  ])('abbreviates states: %s', (typed, words) => {
    expect(parseAddress(typed).words.join(' ')).toBe(words);
  });

  it.each([
    ['PO Box 12', null, ''],
    ['P.O. Box 12, Brunswick VIC 3056', null, ''],
    ['GPO Box 12 Melbourne Victoria 3001 Australia', null, ''],
    ['Locked Bag 12, Parramatta', null, ''],
    ['PO Box 12, 19 Quandong Rd, Brunswick', 19, 'quandong rd brunswick'],
    ['19 quandong rd po box 12', 19, 'quandong rd'],
    ['12 box st', 12, 'box st'],
    ['Post Office Box 12, Brunswick', null, ''],
    ['Private Box 12, Brunswick', null, ''],
    ['Community Mail Bag 12, Brunswick', null, ''],
    ['Roadside Delivery 12, Brunswick', null, ''],
    ['CMB 12, Brunswick', null, ''],
    ['Box 12, Brunswick', null, ''],
    ['PO Box 12A Brunswick', null, ''],
    ['Box 12, 19 Quandong Rd, Brunswick', 19, 'quandong rd brunswick'],
    ['12 Box Hill Rd', 12, 'box hill rd'],
    ['c/- Jo Smith, 19 Quandong Rd', 19, 'quandong rd'],
    ['c/o Smith unit 3 19 Quandong Rd', 19, 'quandong rd'],
    ['c/- quandong rd', null, 'quandong rd'],
    ['care of jo 19 quandong rd', 19, 'quandong rd'],
    ['cnr Smith St & Jones Rd Brunswick', null, 'smith st brunswick'],
    ['Corner of Smith St and Jones Rd, Brunswick', null, 'smith st brunswick'],
    ['12 smith st cnr jones rd brunswick', 12, 'smith st brunswick'],
    ['12 cnr Smith St & Jones St Brunswick', 12, 'smith st brunswick'],
    ['12 corner of Smith St and Jones St, Brunswick', 12, 'smith st brunswick'],
    ['12 cnr Smith St Brunswick', 12, 'smith st brunswick'],
    ['Shop 3 cnr Smith St & Jones St Brunswick', null, 'smith st brunswick'],
    ['Shop 3, 12 cnr of Smith St & Jones St Brunswick', 12, 'smith st brunswick'],
    ['12 Corner Inlet Dr Yanakie', 12, 'corner inlet dr yanakie'],
    ['unit 3/12 Corner Inlet Dr Yanakie', 12, 'corner inlet dr yanakie'],
    ['12 corner st', 12, 'corner st'],
    ['12 amaroo corner brunswick', 12, 'amaroo corner brunswick'],
    ['cnr smith', null, 'cnr smith'],
  ])('handles mail boxes, “care of” and corners: %s', (typed, number, words) => {
    const parsed = parseAddress(typed);
    expect([parsed.number?.value ?? null, parsed.words.join(' ')]).toEqual([number, words]);
  });

  it('reads only the first part of a long text', () => {
    const parsed = parseAddress(`12 ${'murray '.repeat(2_000)}${'x'.repeat(10_000)}`);
    expect(parsed.words).toEqual(['murray', 'm']);
    expect(parseAddress('w'.repeat(10_000)).words[0]?.length).toBe(32);
  });
});

describe('parseAfterBuilding', () => {
  it('reads the text before the number as a building', () => {
    const parsed = parseAfterBuilding('Rialto Towers, 3/525 Collins St');
    expect(parsed?.building).toBe('rialto towers');
    expect(parsed === null ? null : short(parsed)).toEqual(['3', '', '', '525', 'collins st']);
  });

  it.each<[string, building: string, ...Short]>([
    ['Unit 1, Rialto House, 19 Murray Rd', 'rialto house', 'Unit 1', '', '', '19', 'murray rd'],
    ['Rialto House, Unit 1, 19 Murray Rd', 'rialto house', 'Unit 1', '', '', '19', 'murray rd'],
    ['1/Rialto House, 19 Murray Rd', 'rialto house', '1', '', '', '19', 'murray rd'],
    ['Lot 5, Rialto, 19 Murray Rd', 'rialto', '', '', '5', '19', 'murray rd'],
    ['Rialto, Level 2/19 Murray Rd', 'rialto', '', 'Level 2', '', '19', 'murray rd'],
    [
      'Level 2, Rialto, Suite 5, 19 Murray Rd',
      'rialto',
      'Suite 5',
      'Level 2',
      '',
      '19',
      'murray rd',
    ],
    ['Rialto House 3/19 Murray Rd', 'rialto house', '3', '', '', '19', 'murray rd'],
    ['Unit 19 Murray Rd', 'unit', '', '', '', '19', 'murray rd'],
    ['Rialto House, 3056 Wa Rd', 'rialto house', '', '', '', '3056', 'wa rd'],
  ])(
    'reads a unit and a level before or after the building: %s',
    (typed, building, ...expected) => {
      const parsed = parseAfterBuilding(typed);
      expect(parsed?.building).toBe(building);
      expect(parsed && short(parsed)).toEqual(expected);
    },
  );

  it.each([
    'murray rd',
    'murray rd 3056',
    'murray rd 3056 brunswick',
    'george st shop 5 6',
    'brunswick 3056 vic',
    'westfield parramatta 2150 nsw',
    '12 murray rd',
    '',
  ])('finds no building in %j', (typed) => {
    expect(parseAfterBuilding(typed)).toBeNull();
  });
});

describe('parseOtherwise', () => {
  it.each<[string, ...Short]>([
    ['L2/37 Smith St', 'L2', '', '', '37', 'smith st'],
    ['rm3/37 smith st', 'RM3', '', '', '37', 'smith st'],
    ['UG05/37 Smith St', 'G05', '', '', '37', 'smith st'],
    ['35AA Smith St', '', '', '', '35AA', 'smith st'],
    ['unit 3, 35aa smith st', 'Unit 3', '', '', '35AA', 'smith st'],
    ['12 12 Mile Rd', '', '', '', '12', '12 mile rd'],
    ['12a 12 Mile Rd', '', '', '', '12A', '12 mile rd'],
    ['Lot 5 12 Mile Rd', '', '', '5', '', '12 mile rd'],
    ['Lot 5, 12 12 Mile Rd', '', '', '5', '12', '12 mile rd'],
    ['ground floor 3 12 smith st', '3', 'Ground Floor', '', '12', 'smith st'],
  ])('reads %s in another way', (typed, ...expected) => {
    expect(parseOtherwise(typed).map(short)).toEqual([expected]);
  });

  it.each(['12 Smith St', '3/12 smith st', 'G01/12 smith st', 'level 2 12 smith', 'smith st', ''])(
    'has no other reading of %j',
    (typed) => {
      expect(parseOtherwise(typed)).toEqual([]);
    },
  );
});
