/** The states and territories of Australia, as addresses, premiums and certificates name them. */
export const states = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const;
export type State = (typeof states)[number];

/** The state that an address in one line names; undefined where it names none. */
export function stateIn(addressLine: string): State | undefined {
  return states.find((state) => new RegExp(`\\b${state}\\b`).test(addressLine));
}
