/** Repairs of typing errors: the words of the index that a typed word may be, and those that an answer has. */
import { wordsOf } from '../../../../domain/address/fold.ts';
import { TYPE_WORDS } from '../../../../domain/address/words/street-types.data.ts';
import type { Statement } from '../../statement.ts';
import { isOneEdit, withoutOneLetter } from './one-edit.ts';

/** Shorter words, words with a number in them, and street types are never repaired. */
export const isRepairable = (word: string): boolean =>
  /^[a-z]{4,}$/.test(word) && !TYPE_WORDS.has(word);
/** A word still being typed is compared by its beginning; the index has beginnings of up to this many letters. */
const beginning = 7;
/** More would be a guess. */
const mostPerWord = 32;

/** Keyed by typed word: the words (or beginnings of words) one edit away. */
export type Repairs = ReadonlyMap<string, readonly string[]>;

interface NearRow {
  readonly key: string;
  readonly word: string;
}

const keysOf = (word: string): string[] => [word, ...withoutOneLetter(word)];

/** The forms that are looked up for a word: itself, and its beginning if it is the last word and long. */
function formsOf(words: readonly string[]): [word: string, form: string][] {
  const last = words.at(-1);
  return words.filter(isRepairable).flatMap((word): [string, string][] =>
    word === last && word.length > beginning
      ? [
          [word, word],
          [word, word.slice(0, beginning)],
        ]
      : [[word, word]],
  );
}

/** True for a beginning that the word finds as typed; the word without its last letter counts as a repair. */
const isBeginning = (other: string, word: string): boolean =>
  word.startsWith(other) && other.length !== word.length - 1;

/** The query for every word near the typed ones; null if none may be repaired. */
export function nearStatement(words: readonly string[]): Statement | null {
  const keys = formsOf(words).flatMap(([, form]) => keysOf(form));
  if (keys.length === 0) return null;
  // One value, since D1 binds a hundred at most.
  return {
    sql: 'SELECT key, word FROM near WHERE key IN (SELECT value FROM json_each(?1))',
    params: [JSON.stringify([...new Set(keys)])],
  };
}

/** The repairs that the answer to `nearStatement` allows; the typed word itself is not among them. */
export function repairsOf(words: readonly string[], rows: readonly NearRow[]): Repairs {
  const repairs = new Map<string, string[]>();
  const byKey = Map.groupBy(rows, ({ key }) => key);
  for (const [word, form] of formsOf(words)) {
    const near = keysOf(form)
      .flatMap((key) => byKey.get(key) ?? [])
      .map((row) => row.word)
      .filter((other) => isOneEdit(form, other) && !isBeginning(other, word));
    const all = [...new Set([...(repairs.get(word) ?? []), ...near])].slice(0, mostPerWord);
    if (all.length > 0) repairs.set(word, all);
  }
  return repairs;
}

/** The words in a line that replace mistyped ones, as the line writes them: `Bellbird`. */
export function repairedIn(line: string, words: readonly string[], repairs: Repairs): string[] {
  const written = line
    .split(/[\s,/]+/)
    .map((text): [string, string] => [text, wordsOf(text).join('')]);
  return words.flatMap((word) => {
    const near = repairs.get(word);
    if (!near || written.some(([, folded]) => folded.startsWith(word))) return [];
    const found = written.find(([, folded]) => near.some((other) => folded.startsWith(other)));
    return found ? [found[0]] : [];
  });
}
