/** Reads typed address text: lot, unit, level and street number first, then the words that are left. */
import { LEVEL_WORDS, NAMED_LEVELS, UNIT_WORDS } from './designators.data.ts';
import { fold, foldedWords } from './fold.ts';

/** A unit or level as typed; ids are upper case, `type` is null for a bare `3/12`. */
interface ParsedPart {
  type: string | null;
  id: string | null;
}

/** One end of a street number: `12A` is 12 and `A`. */
export interface ParsedNumber {
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

const ID = '[a-z]{0,2}\\d{1,5}[a-z]?';
const AFTER = '(?:[ /]|$)';
const oneOf = (words: Readonly<Record<string, string>>): string =>
  Object.keys(words)
    .sort((a, b) => b.length - a.length)
    .join('|');

const UNIT = new RegExp(
  `^(${oneOf(UNIT_WORDS)}) ?(?:(${ID})${AFTER}|(?<= )([a-z])(?:[ /])(?=\\d))`,
);
const LEVEL = new RegExp(`^(${oneOf(LEVEL_WORDS)}) ?(${ID})${AFTER}`);
const NAMED_LEVEL = new RegExp(`^(${oneOf(NAMED_LEVELS)})[ /](?=\\d)`);
const LOT = new RegExp(`^lot ?(${ID})${AFTER}`);
const SLASH = new RegExp(`^(?:(${ID})/|([a-z])/(?=\\d))`);
/** Two numbers in a row and then a name: people leave the slash out. */
const BARE_UNIT = /^(\d{1,5}[a-z]?) (?=\d{1,6}[a-z]?(?:-\d{1,6}[a-z]?)? [a-z])/;
/** `1st` and `2nd` begin a street's name; they are not numbers with a suffix. */
const ORDINAL = /^\d+(?:st|nd|rd|th)(?: |$)/;
/** A number ends at a blank, or where a word was joined to it (`19murray`). */
const NUMBER = /^(\d{1,6})((?![a-z]{2})[a-z])?(?:-(\d{1,6})((?![a-z]{2})[a-z])?)?(?= |$|[a-z]{2})/;

const upper = (text: string | undefined): string | null => text?.toUpperCase() ?? null;

const numberOf = (digits: string | undefined, suffix: string | undefined): ParsedNumber | null =>
  digits === undefined ? null : { value: Number(digits), suffix: upper(suffix) };

type Step = (rest: string, into: ParsedAddress) => number;

/** Each step takes what it knows from the front and says how many characters that was. */
const STEPS: readonly Step[] = [
  (rest, into) => {
    const match = into.lot === null ? LOT.exec(rest) : null;
    if (match) into.lot = upper(match[1]);
    return match?.[0].length ?? 0;
  },
  (rest, into) => {
    const match = into.level === null ? LEVEL.exec(rest) : null;
    if (match) into.level = { type: LEVEL_WORDS[match[1] ?? ''] ?? null, id: upper(match[2]) };
    return match?.[0].length ?? 0;
  },
  (rest, into) => {
    const match = into.level === null ? NAMED_LEVEL.exec(rest) : null;
    if (match) into.level = { type: NAMED_LEVELS[match[1] ?? ''] ?? null, id: null };
    return match?.[0].length ?? 0;
  },
  (rest, into) => {
    const match = into.unit === null ? UNIT.exec(rest) : null;
    if (match) {
      into.unit = { type: UNIT_WORDS[match[1] ?? ''] ?? null, id: upper(match[2] ?? match[3]) };
    }
    return match?.[0].length ?? 0;
  },
  (rest, into) => {
    const match = into.unit === null ? (SLASH.exec(rest) ?? BARE_UNIT.exec(rest)) : null;
    if (match) into.unit = { type: null, id: upper(match[1] ?? match[2]) };
    return match?.[0].length ?? 0;
  },
];

/** Reads typed text of any kind; never throws, and finds nothing in text that is not an address. */
export function parseAddress(text: string): ParsedAddress {
  return parseFolded(fold(text), null);
}

/**
 * The reading in which everything before the number is a building's name (`Rialto, 525 Collins St`),
 * or null where the text has no such shape.
 */
export function parseAfterBuilding(text: string): ParsedAddress | null {
  const folded = fold(text);
  const match = /^([a-z][a-z -]*[a-z]) (?=\d[^ ]* [a-z])/.exec(folded);
  return match === null ? null : parseFolded(folded.slice(match[0].length), match[1] ?? null);
}

function parseFolded(folded: string, building: string | null): ParsedAddress {
  const into: ParsedAddress = {
    building,
    lot: null,
    unit: null,
    level: null,
    number: null,
    numberTo: null,
    words: [],
  };
  let rest = folded;
  for (let taken = 1; taken > 0; ) {
    taken = 0;
    for (const step of STEPS) {
      taken = step(rest, into);
      if (taken > 0) break;
    }
    rest = rest.slice(taken).replace(/^[ /-]+/, '');
  }
  const number = ORDINAL.test(rest) ? null : NUMBER.exec(rest);
  if (number) {
    into.number = numberOf(number[1], number[2]);
    into.numberTo = numberOf(number[3], number[4]);
    rest = rest.slice(number[0].length);
  }
  into.words = foldedWords(rest);
  return into;
}
