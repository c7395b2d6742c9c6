/** The state and the postcode in an address of one line; apart from `states.ts`, which every browser loads. */
import { type State, states } from './states.ts';

const named = new RegExp(`\\b(?<state>${states.join('|')})\\b(?:\\W+(?<postcode>\\d{4})\\b)?`, 'g');

/** The state that ends a line, and the postcode behind it: a house or a street may be called like another. */
const endOf = (addressLine: string) => [...addressLine.matchAll(named)].at(-1)?.groups;

/** Undefined where it names none. */
export function stateIn(addressLine: string): State | undefined {
  const written = endOf(addressLine)?.state;
  return states.find((state) => state === written);
}

/** What to call a line: `3056, Brunswick, VIC` is what is saved where only the postcode is asked for. */
export function placeWord(addressLine: string): 'suburb' | 'address' {
  return suburbFirst.test(addressLine) ? 'suburb' : 'address';
}

const suburbFirst = /^(\d{4}), /;

const suburbLine = /^(\d{4}), ([^,]+), (\w+)$/;

/** A line as Australians write it: `Brunswick VIC 3056` for `3056, Brunswick, VIC`; an address is written so already. */
export function writtenLine(addressLine: string): string {
  return addressLine.replace(suburbLine, '$2 $3 $1');
}

/** Behind the state, or, where the postcode alone was asked for, in front. A house may have four digits too. */
export function postcodeIn(addressLine: string): string | undefined {
  return endOf(addressLine)?.postcode ?? suburbFirst.exec(addressLine)?.[1];
}
