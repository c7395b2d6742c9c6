/** Stands in for postcss, which sanitize-html imports to parse style attributes; we let none through. */

/** @throws Error always: a style attribute would have to be allowed first (clean-html.ts) */
export function parse(): never {
  throw new Error('Style attributes are not parsed: see client/sections/html-block/clean-html.ts');
}
