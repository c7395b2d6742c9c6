/** The clean-up of typed text into the parser's words and order: number and street first, then the place. */

import { fold } from './fold.ts';
import { isPlaceWord, withStates, withStatesJoined } from './typed/written-states.ts';
import { UNIT_WORDS } from './words/designators.data.ts';
import { LEVEL_WORDS } from './words/level-words.data.ts';
import { PLAIN_TYPES, TYPE_WORDS } from './words/street-types.data.ts';

/** Folded text; empty where it names a post box and no street. */
export function tidied(text: string): string {
  return [withoutCareOf, withStates, withoutBox, withoutCorner, numberFirst, placeLast].reduce(
    (rest, step) => step(rest),
    fold(withStatesJoined(withRanges(text))),
  );
}

/** A place's postcode; a number in the post-box ranges (1xxx, 8xxx, 9xxx) may be a unit. */
export const placePostcode = /^(?:0[289]\d\d|[2-7]\d{3})$/;

/** `19 & 21` and `19 to 21` are ranges; some write `3.01` for 301, the first unit on the third floor. */
function withRanges(text: string): string {
  return text
    .slice(0, 200)
    .replace(/(\d[a-z]?)\s*(?:&|\+|\band\b|\bto\b)\s*(?=\d)/gi, '$1-')
    .replace(/(?<![\d.])(\d{1,2})\.(\d{2})(?=[\s,/]|$)/g, '$1$2');
}

const designators: ReadonlySet<string> = new Set([
  'lot',
  ...Object.keys(UNIT_WORDS),
  ...Object.keys(LEVEL_WORDS),
]);
/** Includes the name after it, where a number follows. */
const careOf = new RegExp(
  `^(?:c/-|c/o |care of )(?:[^0-9]*? (?=(?:(?:${[...designators].join('|')}) ?)?[a-z]?\\d)|[ /-]*)`,
);

function withoutCareOf(folded: string): string {
  return folded.replace(careOf, '');
}

const box =
  /(?:^| )(?:(?:(?:g ?)?p ?o|(?:general )?post ?office|locked|private|community|mail|roadside)(?: mail)? ?(?:box|bag)|box|roadside (?:mail )?delivery|cmb|rmb|rsd|rms) ?[a-z]?\d{1,6}[a-z]?(?= |$)/;
const streetNumber = /(?:^|[ /])(?!\d{4}(?: |$))\d[^ ]* [a-z]/;
/** Four digits may be a postcode, unless a street follows. */
const longNumber = /(?:^|[ /])\d{4} (?=[a-z])/;

/** A post box is not a street address; next to one, it is dropped. */
function withoutBox(folded: string): string {
  if (!box.test(folded)) return folded;
  const rest = folded.replace(box, '').trim();
  return streetNumber.test(rest) || isLongNumbered(rest) ? rest : '';
}

function isLongNumbered(rest: string): boolean {
  const found = longNumber.exec(rest);
  return found !== null && hasStreet(rest.slice(found.index + found[0].length).split(' '));
}

/** `cnr Smith St & Jones St` is searched for by its first street. */
function withoutCorner(folded: string): string {
  const match = /(^| )(cnr|corner)( of)? (?=[a-z])/.exec(folded);
  if (!match) return folded;
  const before = folded.slice(0, match.index);
  const isStreet = before.split(' ').some((word) => /^[a-z]{2}/.test(word) && !isDesignator(word));
  // 12 Corner Inlet Drive: `corner` alone may begin a name, where no street precedes it.
  if (before !== '' && !isStreet && match[2] === 'corner' && !match[3]) return folded;
  const words = folded.slice(match.index + match[0].length).split(' ');
  const first = typeAfter(words, 1);
  // `corner` may be a street's name or its type.
  if (first < 0 || (TYPE_WORDS.has(words[0] ?? '') && words[0] !== 'st')) return folded;
  if (isStreet) return [before, ...words.slice(first + 1)].join(' ');
  const second = typeAfter(words, first + 2);
  const rest = [...words.slice(0, first + 1), ...words.slice(Math.max(first, second) + 1)];
  return `${before} ${rest.join(' ')}`.trim();
}

function typeAfter(words: readonly string[], from: number): number {
  return words.findIndex((word, at) => at >= from && TYPE_WORDS.has(word));
}

const numberWord = /^(?:[a-z]{0,2}\d{1,5}[a-z]?\/)*\d{1,6}[a-z]?(?:-\d{1,6}[a-z]?)?$/;
const idWord = /^[a-z]{0,2}\d{1,5}[a-z]?$/;
const isDesignator = (word: string | undefined): boolean => designators.has(word ?? '');

/** `quandong rd 19 brunswick` in the usual order; `Mill Court, 12 Smith St` begins with a building, not a street. */
function numberFirst(folded: string): string {
  const words = folded.split(' ');
  const at = words.findIndex((word) => /\d/.test(word));
  const [street, number = '', behind] = [words.slice(0, at), words[at], words.slice(at + 1)];
  const type = street.at(-1) ?? '';
  // At the end, three or more digits may be all or part of a postcode.
  const isHouse =
    numberWord.test(number) &&
    (behind.length > 0
      ? /^[a-z]/.test(behind[0] ?? '')
      : /^(?:\d{1,2}[a-z]?|.*\/.*)$/.test(number)) &&
    (!/^\d{4}$/.test(number) || behind.some((word) => /^\d{4}$/.test(word)));
  const isStreet = TYPE_WORDS.has(type) && hasStreet(street) && !street.some(isDesignator);
  const others = PLAIN_TYPES.has(type) || /^st(?:reet)?$/.test(type) ? PLAIN_TYPES : TYPE_WORDS;
  const isBuilding = behind.some((word, index) => index > 0 && others.has(word));
  return isHouse && isStreet && !isBuilding ? [number, ...street, ...behind].join(' ') : folded;
}

/**
 * `vic 3056 brunswick 19 quandong rd` in the usual order. The place in front must have a postcode or a state,
 * and no street; with another postcode at the end, the first is a unit (`2204 19 Collins St 3000`).
 */
function placeLast(folded: string): string {
  const words = folded.split(' ');
  const postcode = words.findIndex((word) => placePostcode.test(word));
  let at = words.findIndex(
    (word, index) =>
      index > 0 &&
      index !== postcode &&
      (numberWord.test(word) || (isDesignator(words[index - 1]) && idWord.test(word))),
  );
  while (isDesignator(words[at - 1])) at--;
  if (at <= 0) return folded;
  const [place, address] = [words.slice(0, at), words.slice(at)];
  const isPlace =
    place.every((word, index) => /^[a-z-]+$/.test(word) || index === postcode) &&
    place.some(isPlaceWord) &&
    !hasStreet(place);
  const isAddress =
    address.some((word) => /^[a-z]/.test(word) && !isPlaceWord(word)) &&
    !(place.includes(words[postcode] ?? '') && /^\d{4}$/.test(address.at(-1) ?? ''));
  return isPlace && isAddress ? [...address, ...place].join(' ') : folded;
}

/** A name followed by a street's type; `st` before a name means saint. */
function hasStreet(place: readonly string[]): boolean {
  return place.some(
    (word, index) =>
      TYPE_WORDS.has(word) &&
      /^[a-z]/.test(place[index - 1] ?? '') &&
      !isPlaceWord(place[index - 1] ?? '') &&
      !(word === 'st' && /^[a-z]/.test(place[index + 1] ?? '')),
  );
}
