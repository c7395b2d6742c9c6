/** Turns the words of an address into full-text expressions: the plain one, then a ladder of looser ones. */

import { states } from '../../../domain/address/states.ts';
import { TYPE_WORDS, TYPED_TYPES } from '../../../domain/address/street-types.data.ts';

/** One full-text question. `anchor` is a word that the street's name must begin a word with. */
export interface Rung {
  match: string;
  anchor: string | null;
}

const STATE_WORDS: ReadonlySet<string> = new Set([
  ...states.map((state) => state.toLowerCase()),
  'australia',
  'queensland',
  'tasmania',
  'victoria',
]);

const isType = (word: string): boolean => TYPE_WORDS.has(word);
const isState = (word: string): boolean => STATE_WORDS.has(word);
const isPostcode = (word: string): boolean => /^\d{3,4}$/.test(word);

/** Words are folded to `a-z0-9`, and quoted all the same: FTS5 reads NEAR, AND and OR bare. */
const quoted = (word: string, prefix: boolean): string => `"${word}"${prefix ? '*' : ''}`;

function term(word: string, prefix: boolean): string {
  const abbr = TYPED_TYPES.get(word);
  return abbr === undefined
    ? quoted(word, prefix)
    : `(${quoted(word, prefix)} OR ${quoted(abbr, false)})`;
}

const all = (words: readonly string[], prefix: (index: number) => boolean): string =>
  words.map((word, index) => term(word, prefix(index))).join(' AND ');

const allPrefixes = (words: readonly string[]): string => all(words, () => true);

/** The words as prefixes, or with two neighbours in one (`sun shine` for SUNSHINE). */
function nearForms(words: readonly string[]): string {
  const joined = words
    .slice(1)
    .map((word, index) => [
      ...words.slice(0, index),
      `${words[index] ?? ''}${word}`,
      ...words.slice(index + 2),
    ]);
  return [words, ...joined].map((form) => `(${allPrefixes(form)})`).join(' OR ');
}

/**
 * The questions to ask about the words, in order, until one has an answer. Usually only the first is
 * asked: whole words, and the last one as far as it is typed. The others drop what people get wrong:
 * the street type, the state and the postcode, and in the end any one word but the first. Typing
 * errors are not repaired here.
 */
export function* rungs(words: readonly string[]): Generator<Rung> {
  const first = words[0];
  if (first === undefined) return;
  const seen = new Set<string>();
  const fresh = (match: string, anchor: string | null): Rung[] => {
    if (match === '' || seen.has(match)) return [];
    seen.add(match);
    return [{ match, anchor }];
  };
  const without = (drop: (word: string) => boolean): string[] =>
    words.filter((word, index) => index === 0 || !drop(word));

  yield* fresh(
    all(words, (index) => index === words.length - 1),
    null,
  );
  yield* fresh(nearForms(words), null);
  yield* fresh(allPrefixes(without(isType)), first);
  yield* fresh(allPrefixes(without((word) => isState(word) || isPostcode(word))), null);
  const names = without((word) => isType(word) || isState(word) || isPostcode(word));
  yield* fresh(allPrefixes(names), first);
  yield* fresh(oneDropped(words), first);
}

/** Any one of the words after the first left out, where at least two stay. */
function oneDropped(words: readonly string[]): string {
  if (words.length < 3) return '';
  return words
    .slice(1)
    .map((_, index) => `(${allPrefixes(words.filter((__, at) => at !== index + 1))})`)
    .join(' OR ');
}
