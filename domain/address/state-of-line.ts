/** The state and postcode in a one-line address; apart from `states.ts`, which every browser loads. */
import { type State, states } from './states.ts';

const named = new RegExp(`\\b(?<state>${states.join('|')})\\b(?:\\W+(?<postcode>\\d{4})\\b)?`, 'g');

/** The line's last state, and the postcode after it: a house or street may have another state's name. */
const endOf = (addressLine: string) => [...addressLine.matchAll(named)].at(-1)?.groups;

/** Undefined where the line names no state. */
export function stateIn(addressLine: string): State | undefined {
  const written = endOf(addressLine)?.state;
  return states.find((state) => state === written);
}

/** The noun for a line: a form that asks only for a postcode saves `3056, Brunswick, VIC`. */
export function placeWord(addressLine: string): 'suburb' | 'address' {
  return suburbFirst.test(addressLine) ? 'suburb' : 'address';
}

const suburbFirst = /^(\d{4}), /;

const suburbLine = /^(\d{4}), ([^,]+), (\w+)$/;

/** `3056, Brunswick, VIC` as `Brunswick VIC 3056`; any other address is unchanged. */
export function writtenLine(addressLine: string): string {
  return addressLine.replace(suburbLine, '$2 $3 $1');
}

/** After the state or, in a postcode suggestion, at the start: a house number may have four digits too. */
export function postcodeIn(addressLine: string): string | undefined {
  return endOf(addressLine)?.postcode ?? suburbFirst.exec(addressLine)?.[1];
}
