/** The split of typed address text into the fields of a manual address, as far as the text gives them. */

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

/** One text per field, within the field's limit and empty where nothing was typed for it. */
export type SplitAddress = Record<ManualField, string>;

const limits: Readonly<Partial<Record<ManualField, number>>> = manualFieldLimits;

/**
 * Never throws; leaves uncertain parts for the visitor to fill in. Of a text longer than any address it
 * reads only the start, because its regular expressions take quadratic time.
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
 * `RMB 123 Smith Rd`: in the country a roadside box is a home's number where it has no other. A post box is
 * not, and may be somewhere else, so nothing of it is filled in.
 */
function roadsideBox(text: string): string {
  const [box = ''] = /\b(?:rmb|rsd|rms|cmb) ?\d{1,6}[a-z]?\b/i.exec(text) ?? [];
  return box !== '' && tidied(text) === '' ? box : '';
}

const leadingPostcode = /^(\d{4})(?: ([a-z -]+))?$/;

/** `12 12 Mile Road` and `5 12 Mile Creek Rd` have no unit, but `3 12 Mile End Rd` does. */
const mileStreet = /^\d+ mile (?!end )/;

/** The number of `3056 Brunswick` is a postcode, unless the text has a street's type. */
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
  // The 3 of `Unit 3, A1 Princes Hwy` is not a number after a building's name.
  const isSure = lettered.number !== null || isCode(wordsOf(lettered.rest)[0] ?? '');
  return isSure ? lettered : (readAfterBuilding(text) ?? lettered);
}

/** Without a number and a street's type, the text is a suburb. */
function isPlaceAlone(read: ReadAddress, words: readonly string[]): boolean {
  const numbered = read.number ?? read.lot ?? read.unit ?? read.level;
  const isName = words[0] === 'the' || isCode(words[0] ?? '');
  return numbered === null && !isName && splitStreet(words).type < 0;
}

/**
 * The street is in the part with the number, or in the next part where that one has no name; the other
 * parts are the place. Undefined where commas do not separate the two.
 */
function byCommas(text: string, number: string, words: readonly string[], isNamed: boolean) {
  // On its own, a part would take the number that begins its street's name for a street number.
  if (/^\d+$/.test(words[0] ?? '')) return undefined;
  const all = text.split(/[,;\n]+/).map((part) => {
    const read = readPart(part, number);
    const own = withoutPlace(wordsOf(read.rest)).words.filter((word) => words.includes(word));
    return { number: numbersText(read), own };
  });
  const found = number === '' ? 0 : all.findIndex((part) => part.number === number);
  // The parts before the number are then the building's name.
  const parts = isNamed && found > 0 ? all.slice(found) : all;
  const numbered = isNamed ? Math.min(found, 0) : found;
  const first = parts.findIndex((part, index) => index >= numbered && part.own.length > 0);
  // In `Jones House, A12 Smith St` it is only certain that the street does not end before the code.
  const last = number === '' ? lastOfStreet(parts.map(({ own }) => own)) : first;
  const isStreet = (index: number) => index >= first && index <= Math.max(first, last);
  const street = parts.flatMap(({ own }, index) => (isStreet(index) ? own : []));
  const locality = parts.flatMap(({ own }, index) => (isStreet(index) ? [] : own));
  const isWhole = words.every((word) => street.includes(word) || locality.includes(word));
  return numbered < 0 || street.length === 0 || locality.length === 0 || !isWhole
    ? undefined
    : { street, locality };
}

/** `Q1 Resort`; a building whose name has no code is identified by its street number. */
function buildingWithCode({ building }: ReadAddress): string[] {
  const words = wordsOf(building ?? '');
  return words.some(isCode) ? words : [];
}

const isCode = (word: string): boolean => /^[a-z]\d{1,6}[a-z]?$/.test(word);

/** The part with a code, or the street's part after a code on its own: `A12, Smith St`. */
function lastOfStreet(parts: readonly (readonly string[])[]): number {
  const at = parts.findLastIndex((own) => own.some(isCode));
  const isAlone = parts[at]?.length === 1 && splitStreet(parts[at + 1] ?? []).type >= 0;
  return isAlone ? at + 1 : at;
}

/** Reads a lettered number in a part only where it is the whole text's number. */
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
