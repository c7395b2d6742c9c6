/** Cleaning of fields that a visitor typed; apart from parse-form.ts, which pages without rules load too. */
import * as v from 'valibot';

/**
 * Controls, invisible characters that come along with pasted text, and the marks of slots in cached pages
 * (client/ui/visitor-slots.ts). The two joiners stay: Persian words and some emojis are written with them.
 */
const neverTyped = /[\p{Cc}\uE000-\uE00F]|(?![\u200C\u200D])\p{Cf}/gu;

/** What stands between words in pasted text, such as the tab between two cells: without it they would be one. */
const gap = /[\t\n\v\f\r\u2028\u2029]/g;

/** One line without the characters that nobody types. */
export function cleanLine(value: string): string {
  return value.replace(gap, ' ').replace(neverTyped, '');
}

/** The same, trimmed. */
export function cleanTyped(value: string): string {
  return cleanLine(value).trim();
}

/**
 * One field that a visitor typed: always a string, trimmed, and empty when it is missing. Rules follow
 * in a `v.pipe(typed, …)`.
 */
export const typed = v.pipe(v.optional(v.string(), ''), v.transform(cleanTyped));

/** The rule of one field, which also takes a missing one. */
export type FieldSchema = v.GenericSchema<string | undefined, string>;

/** Dashes and turned apostrophes as a keyboard writes them: programs that set type have others. */
export function plainMarks(value: string): string {
  return value.replace(/\p{Pd}/gu, '-').replace(/[‘ʼ]/g, '’');
}

/** Without spaces, dashes of every kind, dots, brackets, and what nobody sees. */
export function withoutMarks(value: string): string {
  return value.replace(/[\s\p{Pd}\p{Cf}.()]/gu, '');
}

/** One that may be left out. Marks alone say nothing: a dash is how people do that. */
export const typedIfAny = v.pipe(
  typed,
  v.transform((value) => withoutMarks(value) && value),
);

/** Empty, or right by the rule. */
export function optional(rule: FieldSchema): FieldSchema {
  return v.pipe(
    typedIfAny,
    v.lazy((value) => (value === '' ? v.string() : forText(rule))),
  );
}

/** A rule for text that is there: valibot's types know no narrower input. */
export function forText(rule: FieldSchema): v.GenericSchema<string, string> {
  return rule as unknown as v.GenericSchema<string, string>;
}
