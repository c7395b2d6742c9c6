/** Names as people write them: repeated, with one word or all abbreviated, with and without an apostrophe. */
import { expect, it } from 'vitest';
import type { LocalityEntry } from './release.ts';
import { localityKeys, streetDocument } from './spellings.ts';

const locality = (name: string): LocalityEntry => ({ id: 1, name, state: 'NSW', postcode: '2500' });

it.each([
  ['Wagga Wagga', ['wagga wagga', 'waggawagga']],
  [
    'Mount St Thomas',
    ['mount st thomas', 'mount saint thomas', 'mt st thomas', 'mt saint thomas', 'mtstthomas'],
  ],
  ["O'Connor", ['oconnor', 'o connor']],
])('%s is looked up by %j', (name, keys) => {
  expect(localityKeys(locality(name))).toEqual(expect.arrayContaining(keys));
});

it('has no key for half of a repeated name', () => {
  expect(localityKeys(locality('Woy Woy'))).toEqual(['woy woy', 'woywoy']);
});

it('finds a street by its name in one word, however it is abbreviated', () => {
  const words = streetDocument({
    id: 1,
    pid: 'NSW1',
    name: 'Mount St John',
    type: 'Road',
    type_abbr: 'Rd',
    other_names: ['Old Hill'],
    count: 1,
    locality: 'Woy Woy',
    state: 'NSW',
    postcode: '2256',
    num_min: 1,
    num_max: 1,
  }).split(' ');
  expect(words).toEqual(
    expect.arrayContaining(['mtstjohn', 'mountsaintjohnrd', 'woywoy', 'oldhill', 'hill']),
  );
});
