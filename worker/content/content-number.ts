/** Numbers for pieces of content: equal pieces have one number, so what was made of them is found without comparing text. */
import { WeightedMap } from '../ports/weighted-map.ts';

/** Bytes of all texts together: one brand's content has about 0.5 MB, and a publication adds what it changed. */
const maxBytes = 8_000_000;
const numbers = new WeightedMap<string, number>(maxBytes);
let last = 0;

/**
 * @param text the piece as JSON
 * @returns the same number for equal text; never one that another piece had, even when the piece was forgotten
 */
export function contentNumber(text: string): number {
  const known = numbers.get(text);
  if (known !== undefined) return known;
  last += 1;
  numbers.set(text, last, 2 * text.length);
  return last;
}
