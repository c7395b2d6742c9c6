/** Turns G-NAF's upper case into the writing that people read: `O'CONNOR` is `O'Connor`. */
import { normaliseStreetName } from '../../../domain/address/manual-address.ts';

/** D'Arcy and L'Estrange, beside the O'Connor that the form knows. */
const elided = /(^|[\s-])([DL]['’])(\p{Ll})/gu;
const mostLetters = 100;

/** Null for a name that is none: empty, or too long. */
export function writtenName(upper: string): string | null {
  if (upper.length > mostLetters) return null;
  const name = normaliseStreetName(upper).replace(
    elided,
    (_, before: string, start: string, letter: string) => before + start + letter.toUpperCase(),
  );
  return name === '' ? null : name;
}

/** Compares `2` before `10`, and nothing before something. */
export function inNaturalOrder(a: string | undefined, b: string | undefined): number {
  if (a === b) return 0;
  if (a === undefined || b === undefined) return a === undefined ? -1 : 1;
  const [left, right] = [piecesOf(a), piecesOf(b)];
  for (const [index, piece] of left.entries()) {
    const other = right[index];
    if (other === undefined) return 1;
    const numbers = Number(piece) - Number(other);
    if (numbers !== 0 && !Number.isNaN(numbers)) return numbers;
    if (piece !== other) return piece < other ? -1 : 1;
  }
  return left.length - right.length;
}

const piecesOf = (text: string): string[] => text.match(/\d+|\D+/g) ?? [];
