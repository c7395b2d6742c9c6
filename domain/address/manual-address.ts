/** The manual address: its seven fields, their rules and messages (spec: manual-address). */
import * as v from 'valibot';
import { messages } from '../forms/messages.ts';
import { plainLine, typed, typedIfAny, withoutMarks } from '../forms/typed.ts';
import { limitPostcode } from './places/limit-postcode.ts';
import { maxAddressLine } from './search-rules.ts';
import { states } from './states.ts';
import {
  FRONT_UNIT_WORDS,
  NAMED_UNITS,
  SLASH_UNITS,
  UNIT_WORDS,
} from './words/designators.data.ts';

/** Postcodes in use: 02xx, 08xx, 09xx and everything from 1000. */
export const postcodePattern = /^(?:0[289]\d\d|[1-9]\d{3})$/;

/** Names on the wire, in the order of the form. */
export const manualFields = [
  'UnitNumber',
  'LotNumber',
  'StreetNumber1',
  'StreetName',
  'Locality',
  'State',
  'Postcode',
] as const;
export type ManualField = (typeof manualFields)[number];

/** Longest value of each field, once normalised. */
export const manualFieldLimits = {
  UnitNumber: 30,
  LotNumber: 12,
  StreetNumber1: 14,
  StreetName: 100,
  Locality: 60,
} as const;

/** Upper case, O'Connor with a straight apostrophe: the national address file's spelling of a locality. */
export function normaliseLocality(value: string): string {
  return plainLine(value).toUpperCase();
}

/** No comma or dot at the end. Only for text of bounded length: it takes quadratic time. */
const withoutEnd = (value: string): string => value.replace(/[\s,.]+$/, '');

