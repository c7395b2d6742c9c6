/** Turns the words of an address into full-text expressions: the plain one, then ladders of looser ones. */

import { states } from '../../../domain/address/states.ts';
import { TYPE_WORDS, TYPED_TYPES } from '../../../domain/address/words/street-types.data.ts';
import { EITHER_WAY } from './load/spellings.ts';
import type { Repairs } from './typos/repair.ts';

/** One full-text query. `anchors`: the street's name must have a word that begins with one of them. */
export interface Rung {
  match: string;
  anchors: readonly string[] | null;
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

/** Words are folded to `a-z0-9` but quoted all the same: FTS5 takes bare NEAR, AND and OR for operators. */
const quoted = (word: string, prefix: boolean): string => `"${word}"${prefix ? '*' : ''}`;

type Term = (word: string) => string;

/** Third Avenue is 3rd Avenue: the index has a street under only one of the two. */
const ORDINALS: readonly (readonly [word: string, figure: string])[] = [
  ['first', '1st'],
  ['second', '2nd'],
  ['third', '3rd'],
  ['fourth', '4th'],
  ['fifth', '5th'],
  ['sixth', '6th'],
  ['seventh', '7th'],
  ['eighth', '8th'],
  ['ninth', '9th'],
  ['tenth', '10th'],
  ['eleventh', '11th'],
  ['twelfth', '12th'],
];
const OTHER_ORDINAL = new Map<string, string>(
  ORDINALS.flatMap(([word, figure]) => [
    [word, figure],
    [figure, word],
  ]),
);

/** The spellings that this word may have in a street's name: MT for MOUNT, 3RD for THIRD. */
const beginnings = (word: string): string[] =>
  [word, EITHER_WAY.get(word), OTHER_ORDINAL.get(word)].filter((one) => one !== undefined);

function term(word: string, prefix: boolean): string {
  const other = TYPED_TYPES.get(word) ?? OTHER_ORDINAL.get(word);
  return other === undefined
    ? quoted(word, prefix)
    : `(${quoted(word, prefix)} OR ${quoted(other, false)})`;
}

/** A street type is never a prefix: a few types cover most streets, and FTS5 collects a prefix's every match. */
const asPrefix: Term = (word) => term(word, !isType(word));

const all = (words: readonly string[], as: Term = asPrefix): string => words.map(as).join(' AND ');

const anyOf = (forms: readonly string[]): string => forms.map((form) => `(${form})`).join(' OR ');

/** The words as prefixes, or with two neighbours joined (`sun shine` for SUNSHINE). */
function nearForms(words: readonly string[]): string {
  const joined = words
    .slice(1)
    .map((word, index) => [
      ...words.slice(0, index),
      `${words[index] ?? ''}${word}`,
      ...words.slice(index + 2),
    ]);
  return anyOf([words, ...joined].map((form) => all(form)));
}

/** The words without those to drop, which people often get wrong; the first word always stays. */
const without = (words: readonly string[], drop: (word: string) => boolean): string[] =>
  words.filter((word, index) => index === 0 || !drop(word));

const isPlace = (word: string): boolean => isState(word) || isPostcode(word);
const isAside = (word: string): boolean => isType(word) || isPlace(word);

/** Whole words, the last one as a prefix: usually the only query needed. Null without a word. */
export function plainRung(words: readonly string[]): Rung | null {
  if (words.length === 0) return null;
  const last = words.length - 1;
  return { match: words.map((word, at) => term(word, at === last)).join(' AND '), anchors: null };
}

/** The same, only for streets with the first word in their name, for text with something left out. */
export function anchoredRung(words: readonly string[]): Rung | null {
  const plain = plainRung(words);
  return plain && { ...plain, anchors: beginnings(words[0] ?? '') };
}

/**
 * The queries for when the plain one found nothing, in order: words cut short or wrongly joined, then
 * without the street type, then without state and postcode.
 */
export function looserRungs(words: readonly string[]): Rung[] {
  const [first] = words;
  if (first === undefined) return [];
  const plain = plainRung(words)?.match;
  return distinct([
    { match: nearForms(words), anchors: null },
    { match: all(without(words, isType)), anchors: beginnings(first) },
    { match: all(without(words, isPlace)), anchors: null },
  ]).filter(({ match }) => match !== plain);
}

/**
 * The queries after those, fewest changes first: one word repaired; no type, state or postcode; the same
 * with one word repaired; every word repaired, with and without those; at last any one word but the first
 * left out. The first word, which names the street, is kept or repaired, never left out.
 */
export function repairedRungs(words: readonly string[], repairs: Repairs): Rung[] {
  const [first] = words;
  if (first === undefined) return [];
  const instead = (word: string): readonly string[] => repairs.get(word) ?? [];
  const either: Term = (word) =>
    instead(word).length === 0
      ? asPrefix(word)
      : `(${[asPrefix(word), ...near(word)].join(' OR ')})`;
  const near = (word: string): string[] => instead(word).map((other) => quoted(other, true));
  const own = beginnings(first);
  const anchors = [...own, ...instead(first)];
  const one = (kept: readonly string[]): string =>
    anyOf(
      kept.flatMap((word) =>
        instead(word).length === 0
          ? []
          : [
              all(kept, (other) =>
                other === word ? `(${near(word).join(' OR ')})` : asPrefix(other),
              ),
            ],
      ),
    );
  const names = without(words, isAside);
  return distinct([
    { match: one(words), anchors: null },
    { match: all(names), anchors: own },
    { match: one(names), anchors },
    { match: repairs.size > 0 ? all(words, either) : '', anchors: null },
    { match: repairs.size > 0 ? all(names, either) : '', anchors },
    { match: oneDropped(words, asPrefix), anchors: own },
    { match: repairs.size > 0 ? oneDropped(without(words, isType), either) : '', anchors },
  ]);
}

/** The words that stay when one is left out; null if they name no place: `street` fits half the country. */
export function restRung(words: readonly string[]): Rung | null {
  const names = words.filter((word) => !isType(word) && !isState(word));
  return names.length === 0 ? null : { match: all(words), anchors: null };
}

/** Leaves out any one of the words after the first, if at least two stay. */
function oneDropped(words: readonly string[], as: Term): string {
  if (words.length < 3) return '';
  return anyOf(
    words.slice(1).map((_, index) =>
      all(
        words.filter((__, at) => at !== index + 1),
        as,
      ),
    ),
  );
}

function distinct(rungs: readonly Rung[]): Rung[] {
  const seen = new Set<string>();
  return rungs.filter(({ match }) => {
    if (match === '' || seen.has(match)) return false;
    seen.add(match);
    return true;
  });
}
