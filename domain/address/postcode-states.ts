/** The state of a postcode, for services that name a locality by postcode and omit the state. */
import type { State } from './states.ts';

/** First postcode of each run, in order; a run ends where the next begins. */
const runs: readonly (readonly [from: number, state: State | null])[] = [
  [0, null],
  [200, 'ACT'],
  [300, null],
  [800, 'NT'],
  [1000, 'NSW'],
  [2600, 'ACT'],
  [2619, 'NSW'],
  [2900, 'ACT'],
  [2921, 'NSW'],
  [3000, 'VIC'],
  [4000, 'QLD'],
  [5000, 'SA'],
  [6000, 'WA'],
  [7000, 'TAS'],
  [8000, 'VIC'],
  [9000, 'QLD'],
];

/** Null for anything but a postcode. A postcode that crosses a border gets its run's state. */
export function stateOfPostcode(postcode: string): State | null {
  if (!/^\d{4}$/.test(postcode)) return null;
  return runs.findLast(([from]) => from <= Number(postcode))?.[1] ?? null;
}
