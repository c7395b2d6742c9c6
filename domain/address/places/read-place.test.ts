/** A typed place: postcode, name and state in any order, and its other readings. */
import { describe, expect, it } from 'vitest';
import { readPlace } from './read-place.ts';

const brunswick = { postcode: null, name: 'brunswick', state: 'VIC' };

describe('a typed place', () => {
  it.each([
    ['3056', { postcode: '3056', name: '', state: null }],
    ['bruns', { postcode: null, name: 'bruns', state: null }],
    ['Brunswick Vic', brunswick],
    ['Wagga W', { postcode: null, name: 'wagga w', state: null }],
    ['Wagga Wagga NSW', { postcode: null, name: 'wagga wagga', state: 'NSW' }],
    ['3056, Brunswick, VIC', { ...brunswick, postcode: '3056' }],
    ['Brunswick VIC 3056', { ...brunswick, postcode: '3056' }],
    ['4856, No 4 Branch, QLD', { postcode: '4856', name: 'no 4 branch', state: 'QLD' }],
  ])('%s has one reading', (text, place) => {
    expect(readPlace(text)[0]).toEqual(place);
  });

  it.each([
    ['brunswick victoria', brunswick],
    ['Brunswick, VIC, Australia', brunswick],
    ['VIC Brunswick 3056', { ...brunswick, postcode: '3056' }],
    ['richmond new south wales', { postcode: null, name: 'richmond', state: 'NSW' }],
  ])('%s has a reading with a state', (text, place) => {
    expect(readPlace(text).at(-1)).toEqual(place);
  });

  it('is first read literally, since Mount Victoria is in NSW', () => {
    expect(readPlace('mount victoria').map(({ name }) => name)).toEqual(['mount victoria']);
    expect(readPlace('daylesford victoria').map(({ name }) => name)).toEqual([
      'daylesford victoria',
      'daylesford',
    ]);
  });

  it('may also be a name that continues after a state’s abbreviation, such as Wagga Wagga', () => {
    expect(readPlace('wagga wa').map(({ name }) => name)).toEqual(['wagga', 'wagga wa']);
  });

  it.each([
    ['Wagga Wagga', { postcode: null, name: 'wagga', state: null }],
    ['wagga wagga nsw', { postcode: null, name: 'wagga', state: 'NSW' }],
    ['NSW Wagga Wagga 2650', { postcode: '2650', name: 'wagga', state: 'NSW' }],
    ['wagga wagga new south wales', { postcode: null, name: 'wagga', state: 'NSW' }],
  ])('%s is last read with each word once, as older indexes have it', (text, place) => {
    expect(readPlace(text).at(-1)).toEqual(place);
  });

  it.each([
    ['Melbourne CBD', 'melbourne', null],
    ['sydney cbd new south wales', 'sydney', 'NSW'],
    ['VIC Melbourne CBD', 'melbourne', 'VIC'],
    ['cbd', 'cbd', null],
  ])('%s is last read as the suburb in the city centre', (text, name, state) => {
    expect(readPlace(text).at(-1)).toEqual({ postcode: null, name, state });
  });

  const fourth = { postcode: null, name: 'no 4 branch', state: null };
  it.each([
    ['No 4 Branch', fourth],
    ['no. 4 branch qld', { ...fourth, state: 'QLD' }],
    ['No 4 Branch QLD 4856', { ...fourth, state: 'QLD', postcode: '4856' }],
    ['QLD No 4 Branch 4856', { ...fourth, state: 'QLD', postcode: '4856' }],
    ['no 4 branch 4856', { ...fourth, postcode: '4856' }],
    ['No 4 Branch, Queensland', { ...fourth, state: 'QLD' }],
  ])('%s has a reading with a number in the name', (text, place) => {
    expect(readPlace(text)).toContainEqual(place);
  });

  it('is a postcode first where it could be either', () => {
    expect(readPlace('brunswick 30').map(({ postcode }) => postcode)).toEqual(['30', null]);
    expect(readPlace('brunswick 3056').map(({ postcode }) => postcode)).toEqual(['3056']);
  });

  it.each([[''], ['!'], ['12 3056'], ['30561']])('%j has no reading', (text) => {
    expect(readPlace(text)).toEqual([]);
  });
});
