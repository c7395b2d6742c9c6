/** The parser of typed address text: lot, unit, level and street number first, then the remaining words. */

import { distinctWords } from './fold.ts';
import { numberWithPrefix } from './number-prefix.ts';
import { suffixApart } from './suffix-apart.ts';
import { placePostcode, tidied } from './tidy-typed.ts';
import { takeBehind } from './typed/behind-parts.ts';
import { bare, LOT, type ParsedPart, takeFront, upper } from './typed/front-parts.ts';
import { isPlaceWord } from './typed/written-states.ts';
import { COUNTED_LEVELS, LEVEL_WORDS } from './words/level-words.data.ts';
import { TYPE_WORDS } from './words/street-types.data.ts';

/** One end of a street number: 12 with the suffix `A` for `12A`, or with the prefix `A` for `A12`. */
export interface ParsedNumber {
  prefix?: string;
  value: number;
  suffix: string | null;
}

/** The parts of typed text. `words` are folded, in typed order, without the numbers and designators taken. */
export interface ParsedAddress {
  building: string | null;
  lot: string | null;
  unit: ParsedPart | null;
  level: ParsedPart | null;
  number: ParsedNumber | null;
  /** The other end of a typed range. */
  numberTo: ParsedNumber | null;
  words: string[];
}

/** The same, with the remaining text as one string: `quandong rd brunswick vic 3056`. */
export interface ReadAddress extends Omit<ParsedAddress, 'words'> {
  rest: string;
}

/** `1st` and `2nd` begin a street's name; they are not numbers with a suffix. */
const ORDINAL = /^\d+(?:st|nd|rd|th)(?: |$)/;
/** A number ends at a blank, or where a word is joined to it (`19murray`). */
const NUMBER = /^(\d{1,6})((?![a-z]{2})[a-z])?(?:-(\d{1,6})((?![a-z]{2})[a-z])?)?(?= |$|[a-z]{2})/;
const numberOf = (digits: string | undefined, suffix: string | undefined): ParsedNumber | null =>
  digits === undefined ? null : { value: Number(digits), suffix: upper(suffix) };

/** Reads any typed text; never throws, and finds nothing in text that is not an address. */
export function parseAddress(text: string): ParsedAddress {
  const { rest, ...parts } = readTyped(text);
  const found = parts.number === null ? numberWithPrefix(rest) : null;
  return {
    ...parts,
    ...(found && { number: found.number }),
    words: distinctWords(found?.rest ?? rest),
  };
}

/** Less likely readings, for when the first finds nothing; usually there are none. */
export function parseOtherwise(text: string): ParsedAddress[] {
  const folded = tidied(text);
  const plain = readFolded(folded, null);
  const front = emptyRead(folded);
  takeFront(front);
  const found = [
    unitCalledLike(folded, plain),
    unitJoinedToWord(plain),
    longSuffix(front),
    readNumberedStreet(text),
    unitOnNamedLevel(plain),
    houseOfNamedPart(plain),
  ];
  return found.flatMap((read) => {
    if (read === null) return [];
    const { rest, ...parts } = read;
    return [{ ...parts, words: distinctWords(rest) }];
  });
}

/** `L2/37 Smith St`: unit L2, if there is no level 2. */
function unitCalledLike(folded: string, { unit, level }: ReadAddress): ReadAddress | null {
  const [found = '', id] = /^([a-z]{1,2}\d{1,5}[a-z]?)\/(?=\d)/.exec(folded) ?? [];
  if (found === '' || (!unit?.type && level === null)) return null;
  return { ...readFolded(folded.slice(found.length), null), unit: bare(id) };
}

/** `UG05/37 Smith St`: unit G05, if there is no unit UG05. */
function unitJoinedToWord(plain: ReadAddress): ReadAddress | null {
  const [, id] = /^U(G.*)$/.exec((plain.unit?.type === null && plain.unit.id) || '') ?? [];
  return id === undefined ? null : { ...plain, unit: bare(id) };
}

/** `35AA Smith St`; two letters after a number usually begin the street's name (`35mt hopewell dr`). */
function longSuffix(front: ReadAddress): ReadAddress | null {
  const [, digits, suffix, rest = ''] = /^(\d{1,6})([a-z]{2}) ([a-z].*)$/.exec(front.rest) ?? [];
  return rest === '' ? null : { ...front, number: numberOf(digits, suffix), rest };
}

/**
 * The reading in which a second number begins the street's name, or null where there is none:
 * `12 12 Mile Rd` has no unit 12, even after a lot, and `Lot 5 12 Mile Rd` no house 12.
 */
