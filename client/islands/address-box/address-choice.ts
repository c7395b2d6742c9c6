/** The address that a visitor chose, as the forms of a page share it and as they send it. */
import type { ManualAddress } from '../../../domain/address/manual-address.ts';
import { atom } from '../runtime/shared-state.ts';

/** `line` is what the box shows and what is sent as `address`. */
export type ChosenAddress =
  | { readonly kind: 'record'; readonly line: string; readonly recordId: string }
  | { readonly kind: 'postcode'; readonly line: string }
  | { readonly kind: 'manual'; readonly line: string; readonly fields: ManualAddress };

/** By what a form asks for: one in postcode mode cannot use a record, nor the reverse. */
export const choiceAtoms = {
  address: atom<ChosenAddress | null>(null),
  postcode: atom<ChosenAddress | null>(null),
};

/** Its fields on the wire (docs/contracts/hero-form.md). */
export function addressBody(chosen: ChosenAddress | null): Record<string, string> {
  return {
    address: chosen?.line ?? '',
    entry: chosen?.kind === 'manual' ? 'manual' : 'search',
    ...(chosen?.kind === 'record' && { recordId: chosen.recordId }),
    ...(chosen?.kind === 'manual' && chosen.fields),
  };
}
