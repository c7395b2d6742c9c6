/** The conversion of G-NAF's upper-case names to mixed case: `O'CONNOR` to `O'Connor`. */
import { normaliseStreetName } from './manual-address.ts';

const mostLetters = 100;

/** Null for an empty or overlong name. */
export function writtenName(upper: string): string | null {
  if (upper.length > mostLetters) return null;
  const name = normaliseStreetName(upper);
  return name === '' ? null : name;
}

/** As `writtenName`, but words with a number stay in upper case: `12A THE PARADE` → `12A The Parade`; `3RD` is `3rd`. */
export function writtenPart(upper: string): string {
  const names = (writtenName(upper) ?? upper).split(' ');
  return names
    .map((word) => (/\d/.test(word) && !ordinal.test(word) ? word.toUpperCase() : word))
    .join(' ');
}

const ordinal = /^\d+(?:st|nd|rd|th)$/;
