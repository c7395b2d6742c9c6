/** The state and postcode in a one-line address. */
import { expect, it } from 'vitest';
import { placeWord, postcodeIn, stateIn, writtenLine } from './state-of-line.ts';

it.each<[string, string | undefined, string | undefined]>([
  ['19 Murray Road, Brunswick VIC 3056', 'VIC', '3056'],
  ['3056, BRUNSWICK, VIC', 'VIC', '3056'],
  ['1234 Old Coast Road, Bunbury WA', 'WA', undefined],
  ['1234 Old Coast Road, Bunbury WA 6230, Australia', 'WA', '6230'],
  ['2/7 Main Street, FITZROY VIC, 3065', 'VIC', '3065'],
  ['Lot 4000, Darwin NT 0800', 'NT', '0800'],
  ['12 NSW 1000 Lane, Albury NSW 2640', 'NSW', '2640'],
  ['12 Main Street, Sydney NSW 20001', 'NSW', undefined],
  ['SA/19 Murray Road, HOBART TAS 7000', 'TAS', '7000'],
  ['12 NSW 1000 Lane, Wodonga VIC', 'VIC', undefined],
  ['3/12 WA Kent Road, Fitzroy VIC', 'VIC', undefined],
  ['12 Main Street', undefined, undefined],
])('%s', (line, state, postcode) => {
  expect(stateIn(line)).toBe(state);
  expect(postcodeIn(line)).toBe(postcode);
});

it('a line that begins with a postcode is a suburb, but one with a four-digit house number is an address', () => {
  expect(placeWord('3056, BRUNSWICK, VIC')).toBe('suburb');
  expect(placeWord('1234 Old Coast Road, Bunbury WA 6230')).toBe('address');
});

it.each([
  ['2000, Sydney, NSW', 'Sydney NSW 2000'],
  ['3064, ROXBURGH PARK, VIC', 'ROXBURGH PARK VIC 3064'],
  ['1234 Old Coast Road, Bunbury WA 6230', '1234 Old Coast Road, Bunbury WA 6230'],
  ['Shop 3, 12 Main Street, Fitzroy VIC 3065', 'Shop 3, 12 Main Street, Fitzroy VIC 3065'],
])('%s is written %s', (line, written) => {
  expect(writtenLine(line)).toBe(written);
});
