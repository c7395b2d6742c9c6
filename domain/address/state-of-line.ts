/** The state and the postcode in an address of one line; apart from `states.ts`, which every browser loads. */
import { type State, states } from './states.ts';

/** Undefined where it names none. */
export function stateIn(addressLine: string): State | undefined {
  return states.find((state) => new RegExp(`\\b${state}\\b`).test(addressLine));
}

const placed = new RegExp(`\\b(?:${states.join('|')})\\W+(\\d{4})\\b`, 'g');

/** What to call a line: `3056, Brunswick, VIC` is what is saved where only the postcode is asked for. */
export function placeWord(addressLine: string): 'suburb' | 'address' {
  return suburbFirst.test(addressLine) ? 'suburb' : 'address';
}

const suburbFirst = /^(\d{4}), /;

/** Behind the state, or, where the postcode alone was asked for, in front. A house may have four digits too. */
export function postcodeIn(addressLine: string): string | undefined {
  return [...addressLine.matchAll(placed)].at(-1)?.[1] ?? suburbFirst.exec(addressLine)?.[1];
}
