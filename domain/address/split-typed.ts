/** Splits typed address text into the seven fields of a manual address, as far as it says them. */

import { fold } from './fold.ts';
import {
  type ManualField,
  manualFieldLimits,
  manualFields,
  normaliseLocality,
  normaliseStreetName,
  postcodePattern,
} from './manual-address.ts';
import { numberWithPrefix } from './number-prefix.ts';
import {
  type ReadAddress,
  readAfterBuilding,
  readNumberedStreet,
  readTyped,
} from './parse-typed.ts';
import { stateOfPostcode } from './postcode-states.ts';
import { isCompletePostcode, maxAddressLine, parsePostcode } from './search-rules.ts';
import { splitStreet, withoutPlace } from './split-street.ts';
import { states } from './states.ts';
import { tidied } from './tidy-typed.ts';
import { withLetteredNumber } from './typed/lettered-number.ts';
import { numbersText, numberText } from './typed/number-text.ts';
import { unitText } from './typed/unit-text.ts';

/** One text a field, empty where the text says nothing of it; each within its field's limit. */
export type SplitAddress = Record<ManualField, string>;

const limits: Readonly<Partial<Record<ManualField, number>>> = manualFieldLimits;

/**
 * Never throws; what cannot be told is left for the visitor to fill in. Of a text longer than any
 * address only its start is read: the time of the expressions grows with the square of the length.
 */
export function splitTyped(typed: string): SplitAddress {
  const text = typed.slice(0, maxAddressLine);
  const suggested = parsePostcode(text);
  const found = isCompletePostcode(suggested)
    ? {
        Postcode: suggested.postcode,
        Locality: normaliseLocality(suggested.locality),
        State: states.find((state) => state === suggested.state.toUpperCase()) ?? '',
      }
    : partsOf(text, roadsideBox(text));
  return Object.fromEntries(
    manualFields.map((name) => [name, (found[name] ?? '').slice(0, limits[name]).trim()]),
  ) as SplitAddress;
}

function partsOf(typed: string, box: string): Partial<SplitAddress> {
  const text = box === '' ? typed : typed.replace(box, ' ');
  const read = readOf(text);
  const { words, ...place } = withoutPlace(wordsOf(read.rest));
  const number = numbersText(read);
  const { street, locality } = isPlaceAlone(read, words)
    ? { street: [], locality: words }
    : (byCommas(text, number, words, read.building !== null) ?? splitStreet(words));
  return {
    ...place,
    State: place.State || (stateOfPostcode(place.Postcode) ?? ''),
    UnitNumber: unitText(read, text) || asTyped(buildingWithCode(read), text),
    LotNumber: read.lot ?? '',
    StreetNumber1: number || box.toUpperCase(),
    StreetName: normaliseStreetName(asTyped(street, text)),
    Locality: normaliseLocality(asTyped(locality, text)),
  };
}

/**
 * `RMB 123 Smith Rd`: on the land such a box is a home's number, where it has no other. A post box is none,
 * and stands in another place maybe: nothing of it is filled in.
 */
function roadsideBox(text: string): string {
  const [box = ''] = /\b(?:rmb|rsd|rms|cmb) ?\d{1,6}[a-z]?\b/i.exec(text) ?? [];
  return box !== '' && tidied(text) === '' ? box : '';
}

const leadingPostcode = /^(\d{4})(?: ([a-z -]+))?$/;

/** `12 12 Mile Road` and `5 12 Mile Creek Rd`, but `3 12 Mile End Rd` has a unit. */
const mileStreet = /^\d+ mile (?!end )/;

