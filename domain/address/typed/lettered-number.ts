/** A street number with a letter in front of it, told without an index: `A12 Smith St`, but `M1 Pacific Motorway`. */
import { numberWithPrefix } from '../number-prefix.ts';
import type { ReadAddress } from '../parse-typed.ts';
import { TYPE_WORDS } from '../words/street-types.data.ts';
import { takeBehind } from './behind-parts.ts';

const highway = /^(?:highway|hwy|motorway|mwy|freeway|fwy)$/;
/** `Q1 Resort, 9 Hamilton Ave` */
const otherNumber = /\b\d{1,3}[a-z]? [a-z]/;

/**
 * For a reading without a number. One that was filled in wrongly nobody would look at: where it is not
 * sure, the code stays with the words.
 */
export function withLetteredNumber(read: ReadAddress): ReadAddress {
  const found = numberWithPrefix(read.rest);
  if (found === null) return read;
  const behind = { ...read, rest: found.rest };
  takeBehind(behind);
  if (!isOnHighway(behind.rest) && !otherNumber.test(behind.rest)) {
    return { ...behind, number: found.number };
  }
  return { ...behind, rest: read.rest.slice(0, -found.rest.length) + behind.rest };
}

/** `Smith St, Highway Park` is on none. */
function isOnHighway(rest: string): boolean {
  const type = rest
    .trim()
    .split(/ +/)
    .find((word, at) => at > 0 && TYPE_WORDS.has(word));
  return type !== undefined && highway.test(type);
}
