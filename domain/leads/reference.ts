/** Receipt references: short enough to read out, without look-alike letters. */

/** Crockford's base 32: no I, L, O, U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A random reference such as `KJ-7F3K-9QWD` (40 bits). */
export function newReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  const letters = [...bytes].map((byte) => alphabet[byte % 32]).join('');
  return `KJ-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** True for that format; nothing else is looked up. */
export function isReference(value: string): boolean {
  return /^KJ-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/.test(value);
}