/** `3056 Brunswick` has no number but a postcode, unless a street's type is in it. */
function readOf(text: string): ReadAddress {
  const [, postcode = '', name = ''] = leadingPostcode.exec(fold(text)) ?? [];
  if (postcodePattern.test(postcode) && splitStreet(wordsOf(name)).type < 0) {
    return { ...readTyped(''), rest: `${name} ${postcode}` };
  }
  const numbered = readNumberedStreet(text);
  if (numbered && mileStreet.test(numbered.rest)) return numbered;
  const read = readTyped(text);
  if (read.number !== null || read.lot !== null) return read;
  const lettered = withLetteredNumber(read);
  // Of `Unit 3, A1 Princes Hwy` the 3 is no number behind a name.
  const isSure = lettered.number !== null || isCode(wordsOf(lettered.rest)[0] ?? '');
  return isSure ? lettered : (readAfterBuilding(text) ?? lettered);
}

/** Neither a number nor a street's type: a suburb. */
function isPlaceAlone(read: ReadAddress, words: readonly string[]): boolean {
  const numbered = read.number ?? read.lot ?? read.unit ?? read.level;
  const isName = words[0] === 'the' || isCode(words[0] ?? '');
  return numbered === null && !isName && splitStreet(words).type < 0;
}

/**
 * The street is in the part with the number, or in the next one where that has no name; what stands in
 * other parts is the place. Undefined where commas do not tell the two apart.
 */
function byCommas(text: string, number: string, words: readonly string[], isNamed: boolean) {
  // A part alone would have the number that its street begins with for its own.
  if (/^\d+$/.test(words[0] ?? '')) return undefined;
  const all = text.split(/[,;\n]+/).map((part) => {
    const read = readPart(part, number);
    const own = withoutPlace(wordsOf(read.rest)).words.filter((word) => words.includes(word));
    return { number: numbersText(read), own };
  });
  const found = number === '' ? 0 : all.findIndex((part) => part.number === number);
  // What stands before the number is the building's name then.
  const parts = isNamed && found > 0 ? all.slice(found) : all;
  const numbered = isNamed ? Math.min(found, 0) : found;
  const first = parts.findIndex((part, index) => index >= numbered && part.own.length > 0);
  // Of `Jones House, A12 Smith St` nothing is sure but that the street does not end before it.
  const last = number === '' ? lastOfStreet(parts.map(({ own }) => own)) : first;
  const isStreet = (index: number) => index >= first && index <= Math.max(first, last);
  const street = parts.flatMap(({ own }, index) => (isStreet(index) ? own : []));
  const locality = parts.flatMap(({ own }, index) => (isStreet(index) ? [] : own));
  const isWhole = words.every((word) => street.includes(word) || locality.includes(word));
  return numbered < 0 || street.length === 0 || locality.length === 0 || !isWhole
    ? undefined
    : { street, locality };
}

/** `Q1 Resort`; a building with nothing but a name is known by its number. */
function buildingWithCode({ building }: ReadAddress): string[] {
  const words = wordsOf(building ?? '');
  return words.some(isCode) ? words : [];
}

const isCode = (word: string): boolean => /^[a-z]\d{1,6}[a-z]?$/.test(word);

/** The part with a code, or with the street behind it: `A12, Smith St`. */
function lastOfStreet(parts: readonly (readonly string[])[]): number {
  const at = parts.findLastIndex((own) => own.some(isCode));
  const isAlone = parts[at]?.length === 1 && splitStreet(parts[at + 1] ?? []).type >= 0;
  return isAlone ? at + 1 : at;
}

/** A part has a letter in its number only where the whole text has that number. */
function readPart(part: string, number: string): ReadAddress {
  const read = readTyped(part);
  const found = read.number === null ? numberWithPrefix(read.rest) : null;
  return found && numberText(found.number) === number ? { ...read, ...found } : read;
}

function wordsOf(rest: string): string[] {
  return rest.split(' ').filter((word) => word !== '');
}

/** Folded words as the visitor wrote them: `O'Connor`. */
function asTyped(words: readonly string[], text: string): string {
  const typed = new Map(text.split(/[\s,;/]+/).map((word) => [fold(word), word]));
  return words.map((word) => typed.get(word) ?? word).join(' ');
}
