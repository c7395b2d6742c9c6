/** The way in for one field that a visitor typed: always a string, trimmed, without control characters. */
import * as v from 'valibot';

/** Controls, zero-width marks, and the private-use marks of the page cache's slots. */
const neverTyped = /[\p{Cc}\u200B\u2028\u2029\uE000-\uE00F\uFEFF]/gu;

/** Trims, and drops the characters that nobody types. */
export function cleanTyped(value: string): string {
  return value.replace(neverTyped, '').trim();
}

/** A missing field is an empty one, as a form leaves it. Rules follow in a `v.pipe(typed, …)`. */
export const typed = v.pipe(v.optional(v.string(), ''), v.transform(cleanTyped));
