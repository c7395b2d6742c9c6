/** The address a visitor types by hand: seven fields, their rules and their words (spec: manual-address). */
import * as v from 'valibot';
import { messages } from '../forms/messages.ts';
import { plainMarks, typed, typedIfAny, withoutMarks } from '../forms/typed.ts';
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
  UnitNumber: 12,
  LotNumber: 12,
  StreetNumber1: 14,
  StreetName: 100,
  Locality: 60,
} as const;

/** Upper case, single spaces, any dash a hyphen: how the national address file writes a locality. */
export function normaliseLocality(value: string): string {
  return plainMarks(value).toUpperCase().replace(/\s+/g, ' ');
}

/** McDonald and O'Connor, behind a blank alone; A'Beckett, D'Arcy and L'Estrange, behind a hyphen, too. */
const innerCapital = /((?:^|\s)(?:Mc|O['’])|(?:^|[\s-])[ADL]['’])(\p{Ll})/gu;

/** `  main  STREET,` → `Main Street`: single spaces, no trailing comma, each word capitalised; any dash is a hyphen. */
export function normaliseStreetName(value: string): string {
  return plainMarks(value)
    .replace(/\s+/g, ' ')
    .replace(/[\s,.]+$/, '')
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

/**
 * The number alone of `#3` and `3/`; empty for what says that there is none. Only for a text of bounded
 * length: its time grows with the square of it.
 */
const numberAlone = v.transform((value: string) => {
  const number = value.replace(/#\s*|\s*\/+$/g, '');
  return none.test(withoutMarks(number)) ? '' : number;
});

/** A letter or digit; marks alone, as in `-`, say nothing. */
const word = /[\p{L}\p{N}]/u;

/** One string a field; the output is normalised. Errors are worded as specified (spec: validation). */
export const manualAddress = v.object({
  UnitNumber: v.pipe(
    typedIfAny,
    v.maxLength(maxAddressLine, messages.tooLong('Unit number')),
    numberAlone,
    v.maxLength(manualFieldLimits.UnitNumber, messages.tooLong('Unit number')),
  ),
  LotNumber: v.pipe(
    typedIfAny,
    v.maxLength(maxAddressLine, messages.tooLong('Lot number')),
    v.transform((value) => value.replace(lotWord, '')),
    numberAlone,
    v.maxLength(manualFieldLimits.LotNumber, messages.tooLong('Lot number')),
  ),
  StreetNumber1: v.pipe(
    typed,
    v.regex(word, messages.streetNumberRequired),
    v.maxLength(manualFieldLimits.StreetNumber1, messages.tooLong('Street number')),
  ),
  StreetName: v.pipe(
    typed,
    // Before the expressions of normaliseStreetName, whose time grows with the square of the length.
    v.maxLength(maxAddressLine, messages.tooLong('Street name')),
    v.transform(normaliseStreetName),
    v.regex(word, messages.streetNameRequired),
    v.maxLength(manualFieldLimits.StreetName, messages.tooLong('Street name')),
  ),
  Locality: v.pipe(
    typed,
    v.transform(normaliseLocality),
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

/** A unit as a record has it; `type` is null where the words are of no unit, as in `Level 2`. */
interface ManualUnit {
  readonly type: string | null;
  readonly id: string | null;
}

/** `No` goes from `No 3`, `No3` and `No. A`; Flat North keeps its name. */
const wordedUnit = /^(\p{L}+)(?: (?:no(?:[. ] ?|(?=\d)))?|(?=\d))(.*\S)$/iu;

/** `Shop 3` is shop 3, `3A` is unit 3A, `Rear` is a type alone; null for the empty text. */
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

/** `1/19 Murray Road, BRUNSWICK VIC 3056`, as the index writes it (`Shop 3, 19 …`); a lot stands before the number. */
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