/** McDonald and O'Connor only after a blank; A'Beckett, D'Arcy and L'Estrange after a hyphen too. */
const innerCapital = /((?:^|\s)(?:Mc|O')|(?:^|[\s-])[ADL]')(\p{Ll})/gu;

/** `  main  STREET,` → `Main Street`: single spaces, no trailing comma, capitalised words, any dash as a hyphen. */
export function normaliseStreetName(value: string): string {
  return withoutEnd(plainLine(value))
    .trimStart()
    .toLowerCase()
    .replace(
      /(^|[\s\-(])(\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    )
    .replace(innerCapital, (_, start: string, letter: string) => start + letter.toUpperCase());
}

const none = /^(?:n\/?a|nil|none)$/i;
/** The words before a lot's number: `Lot`, `Lot no.` */
export const lotWord = /^lot(?![a-z])\W*(?:(?:no|number)(?![a-z])\W*)?/i;

/** The sign in front of a number that stands alone: `#12`, `No. 12`, `Number 12`; not of `No 3/12`. */
const numberSign = /^(?:[#№]|(?:no|number)(?![a-z]))[\s.#]*(?=[a-z]?\d[\w -]*$)/i;

/**
 * The bare number of `#3`, `No. 3` and `3/`; empty for text that says there is none. Only for text of bounded
 * length: it takes quadratic time.
 */
const numberAlone = v.transform((value: string) => {
  const number = value.replace(/#\s*|\s*\/+$/g, '').replace(numberSign, '');
  return none.test(withoutMarks(number)) ? '' : number;
});

/** `12 – 14,` → `12-14`. Only for text of bounded length. */
const tidyNumber = v.transform((value: string) =>
  withoutEnd(plainLine(value)).replace(/(\d\p{L}?) ?- ?(?=\d)/gu, '$1-'),
);

/** A letter or digit; punctuation alone, such as `-`, means nothing. */
const word = /[\p{L}\p{N}]/u;

/** One string per field; the output is normalised. The specification words the errors (spec: validation). */
export const manualAddress = v.object({
  UnitNumber: v.pipe(
    typedIfAny,
    v.maxLength(maxAddressLine, messages.tooLong('Unit number')),
    tidyNumber,
    numberAlone,
    v.maxLength(manualFieldLimits.UnitNumber, messages.tooLong('Unit number')),
  ),
  LotNumber: v.pipe(
    typedIfAny,
    v.maxLength(maxAddressLine, messages.tooLong('Lot number')),
    tidyNumber,
    v.transform((value) => value.replace(lotWord, '')),
    numberAlone,
    v.maxLength(manualFieldLimits.LotNumber, messages.tooLong('Lot number')),
  ),
  StreetNumber1: v.pipe(
    typed,
    v.maxLength(maxAddressLine, messages.tooLong('Street number')),
    tidyNumber,
    v.transform((value) => value.replace(numberSign, '')),
    v.regex(word, messages.streetNumberRequired),
    v.maxLength(manualFieldLimits.StreetNumber1, messages.tooLong('Street number')),
  ),
  StreetName: v.pipe(
    typed,
    // Before normaliseStreetName, whose regular expressions take quadratic time.
    v.maxLength(maxAddressLine, messages.tooLong('Street name')),
    v.transform(normaliseStreetName),
    v.regex(word, messages.streetNameRequired),
    v.maxLength(manualFieldLimits.StreetName, messages.tooLong('Street name')),
  ),
  Locality: v.pipe(
    typed,
    v.maxLength(maxAddressLine, messages.tooLong('Suburb/City')),
    v.transform((value) => withoutEnd(normaliseLocality(value))),
    v.regex(word, messages.localityRequired),
    v.maxLength(manualFieldLimits.Locality, messages.tooLong('Suburb/City')),
  ),
  State: v.pipe(
    typed,
    v.minLength(1, messages.stateRequired),
    v.picklist(states, messages.stateRequired),
  ),
  Postcode: v.pipe(
    typed,
    v.transform(limitPostcode),
    v.minLength(1, messages.postcodeRequired),
    v.regex(/^\d+$/, messages.postcodeInvalid),
    v.minLength(4, messages.postcodeShort),
    v.regex(postcodePattern, messages.postcodeInvalid),
  ),
});
export type ManualAddress = v.InferOutput<typeof manualAddress>;

/** A unit as in a record; `type` is null where the words name no unit, as in `Level 2`. */
interface ManualUnit {
  readonly type: string | null;
  readonly id: string | null;
}

/** Drops the dot of `Apt. 3`, and the `No` of `No 3`, `No3`, `No. A` and `Number 3`; Flat North keeps its name. */
const wordedUnit = /^(\p{L}+)\.?(?: (?:(?:no|number)(?:[. ] ?|(?=\d)))?|(?=\d))(.*\S)$/iu;

/** `Shop 3` is shop 3, `3A` is unit 3A, `Rear` is a type without an id; null for empty text. */
export function manualUnit(typed: string): ManualUnit | null {
  if (typed === '') return null;
  const [, word = typed, id = null] = wordedUnit.exec(typed) ?? [];
  const type = unitTypes.get(word.toLowerCase());
  if (type !== undefined) return { type, id };
  return /\p{L}{3}/u.test(typed) ? { type: null, id: typed } : { type: 'Unit', id: typed };
}

const unitTypes: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...FRONT_UNIT_WORDS, ...NAMED_UNITS, ...UNIT_WORDS }),
);

/** `1/19 Murray Road, BRUNSWICK VIC 3056`, in the index's format (`Shop 3, 19 …`); a lot precedes the number. */
export function manualAddressLine(address: ManualAddress): string {
  const unit = unitInLine(address.UnitNumber);
  const lot = address.LotNumber === '' ? '' : `Lot ${address.LotNumber}, `;
  const street = `${lot}${unit}${address.StreetNumber1} ${address.StreetName}`;
  return `${street}, ${address.Locality} ${address.State} ${address.Postcode}`;
}

function unitInLine(typed: string): string {
  const unit = manualUnit(typed);
  if (unit === null) return '';
  const isSlash = SLASH_UNITS.has(unit.type ?? '') && unit.id !== null && !unit.id.includes(' ');
  return isSlash ? `${unit.id}/` : `${typed}, `;
}
