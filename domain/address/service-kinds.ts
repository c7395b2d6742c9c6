/** The kinds of national address service that the worker can call. */

/** `predictive`: /search, /retrieve and /postcodes over POST; `addressr`: the open-source server of that name. */
export const addressKinds = ['predictive', 'addressr'] as const;
export type AddressKind = (typeof addressKinds)[number];

/** The kind a variable names: the first where it is not set, undefined for an unknown name. */
export function addressKindOf(variable: string | undefined): AddressKind | undefined {
  return addressKinds.find((kind) => kind === (variable || addressKinds[0]));
}
