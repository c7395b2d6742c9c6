/** The state in an address of one line; apart from `states.ts`, which every browser loads. */
import { type State, states } from './states.ts';

/** Undefined where it names none. */
export function stateIn(addressLine: string): State | undefined {
  return states.find((state) => new RegExp(`\\b${state}\\b`).test(addressLine));
}
