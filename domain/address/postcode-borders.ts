/** The states a postcode covers, and the check that a manual address's state and postcode agree. */
import type { FieldError } from '../forms/parse-form.ts';
import type { ManualAddress } from './manual-address.ts';
import { isForPostBoxes } from './places/post-boxes.ts';
import { stateOfPostcode } from './postcode-states.ts';
import type { State } from './states.ts';

/** Postcodes with places across their state's border, and the states those places are in. */
const across: Readonly<Record<string, readonly State[]>> = {
  '0872': ['SA', 'WA'],
  '2406': ['QLD'],
  '2540': ['ACT'],
  '2611': ['NSW'],
  '2618': ['NSW'],
  '2619': ['ACT'],
  '2620': ['ACT'],
  '2648': ['VIC'],
  '3585': ['NSW'],
  '3586': ['NSW'],
  '3644': ['NSW'],
  '3691': ['NSW'],
  '3707': ['NSW'],
  '4375': ['NSW'],
  '4377': ['NSW'],
  '4380': ['NSW'],
  '4383': ['NSW'],
  '4385': ['NSW'],
  '4493': ['NSW'],
  '4825': ['NT'],
  '5440': ['NSW'],
};

/**
 * The states that homes with the postcode are in: its own first, then those it reaches into. None for
 * anything but a postcode, and for one that no home has.
 */
export function statesOfPostcode(postcode: string): readonly State[] {
  const own = stateOfPostcode(postcode);
  return own === null || isForPostBoxes(postcode) ? [] : [own, ...(across[postcode] ?? [])];
}

/**
 * The state of a home: the given one if the postcode covers part of it, otherwise the postcode's own.
 * @param given anything but a state is ignored
 * @returns null for anything but a home's postcode
 */
export function stateAt(postcode: string, given = ''): State | null {
  const all = statesOfPostcode(postcode);
  return all.find((state) => state === given) ?? all[0] ?? null;
}

/** An error at the postcode where it contradicts the state; empty when they agree. */
export function borderErrors({
  State: state,
  Postcode: postcode,
}: Pick<ManualAddress, 'State' | 'Postcode'>): FieldError[] {
  const own = stateOfPostcode(postcode);
  if (own === null || own === state || across[postcode]?.includes(state)) return [];
  return [{ field: 'Postcode', message: `Postcode ${postcode} is in ${own}, not in ${state}` }];
}