export function readNumberedStreet(text: string): ReadAddress | null {
  const folded = tidied(text);
  const front = emptyRead(folded);
  takeFront(front);
  if (front.lot !== null && front.unit === null && /^\d{1,6} /.test(front.rest)) return front;
  const [lot = ''] = LOT.exec(folded) ?? [];
  const behind = folded.slice(lot.length);
  const [, digits, suffix, rest = ''] = /^(\d{1,6})([a-z]?) (\d+ [a-z].*)$/.exec(behind) ?? [];
  return rest === ''
    ? null
    : {
        ...emptyRead(rest),
        lot: lot === '' ? null : front.lot,
        number: numberOf(digits, suffix === '' ? undefined : suffix),
      };
}

/** `Ground floor 3 12 Smith St`: the number after the level may be a unit's. */
function unitOnNamedLevel(plain: ReadAddress): ReadAddress | null {
  const { unit, level } = plain;
  if (unit !== null || !level?.id || COUNTED_LEVELS.has(level.type ?? '')) return null;
  return { ...plain, unit: { type: null, id: level.id }, level: { ...level, id: null } };
}

/** `Rear, 19 Smith St`: the house, if no such part of it is known. */
function houseOfNamedPart(plain: ReadAddress): ReadAddress | null {
  const parts = [plain.unit, plain.level].filter((part) => part !== null);
  if (parts.length === 0 || parts.some(({ id }) => id !== null)) return null;
  return { ...plain, unit: null, level: null };
}

/** As `parseAddress`, with the words as one folded text, which keeps repeated words. */
export function readTyped(text: string): ReadAddress {
  return readFolded(tidied(text), null);
}

/**
 * The reading in which everything before the number is a building's name (`Rialto, 525 Collins St`),
 * or null where the text has no such shape.
 */
export function parseAfterBuilding(text: string): ParsedAddress | null {
  const read = readAfterBuilding(text);
  if (read === null) return null;
  const { rest, ...parts } = read;
  return { ...parts, words: distinctWords(rest) };
}

/** The same with the words as one folded text; a unit, level or lot may precede the name. */
export function readAfterBuilding(text: string): ReadAddress | null {
  const folded = tidied(text);
  const front = emptyRead(folded);
  takeFront(front);
  const behindFront = behindName(front.rest);
  if (behindFront) {
    const { lot, unit, level, ...read } = readFolded(behindFront.rest, behindFront.name);
    return {
      ...read,
      lot: lot ?? front.lot,
      unit: unit ?? front.unit,
      level: level ?? front.level,
    };
  }
  const named = behindName(folded);
  return named && readFolded(named.rest, named.name);
}

interface Named {
  readonly name: string;
  readonly rest: string;
}

/** A name followed by a number and street, perhaps with a unit or level before them; null for anything else. */
function behindName(folded: string): Named | null {
  const [, before = '', rest = ''] = /^([a-z][a-z -]*[a-z]) (\d.*)$/.exec(folded) ?? [];
  const words = before.split(' ');
  if (isPlace(words, rest)) return null;
  const isOneNumber = /^\d[^ ]* [a-z]/.test(rest);
  // `Quandong House, 19 Quandong Rd` has no unit `House 19`.
  if (isOneNumber && !isLevel(words.at(-1))) return { name: before, rest };
  for (let at = 1; at < words.length; at++) {
    const tail = `${words.slice(at).join(' ')} ${rest}`;
    const read = readFolded(tail, null);
    const part = read.unit?.id ?? read.level?.id;
    if (part && read.number !== null && read.rest !== '')
      return { name: words.slice(0, at).join(' '), rest: tail };
  }
  return isOneNumber ? { name: before, rest } : null;
}

/** True where the number is a postcode: `quandong rd 3056 brunswick`, `westfield parramatta 2150 nsw`. */
function isPlace(before: readonly string[], rest: string): boolean {
  const [number = '', ...behind] = rest.split(' ');
  const hasType = (words: readonly string[]) => words.some((word) => TYPE_WORDS.has(word));
  if (!placePostcode.test(number)) return false;
  return behind.every(isPlaceWord) || (hasType(before) && !hasType(behind));
}

const isLevel = (word: string | undefined): boolean => (word ?? '') in LEVEL_WORDS;

const emptyRead = (rest: string): ReadAddress => ({
  building: null,
  lot: null,
  unit: null,
  level: null,
  number: null,
  numberTo: null,
  rest,
});

function readFolded(folded: string, building: string | null): ReadAddress {
  const into: ReadAddress = { ...emptyRead(folded), building };
  takeFront(into);
  const number = ORDINAL.test(into.rest) ? null : NUMBER.exec(into.rest);
  if (!number) return into;
  into.number = numberOf(number[1], number[2]);
  into.numberTo = numberOf(number[3], number[4]);
  into.rest = into.rest.slice(number[0].length);
  const apart = into.numberTo ? null : suffixApart(into.rest);
  if (apart && into.number?.suffix === null) {
    into.number = { ...into.number, suffix: upper(apart.letter) };
    into.rest = apart.rest;
  }
  takeBehind(into);
  into.rest = into.rest.trim();
  return into;
}
