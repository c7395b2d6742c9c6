/** The words that typing errors are repaired to, each under itself and every spelling that lacks one letter. */
import { wordsOf } from '../../../../domain/address/fold.ts';
import { withoutOneLetter } from '../typos/one-edit.ts';
import type { StreetEntry } from './release.ts';

/** Shorter words are too similar to each other. */
const shortest = 4;
/** Lengths of the beginnings of long words: a word may be wrong before it is fully typed. */
const beginnings = [5, 6, 7];

/** The words in the names of streets and places that are letters only; a number is never repaired. */
export function repairableWords(streets: readonly StreetEntry[]): Set<string> {
  const words = new Set<string>();
  const seen = new Set<string>();
  const add = (text: string | undefined): void => {
    if (!text || seen.has(text)) return;
    seen.add(text);
    for (const word of wordsOf(text)) {
      if (word.length >= shortest && /^[a-z]+$/.test(word)) words.add(word);
    }
  };
  for (const { name, other_names, type, locality, aliases } of streets) {
    for (const text of [name, type, locality, ...(other_names ?? []), ...(aliases ?? [])])
      add(text);
  }
  return words;
}

interface NearRow {
  readonly key: string;
  readonly word: string;
}

/** Rows for the table in order of its key, in lists of `size`. */
export function* nearRows(words: ReadonlySet<string>, size: number): Generator<NearRow[]> {
  const targets = new Set(words);
  for (const word of words) {
    for (const length of beginnings) if (word.length > length) targets.add(word.slice(0, length));
  }
  let rows: NearRow[] = [];
  for (const some of byFirstLetter(targets)) {
    rows.push(...some);
    while (rows.length >= size) {
      yield rows.slice(0, size);
      rows = rows.slice(size);
    }
  }
  if (rows.length > 0) yield rows;
}

/** One letter's keys at a time: a national release has millions in all. */
function* byFirstLetter(targets: ReadonlySet<string>): Generator<NearRow[]> {
  for (const letter of 'abcdefghijklmnopqrstuvwxyz') {
    const rows: NearRow[] = [];
    for (const word of targets) {
      if (word[0] !== letter && word[1] !== letter) continue;
      for (const key of [word, ...withoutOneLetter(word)]) {
        if (key[0] === letter) rows.push({ key, word });
      }
    }
    yield rows.sort((a, b) => compare(a.key, b.key) || compare(a.word, b.word));
  }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
