/** The address a visitor types by hand: seven fields, their rules and their words (spec: manual-address). */
import * as v from 'valibot';
import { messages } from '../forms/messages.ts';
import { typed } from '../forms/typed.ts';
import { limitPostcode } from './places/limit-postcode.ts';
import { maxAddressLine } from './search-rules.ts';
import { states } from './states.ts';

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

/** Upper case, single spaces: how the national address file writes a locality. */
export function normaliseLocality(value: string): string {
  return value.toUpperCase().replace(/\s+/g, ' ');
}

/** `  main  STREET,` → `Main Street`: single spaces, no trailing comma, each word capitalised. */
export function normaliseStreetName(value: string): string {
  return value
    .replace(/\s+/g, ' ')
    .replace(/[\s,.]+$/, '')
    .trimStart()
    .toLowerCase()
    .replace(
      /(^|[\s\-(])(\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    )
    .replace(
      /(^|\s)(Mc|O['’])(\p{Ll})/gu,
      (_, before: string, start: string, letter: string) => before + start + letter.toUpperCase(),
    );
}

/** One string a field; the output is normalised. Errors are worded as specified (spec: validation). */
export const manualAddress = v.object({
  UnitNumber: v.pipe(typed, v.maxLength(12, messages.tooLong('Unit number'))),
  LotNumber: v.pipe(typed, v.maxLength(12, messages.tooLong('Lot number'))),
  StreetNumber1: v.pipe(
    typed,
    v.minLength(1, messages.streetNumberRequired),
    v.maxLength(14, messages.tooLong('Street number')),
  ),
  StreetName: v.pipe(
    typed,
    // Before the expressions of normaliseStreetName, whose time grows with the square of the length.
    v.maxLength(maxAddressLine, messages.tooLong('Street name')),
    v.transform(normaliseStreetName),
    v.minLength(1, messages.streetNameRequired),
    v.maxLength(100, messages.tooLong('Street name')),
  ),
  Locality: v.pipe(
    typed,
    v.transform(normaliseLocality),
    v.minLength(1, messages.localityRequired),
    v.maxLength(60, messages.tooLong('Suburb/City')),
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

/** `1/19 Murray Road, BRUNSWICK VIC 3056`; a lot stands before the number. */
export function manualAddressLine(address: ManualAddress): string {
  const unit = address.UnitNumber === '' ? '' : `${address.UnitNumber}/`;
  const lot = address.LotNumber === '' ? '' : `Lot ${address.LotNumber}, `;
  const street = `${lot}${unit}${address.StreetNumber1} ${address.StreetName}`;
  return `${street}, ${address.Locality} ${address.State} ${address.Postcode}`;
}
