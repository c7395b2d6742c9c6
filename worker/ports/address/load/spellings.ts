/** The spellings under which streets and localities are found: the documents and keys of the index. */
import { wordsOf } from '../../../../domain/address/fold.ts';
import type { LocalityEntry, StreetEntry } from './release.ts';

/** Words people write either way. `st` is Saint here, Street comes from the type's abbreviation. */
export const EITHER_WAY: ReadonlyMap<string, string> = new Map(
  [
    ['mount', 'mt'],
    ['saint', 'st'],
    ['point', 'pt'],
    ['fort', 'ft'],
    ['north', 'nth'],
    ['south', 'sth'],
    ['great', 'gt'],
    ['doctor', 'dr'],
  ].flatMap(([long = '', short = '']): [string, string][] => [
    [long, short],
    [short, long],
  ]),
);

/** The abbreviations of street suffixes in the national address file. */
export const STREET_SUFFIXES: Readonly<Record<string, string>> = {
  Central: 'CN',
  Deviation: 'DE',
  East: 'E',
  Extension: 'EX',
  Inner: 'IN',
  Lower: 'LR',
  Mall: 'ML',
  North: 'N',
  'North East': 'NE',
  'North West': 'NW',
  Off: 'OF',
  On: 'ON',
  Outer: 'OT',
  Overpass: 'OP',
  South: 'S',
  'South East': 'SE',
  'South West': 'SW',
  Upper: 'UP',
  West: 'W',
};

/** A name as lists of folded words: either spelling of words that have two, and also split at apostrophes. */
function phrases(name: string): string[][] {
  return [name, name.replace(/['’]/g, ' ')].flatMap((one) => eitherWays(wordsOf(one)));
}

/** As written comes first. Mount St Thomas gives four: people abbreviate one word and not the other. */
function eitherWays(words: readonly string[]): string[][] {
  return words.reduce<string[][]>(
    (lists, word) => {
      const other = EITHER_WAY.get(word);
      const ways = other === undefined ? [word] : [word, other];
      return lists.flatMap((list) => ways.map((way) => [...list, way]));
    },
    [[]],
  );
}

const unique = (words: readonly string[]): string => [...new Set(words)].join(' ');

/** Every word a street is found by, for the full-text table. */
export function streetDocument(street: StreetEntry): string {
  const names = [street.name, ...(street.other_names ?? [])].flatMap(phrases);
  const types = [...wordsOf(street.type ?? ''), ...wordsOf(street.type_abbr ?? '')];
  const places = [street.locality, ...(street.aliases ?? [])].flatMap(phrases);
  return unique([
    ...names.flat(),
    ...names.flatMap((words) => ['', ...types].map((type) => `${words.join('')}${type}`)),
    ...types,
    ...phrases(street.suffix ?? '').flat(),
    ...wordsOf(STREET_SUFFIXES[street.suffix ?? ''] ?? ''),
    ...places.flat(),
    ...places.map((words) => words.join('')),
    ...wordsOf(street.state),
    street.postcode,
  ]);
}

/** Every folded spelling a locality is looked up by, as separate words and as one word. */
export function localityKeys(locality: LocalityEntry): string[] {
  const spellings = [locality.name, ...(locality.aliases ?? [])].flatMap(phrases);
  return [...new Set(spellings.flatMap((words) => [words.join(' '), words.join('')]))];
}
