/** Reads typed address text: lot, unit, level and street number first, then the words that are left. */

import { distinctWords } from './fold.ts';
import { numberWithPrefix } from './number-prefix.ts';
import { suffixApart } from './suffix-apart.ts';
import { tidied } from './tidy-typed.ts';
import {
  FRONT_UNIT_WORDS,
  LEVEL_WORDS,
  NAMED_LEVELS,
  NAMED_UNITS,
  UNIT_WORDS,
} from './words/designators.data.ts';
import { TYPE_WORDS } from './words/street-types.data.ts';

/** A unit or level as typed; ids are upper case, `type` is null for a bare `3/12`. */
interface ParsedPart {
  type: string | null;
  id: string | null;
}

/** One end of a street number: `12A` is 12 and `A`, as `A12` is but for the place of the letter. */
export interface ParsedNumber {
  prefix?: string;
  value: number;
  suffix: string | null;
}

/** What was typed. `words` are folded, in typed order, and hold neither numbers nor designators. */
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

/** The same, with what is left as it stands: `quandong rd brunswick vic 3056`. */
export interface ReadAddress extends Omit<ParsedAddress, 'words'> {
  rest: string;
}

const ID = '[a-z]{0,2}\\d{1,5}[a-z]?';
/** A dash leads on to the number (`u3-19`), or to the end of a range of units (`shops 3-4, 21`). */
const AFTER = `(?:-${ID} (?=\\d)|[ /]|-(?=\\d)|$)`;
const oneOf = (words: Readonly<Record<string, string>>): string =>
  Object.keys(words)
    .sort((a, b) => b.length - a.length)
    .join('|');

const UNIT = new RegExp(
  `^(${oneOf(UNIT_WORDS)})(?: no)? ?(?:(${ID})${AFTER}|(?<= )([a-z])(?:[ /])(?=\\d))`,
);
/** `Building 3, 12 Smith St`, but not `Block 12 Smith St`. */
const FRONT_UNIT = new RegExp(
  `^(${oneOf(FRONT_UNIT_WORDS)})(?: no)? ?(${ID}|(?<= )[a-z])[ /](?=\\d|(?:${oneOf(LEVEL_WORDS)}) ?\\d)`,
);
/** A part of a site, with the unit in it behind: `Tower 2, Unit 305` and `Block B 3/12`. */
const PART_OF_SITE = new RegExp(
  `^(?:${oneOf(FRONT_UNIT_WORDS)})(?: no)? ?(?:${ID}|(?<= )[a-z])[ /](?=(?:${oneOf(UNIT_WORDS)}) ?(?:no )?[a-z]{0,2}\\d|${ID}/\\d)`,
);
/** The index seldom has what stands behind a house as a unit of its own. */
const GRANNY_FLAT = /^(?:granny ?flat|bungalow)(?: of| at)?[ /](?=\d)/;
const LEVEL = new RegExp(
  `^(${oneOf(LEVEL_WORDS)})(?: no)? ?(?:(${ID})${AFTER}|(?<= )([a-z])[ /](?=\\d))`,
);
const ORDINAL_LEVEL = /^(\d{1,3})(?:st|nd|rd|th) (floor|level)(?: |$)/;
const NAMED_LEVEL = new RegExp(`^(${oneOf(NAMED_LEVELS)})[ /](?=\\d)`);
const NAMED_UNIT = new RegExp(`^(${oneOf(NAMED_UNITS)})(?: of)?[ /](?=\\d)`);
/** `Lot A Smith St`, but not `Lot A` alone, which may go on. */
const LOT = new RegExp(`^lot(?: no)? ?(?:(${ID})(?:[ /]|$)|(?<= )([a-z]) (?=[a-z]{2}|\\d))`);
/** The plan that a lot is on: `DP 12345`, `Section 2 SP 1234`. The index does not have it. */
const PLAN = '(?:(?:section|sec) ?\\d{1,4} )?(?:dp|sp|rp|lp|ps|tp|cp|plan) ?\\d{1,7}[a-z]?(?= |$)';
const PARCEL = new RegExp(`^(?:on |in )?${PLAN}`);
const LOT_OF_PLAN = new RegExp(`^(\\d{1,5})[/ ](?=${PLAN})`);
/** House is a unit only where another number follows: `House 3, 12 Smith St`, but `House 12, Smith St`. */
const NUMBER_WORD =
  /^(?:(?:no|nr|number) (?=[a-z]?\d)|house(?: (?:no|nr|number))? (?=\d{1,6}[a-z]?(?:-\d{1,6}[a-z]?)? [a-z]))/;
