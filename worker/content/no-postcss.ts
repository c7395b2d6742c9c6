/** A stand-in for postcss, which sanitize-html imports to parse style attributes; we allow none. */

/** @throws Error always: clean-html.ts would have to allow style attributes first */
export function parse(): never {
  throw new Error('Style attributes are not parsed: see client/sections/html-block/clean-html.ts');
}
