/** Clean-up of typed fields; apart from parse-form.ts, which pages without rules load too. */
import * as v from 'valibot';

/**
 * Control characters, invisible characters in pasted text, and the slot marks of cached pages
 * (client/ui/visitor-slots.ts). The two joiners stay: Persian words and some emojis need them.
 */
const neverTyped = /[\p{Cc}\uE000-\uE00F]|(?![\u200C\u200D])\p{Cf}/gu;

/** Separators in pasted text, such as the tab between two cells: each becomes a space, to keep words apart. */
const gap = /[\t\n\v\f\r\u2028\u2029]/g;

/** Digits and Latin letters as wide as Chinese characters, which some keyboards type. */
const wide = /[０-９Ａ-Ｚａ-ｚ]/g;
/** The distance in Unicode between these and the usual ones. */
const wideOffset = 0xfee0;

/** One line without characters that nobody types, its digits and Latin letters of the usual width. */
export function cleanLine(value: string): string {
  return value
    .replace(gap, ' ')
    .replace(neverTyped, '')
    .replace(wide, (one) => String.fromCharCode(one.charCodeAt(0) - wideOffset));
}

/** The same, trimmed. */
export function cleanTyped(value: string): string {
  return cleanLine(value).trim();
}

/**
 * One typed field: always a string, trimmed, and empty when missing. Rules follow in a
 * `v.pipe(typed, …)`.
 */
export const typed = v.pipe(v.optional(v.string(), ''), v.transform(cleanTyped));

/** The rule of one field, which may be missing. */
export type FieldSchema = v.GenericSchema<string | undefined, string>;

/** Replaces typographic dashes and the minus sign with hyphens, and turned apostrophes with ’. */
export function plainMarks(value: string): string {
  return value.replace(/[\p{Pd}\u2212]/gu, '-').replace(/[‘ʼ]/g, '’');
}

/** The same, with single spaces and straight apostrophes. */
export function plainLine(value: string): string {
  return plainMarks(value).replaceAll('’', "'").replace(/\s+/g, ' ');
}

/** Removes spaces, all kinds of dashes, dots, brackets and invisible characters. */
export function withoutMarks(value: string): string {
  return value.replace(/[\s\p{Pd}\u2212\p{Cf}.()]/gu, '');
}

/** An optional field. Punctuation alone counts as empty: people type a dash to skip a field. */
export const typedIfAny = v.pipe(
  typed,
  v.transform((value) => withoutMarks(value) && value),
);

/** Empty, or valid by the rule. */
export function optional(rule: FieldSchema): FieldSchema {
  return v.pipe(
    typedIfAny,
    v.lazy((value) => (value === '' ? v.string() : forText(rule))),
  );
}

/** A rule for text that is present: valibot's types cannot express the narrower input. */
export function forText(rule: FieldSchema): v.GenericSchema<string, string> {
  return rule as unknown as v.GenericSchema<string, string>;
}