/** Of three numbers with slashes the first is a block's or a building's. */
const BLOCK = new RegExp(`^${ID}/(?=${ID}/\\d)`);
const SLASH = new RegExp(`^(${ID}|[a-z]{1,2}(?=/\\d))/`);
/** Two numbers in a row and then a name: people leave the slash out. */
const BARE_UNIT = /^(\d{1,5}[a-z]?) (?=\d{1,6}[a-z]?(?:-\d{1,6}[a-z]?)? [a-z])/;
/** `1st` and `2nd` begin a street's name; they are not numbers with a suffix. */
const ORDINAL = /^\d+(?:st|nd|rd|th)(?: |$)/;
/** A number ends at a blank, or where a word was joined to it (`19murray`). */
const NUMBER = /^(\d{1,6})((?![a-z]{2})[a-z])?(?:-(\d{1,6})((?![a-z]{2})[a-z])?)?(?= |$|[a-z]{2})/;
/** Short words may be part of a name, but for `U5` and `L2`. */
const LONG_WORDS = ['lot', ...Object.keys({ ...UNIT_WORDS, ...LEVEL_WORDS })].filter(
  (word) => word.length > 2,
);
const PART = `(?:(?:${LONG_WORDS.join('|')})(?: no)? ?${ID}|[ul]\\d{1,4}[a-z]?)`;
/** Units, levels and lots behind the street: `95 George St, Level 2, Suite 5, Sydney`. */
const BEHIND = new RegExp(`(?<=[a-z] )${PART}(?:[ /]${PART})*(?= |$)`, 'g');

const upper = (text: string | undefined): string | null => text?.toUpperCase() ?? null;

const numberOf = (digits: string | undefined, suffix: string | undefined): ParsedNumber | null =>
  digits === undefined ? null : { value: Number(digits), suffix: upper(suffix) };

const bare = (id: string | undefined): ParsedPart => ({ type: null, id: upper(id) });

type Step = (rest: string, into: ReadAddress) => number;

