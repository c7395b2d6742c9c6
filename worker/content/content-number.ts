/** Numbers for pieces of content: equal pieces share one, so their results are found without comparing text. */
import { WeightedMap } from '../ports/weighted-map.ts';

/** The bytes of all texts together: a brand's content is about 0.5 MB, and a publication adds its changes. */
const maxBytes = 8_000_000;
const numbers = new WeightedMap<string, number>(maxBytes);
let last = 0;

/**
 * @param text the piece as JSON
 * @returns the same number for equal text; never another piece's number, even after that piece was evicted
 */
export function contentNumber(text: string): number {
  const known = numbers.get(text);
  if (known !== undefined) return known;
  last += 1;
  numbers.set(text, last, 2 * text.length);
  return last;
}
