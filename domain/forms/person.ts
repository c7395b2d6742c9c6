/** The visitor's details: name, email and mobile, with their rules and messages (spec: validation). */
import * as v from 'valibot';
import { messages } from './messages.ts';
import { plainMarks, typed, withoutMarks } from './typed.ts';

/** One @, a host of dot-separated parts, no spaces; only a mail server can check more. */
const emailPattern = /^[^\s@<>()",;:\\]+@(?:[^\s@<>()",;:\\.]+\.)+[\p{L}\d-]{2,}$/u;

/**
 * Removes spaces, all kinds of dashes, slashes and a link's `tel:`, and turns +61, 0061 and 0011 61 into 0,
 * before the rule is applied (spec: validation).
 */
export function normaliseMobile(value: string): string {
  return withoutMarks(value)
    .replace(/^tel:|\//gi, '')
    .replace(/^(?:\+|00(?:11)?)610?/, '0')
    .replace(/^610?(?=4\d{8}$)/, '0');
}

/** Removes joiners: two spellings of one email would be two people, and a name's letters are matched. */
function unjoined(value: string): string {
  return value.replace(/\p{Cf}/gu, '');
}

function plainName(value: string): string {
  return plainMarks(unjoined(value)).replace(/\s+/g, ' ');
}

/** Regular expressions count characters; a string's length counts a rare one twice. */
export const personName = v.pipe(
  typed,
  v.transform(plainName),
  v.minLength(1, messages.nameRequired),
  v.regex(/[^\p{M}\s'’-]/u, messages.nameRequired),
  v.regex(/../u, messages.nameShort),
  v.regex(/^.{0,200}$/u, messages.nameLong),
  v.regex(/^\P{N}*$/u, messages.nameDigits),
  v.regex(/^[^\p{S}\p{Extended_Pictographic}]*$/u, messages.nameSymbols),
  v.regex(/^[\p{L}\p{M} '’-]+$/u, messages.nameLetters),
);

export const email = v.pipe(
  typed,
  v.transform(unjoined),
  v.minLength(1, messages.required('Email')),
  v.maxLength(254, messages.emailInvalid),
  v.regex(emailPattern, messages.emailInvalid),
);

/** Output: ten digits beginning 04. */
export const mobNumber = v.pipe(
  typed,
  v.transform(normaliseMobile),
  v.minLength(1, messages.mobileRequired),
  v.regex(/^04/, messages.mobileStart),
  v.regex(/^\d{10}$/, messages.mobileLength),
);

/** Field names as sent to `POST /api/lead`. */
export const person = v.object({ name: personName, email, mobNumber });
export const personFields = ['name', 'email', 'mobNumber'] as const;
export type PersonField = (typeof personFields)[number];