/** Each step takes what it knows from the front and says how many characters that was. */
const STEPS: readonly Step[] = [
  (rest) => (NUMBER_WORD.exec(rest) ?? GRANNY_FLAT.exec(rest))?.[0].length ?? 0,
  (rest, into) => {
    const match = into.lot === null ? (LOT.exec(rest) ?? LOT_OF_PLAN.exec(rest)) : null;
    if (match) into.lot = upper(match[1] ?? match[2]);
    return match?.[0].length ?? 0;
  },
  (rest, into) => (into.lot === null ? 0 : (PARCEL.exec(rest)?.[0].length ?? 0)),
  (rest, into) => {
    const match = into.level === null ? LEVEL.exec(rest) : null;
    if (match)
      into.level = { type: LEVEL_WORDS[match[1] ?? ''] ?? null, id: upper(match[2] ?? match[3]) };
    return match?.[0].length ?? 0;
  },
  (rest, into) => {
    const match = into.level === null ? ORDINAL_LEVEL.exec(rest) : null;
    if (match) into.level = { type: LEVEL_WORDS[match[2] ?? ''] ?? null, id: upper(match[1]) };
    return match?.[0].length ?? 0;
  },
  (rest, into) => {
    const match = into.level === null ? NAMED_LEVEL.exec(rest) : null;
    if (match) into.level = { type: NAMED_LEVELS[match[1] ?? ''] ?? null, id: null };
    return match?.[0].length ?? 0;
  },
  (rest, into) => (into.unit === null ? (PART_OF_SITE.exec(rest)?.[0].length ?? 0) : 0),
  (rest, into) => {
    const match = into.unit === null ? UNIT.exec(rest) : null;
    if (match) {
      into.unit = { type: UNIT_WORDS[match[1] ?? ''] ?? null, id: upper(match[2] ?? match[3]) };
    }
    return match?.[0].length ?? 0;
  },
  (rest, into) => {
    const match = into.unit === null ? FRONT_UNIT.exec(rest) : null;
    if (match) {
      into.unit = { type: FRONT_UNIT_WORDS[match[1] ?? ''] ?? null, id: upper(match[2]) };
    }
    return match?.[0].length ?? 0;
  },
  (rest, into) => {
    const match = into.unit === null ? NAMED_UNIT.exec(rest) : null;
    if (match) into.unit = { type: NAMED_UNITS[match[1] ?? ''] ?? null, id: null };
    return match?.[0].length ?? 0;
  },
  (rest, into) => (into.unit === null ? (BLOCK.exec(rest)?.[0].length ?? 0) : 0),
  (rest, into) => {
    const match = into.unit === null ? (SLASH.exec(rest) ?? BARE_UNIT.exec(rest)) : null;
    if (match) into.unit = bare(match[1]);
    return match?.[0].length ?? 0;
  },
];

/** Reads typed text of any kind; never throws, and finds nothing in text that is not an address. */
export function parseAddress(text: string): ParsedAddress {
  const { rest, ...parts } = readTyped(text);
  const found = parts.number === null ? numberWithPrefix(rest) : null;
  return {
    ...parts,
    ...(found && { number: found.number }),
    words: distinctWords(found?.rest ?? rest),
  };
}

/** The same with the words as one folded text: a word that stands there twice stands there twice. */
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

/** The same with the words as one folded text. */
export function readAfterBuilding(text: string): ReadAddress | null {
  const folded = tidied(text);
  const match = /^([a-z][a-z -]*[a-z]) (?=\d[^ ]* [a-z])/.exec(folded);
  return match === null ? null : readFolded(folded.slice(match[0].length), match[1] ?? null);
}

function readFolded(folded: string, building: string | null): ReadAddress {
  const into: ReadAddress = {
    building,
    ...{ lot: null, unit: null, level: null, number: null, numberTo: null },
    rest: folded,
  };
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

/** Takes lot, unit and level from the front, in any order. */
function takeFront(into: ReadAddress): void {
  for (let taken = 1; taken > 0; ) {
    taken = 0;
    for (const step of STEPS) {
      taken = step(into.rest, into);
      if (taken > 0) break;
    }
    into.rest = into.rest.slice(taken).replace(/^[ /-]+/, '');
  }
}

/** Where the text begins with the street's number, its unit, level and lot may stand behind the street. */
function takeBehind(into: ReadAddress): void {
  into.rest = into.rest.replace(BEHIND, (found, at: number, whole: string) => {
    if (isPlaceOfFlats(found, whole.slice(0, at))) return found;
    const parts: ReadAddress = { ...into, unit: null, level: null, lot: null, rest: found };
    takeFront(parts);
    const isTwice =
      (parts.unit && into.unit) || (parts.level && into.level) || (parts.lot && into.lot);
    if (isTwice || parts.rest !== '') return found;
    into.unit ??= parts.unit;
    into.level ??= parts.level;
    into.lot ??= parts.lot;
    return '';
  });
}

/** Kangaroo Flat 3555 is one of a hundred suburbs; a flat stands right behind the street. */
function isPlaceOfFlats(found: string, before: string): boolean {
  return found.startsWith('flat ') && !TYPE_WORDS.has(before.trim().split(' ').at(-1) ?? '');
}
