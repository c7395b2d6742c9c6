/** Typing errors: the words looked up, their possible repairs, and the repairs that an answer shows. */
import { expect, it } from 'vitest';
import { nearRows, repairableWords } from '../load/near-words.ts';
import type { StreetEntry } from '../load/release.ts';
import { nearStatement, repairedIn, repairsOf } from './repair.ts';

const street = (
  name: string,
  locality: string,
  type = 'Road',
  more: Partial<StreetEntry> = {},
): StreetEntry => ({
  ...more,
  id: 1,
  pid: 'VIC1',
  name,
  type,
  locality,
  state: 'VIC',
  postcode: '3056',
  count: 1,
  num_min: 1,
  num_max: 9,
});

const rows = [
  ...nearRows(
    repairableWords([
      street('Bellbird', 'Brunswick'),
      street('Wirrabirra', 'Brisbane City', 'Terrace'),
      street("O'Dowdie", 'St Kilda'),
      street('5th', 'Ayr'),
      street('King', 'City', 'Street', { aliases: ['Canberra'], other_names: ['Old Monarch'] }),
    ]),
    50,
  ),
].flat();

const repairs = (typed: string): Record<string, readonly string[]> => {
  const words = typed.split(' ');
  const keys = new Set<unknown>(JSON.parse(String(nearStatement(words)?.params[0] ?? '[]')));
  return Object.fromEntries(
    repairsOf(
      words,
      rows.filter(({ key }) => keys.has(key)),
    ),
  );
};

it('finds the word behind one wrong letter', () => {
  expect(repairs('belbird')).toEqual({ belbird: ['bellbird'] });
  expect(repairs('odwodie terace')).toEqual({
    odwodie: ['odowdie'],
    terace: ['terrace'],
  });
  expect(repairs('monrach')).toEqual({ monrach: ['monarch'] });
  expect(repairs('canbera').canbera).toContain('canberra');
});

it('finds the beginning of a word that is still being typed', () => {
  expect(repairs('belbi').belbi).toContain('bellbi');
  expect(repairs('wirribirr').wirribirr).toContain('wirrabi');
});

it('leaves alone what is right, what is short, and what has a number in it', () => {
  expect(repairs('quoll brunswick')).toEqual({});
  expect(nearStatement(['ayt', '3057', '5tj'])).toBeNull();
  expect(rows.filter(({ word }) => /\d/.test(word) || word.length < 4)).toEqual([]);
});

it('takes the last letter of a word for one too many', () => {
  expect(repairs('bellbirdd').bellbirdd).toEqual(['bellbird']);
  expect(repairs('kildaa').kildaa).toEqual(['kilda']);
});

it('looks up a hundred keys and more with one value', () => {
  const many = ['abcdefghij', 'klmnopqrst', 'uvwxyzabcd', 'efghijklmn', 'opqrstuvwx', 'yzabcdefgh'];
  expect(nearStatement([...many, ...many.map((word) => `${word}x`)])?.params).toHaveLength(1);
});

it('is sorted by its key and without doubles, so that it is loaded in one direction', () => {
  const keys = rows.map(({ key, word }) => `${key} ${word}`);
  expect(keys).toEqual([...new Set(keys)].sort());
});

it('shows the words of the line that stand for mistyped ones, and no other', () => {
  const line = "4 O'Dowdie Street, St Kilda VIC 3182";
  const near = new Map([
    ['odwodie', ['odowdie']],
    ['kilda', ['kildare']],
  ]);
  expect(repairedIn(line, ['odwodie', 'st', 'kilda'], near)).toEqual(["O'Dowdie"]);
  expect(repairedIn('4 Other Street, Ayr QLD 4807', ['odwodie'], near)).toEqual([]);
});
