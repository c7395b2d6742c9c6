/** What the parser reads in typed text: designators and numbers, and what it leaves to the street's name. */
import { describe, expect, it } from 'vitest';
import { type ParsedAddress, parseAddress, parseAfterBuilding } from './parse-typed.ts';

type Short = [unit: string, level: string, lot: string, number: string, words: string];

const end = (number: ParsedAddress['number']): string =>
  number === null ? '' : `${number.value}${number.suffix ?? ''}`;

const part = (value: ParsedAddress['unit']): string =>
  value === null ? '' : [value.type, value.id].filter((text) => text !== null).join(' ');

const short = (parsed: ParsedAddress): Short => [
  part(parsed.unit),
  part(parsed.level),
  parsed.lot ?? '',
  [end(parsed.number), end(parsed.numberTo)].filter((text) => text !== '').join('-'),
  parsed.words.join(' '),
];

describe('parseAddress', () => {
  it.each<[string, ...Short]>([
    ['12 Murray Rd', '', '', '', '12', 'murray rd'],
    ['3/12 murray rd', '3', '', '', '12', 'murray rd'],
    ['3 / 12 murray rd', '3', '', '', '12', 'murray rd'],
    ['3/12-14 murray rd', '3', '', '', '12-14', 'murray rd'],
    ['3a/12b murray', '3A', '', '', '12B', 'murray'],
    ['G01/95 george st', 'G01', '', '', '95', 'george st'],
    ['a/12 murray', 'A', '', '', '12', 'murray'],
    ['unit 3 12 murray', 'Unit 3', '', '', '12', 'murray'],
    ['Unit 3, 12 Murray', 'Unit 3', '', '', '12', 'murray'],
    ['unit 3/12 murray', 'Unit 3', '', '', '12', 'murray'],
    ['unit3 12 murray', 'Unit 3', '', '', '12', 'murray'],
    ['unit a 12 murray', 'Unit A', '', '', '12', 'murray'],
    ['u3/12 murray', 'Unit 3', '', '', '12', 'murray'],
    ['u 3 12 murray', 'Unit 3', '', '', '12', 'murray'],
    ['flat 2b 7 murray', 'Flat 2B', '', '', '7', 'murray'],
    ['shop 4 9 murray', 'Shop 4', '', '', '9', 'murray'],
    ['apt 4 9 murray', 'Apartment 4', '', '', '9', 'murray'],
    ['3 12 murray rd', '3', '', '', '12', 'murray rd'],
    ['3 12-14 murray rd', '3', '', '', '12-14', 'murray rd'],
    ['16-18 murray', '', '', '', '16-18', 'murray'],
    ['16 - 18 murray', '', '', '', '16-18', 'murray'],
    ['16–18 murray', '', '', '', '16-18', 'murray'],
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
    ['4 o’connor st', '', '', '', '4', 'oconnor st'],
    ['4 Guyra-Ebor Rd', '', '', '', '4', 'guyra ebor rd'],
    ['4 Café St', '', '', '', '4', 'cafe st'],
    ['１９ Ｍｕｒｒａｙ', '', '', '', '19', 'murray'],
    ['murray rd brunswick 3056', '', '', '', '', 'murray rd brunswick 3056'],
    ['3056', '', '', '', '3056', ''],
    ['1234567 murray', '', '', '', '', '1234567 murray'],
    ['murray murray rd', '', '', '', '', 'murray rd'],
    ['', '', '', '', '', ''],
    ['///---', '', '', '', '', ''],
    ['😀 19 😀', '', '', '', '19', ''],
  ])('%s', (typed, ...expected) => {
    expect(short(parseAddress(typed))).toEqual(expected);
  });

  it('looks at no more than the first part of a long text', () => {
    const parsed = parseAddress(`12 ${'murray '.repeat(2_000)}${'x'.repeat(10_000)}`);
    expect(parsed.words).toEqual(['murray', 'm']);
    expect(parseAddress('w'.repeat(10_000)).words[0]?.length).toBe(32);
  });
});

describe('parseAfterBuilding', () => {
  it('takes what stands before the number for a building', () => {
    const parsed = parseAfterBuilding('Rialto Towers, 3/525 Collins St');
    expect(parsed?.building).toBe('rialto towers');
    expect(parsed === null ? null : short(parsed)).toEqual(['3', '', '', '525', 'collins st']);
  });

  it.each(['murray rd', 'murray rd 3056', '12 murray rd', ''])('is no reading of %j', (typed) => {
    expect(parseAfterBuilding(typed)).toBeNull();
  });
});
