/** The reader of a lot, unit and level at the front of typed text. */
import { FRONT_UNIT_WORDS, NAMED_UNITS, UNIT_WORDS } from '../words/designators.data.ts';
import { LEVEL_WORDS, NAMED_LEVELS } from '../words/level-words.data.ts';

/** A unit or level as typed; ids are upper case, `type` is null for a bare `3/12`. */
export interface ParsedPart {
  type: string | null;
  id: string | null;
}

/** The parts taken, and the remaining folded text as `rest`. */
export interface FrontParts {
  lot: string | null;
  unit: ParsedPart | null;
  level: ParsedPart | null;
  rest: string;
}

/** The id of a unit, level or lot: `3`, `12A`, `G01`. */
export const ID = '[a-z]{0,2}\\d{1,5}[a-z]?';
/** A dash leads to the street number (`u3-19`), or to the end of a range of units (`shops 3-4, 21`). */
const AFTER = `(?:-${ID} (?=\\d)|[ /]|-(?=\\d)|$)`;
const oneOf = (words: Readonly<Record<string, string>>): string =>
  Object.keys(words)
    .sort((a, b) => b.length - a.length)
    .join('|');

/** UG3 is a unit on the upper ground floor, not `unit G3`; likewise LG2 is not `level G2`. */
const notJoined = '(?![lu]g\\d)';
const UNIT = new RegExp(
  `^${notJoined}(${oneOf(UNIT_WORDS)})(?: no)? ?(?:(${ID})${AFTER}|(?<= )([a-z])(?:[ /])(?=\\d))`,
);
/** `Building 3, 12 Smith St`, but not `Block 12 Smith St`. */
const FRONT_UNIT = new RegExp(
  `^(${oneOf(FRONT_UNIT_WORDS)})(?: no)? ?(${ID}|(?<= )[a-z])[ /](?=\\d|(?:${oneOf(LEVEL_WORDS)}) ?\\d)`,
);
/** A part of a site followed by a unit in it: `Tower 2, Unit 305` and `Block B 3/12`. */
const PART_OF_SITE = new RegExp(
  `^(?:${oneOf(FRONT_UNIT_WORDS)})(?: no)? ?(?:${ID}|(?<= )[a-z])[ /](?=(?:${oneOf(UNIT_WORDS)}) ?(?:no )?[a-z]{0,2}\\d|${ID}/\\d)`,
);
/** The index seldom lists a home behind a house as a separate unit. */
const GRANNY_FLAT = /^(?:granny ?flat|bungalow)(?: of| at)?[ /](?=\d)/;
const LEVEL = new RegExp(
  `^${notJoined}(${oneOf(LEVEL_WORDS)})(?: no)? ?(?:(${ID})${AFTER}|(?<= )([a-z])[ /](?=\\d))`,
);
const ORDINAL_LEVEL = /^(\d{1,3})(?:st|nd|rd|th) (floor|level)(?: |$)/;
/** A number before an ordinal is the street number: `Ground Floor, 195 1st Avenue`. */
const NAMED_LEVEL = new RegExp(
  `^(${oneOf(NAMED_LEVELS)})(?: (${ID})(?= (?!\\d+(?:st|nd|rd|th)(?: |$))))?[ /](?=\\d)`,
);
const NAMED_UNIT = new RegExp(`^(${oneOf(NAMED_UNITS)})(?: of)?[ /](?=\\d)`);
/** `Lot A Smith St`, but not a lone `Lot A`, which may be incomplete. */
export const LOT = new RegExp(`^lot(?: no)? ?(?:(${ID})(?:[ /]|$)|(?<= )([a-z]) (?=[a-z]{2}|\\d))`);
/** The survey plan of a lot: `DP 12345`, `Section 2 SP 1234`. The index does not contain it. */
const PLAN = '(?:(?:section|sec) ?\\d{1,4} )?(?:dp|sp|rp|lp|ps|tp|cp|plan) ?\\d{1,7}[a-z]?(?= |$)';
const PARCEL = new RegExp(`^(?:on |in )?${PLAN}`);
const LOT_OF_PLAN = new RegExp(`^(\\d{1,5})[/ ](?=${PLAN})`);
/** `House` is a unit only where another number follows: `House 3, 12 Smith St`, but not `House 12, Smith St`. */
const NUMBER_WORD =
  /^(?:(?:no|nr|number) (?=[a-z]?\d)|house(?: (?:no|nr|number))? (?=\d{1,6}[a-z]?(?:-\d{1,6}[a-z]?)? [a-z]))/;
/** The first of three numbers with slashes is that of a block or building. */
const BLOCK = new RegExp(`^${ID}/(?=${ID}/\\d)`);
const SLASH = new RegExp(`^(${ID}|(?:[a-z]{1,2}|\\d{1,5}[a-z]{2})(?=/\\d))/`);
/** Two numbers in a row and then a name: people omit the slash. */
const BARE_UNIT = /^(\d{1,5}[a-z]?|[lu]g\d{1,4}) (?=\d{1,6}[a-z]?(?:-\d{1,6}[a-z]?)? [a-z])/;

export const upper = (text: string | undefined): string | null => text?.toUpperCase() ?? null;

export const bare = (id: string | undefined): ParsedPart => ({ type: null, id: upper(id) });

type Step = (rest: string, into: FrontParts) => number;

/** Each step reads its part from the front and returns the number of characters it used. */
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
    if (match) into.level = { type: NAMED_LEVELS[match[1] ?? ''] ?? null, id: upper(match[2]) };
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

/** Takes the parts in any order, each kind once. */
export function takeFront(into: FrontParts): void {
  for (let taken = 1; taken > 0; ) {
    taken = 0;
    for (const step of STEPS) {
      taken = step(into.rest, into);
      if (taken > 0) break;
    }
    into.rest = into.rest.slice(taken).replace(/^[ /-]+/, '');
  }
}
