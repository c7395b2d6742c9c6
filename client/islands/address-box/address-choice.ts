/** The address that a visitor chose: the state that a page's forms share, and the fields that they send. */
import type { ManualAddress } from '../../../domain/address/manual-address.ts';
import { atom } from '../runtime/shared-state.ts';

/** `line` is what the box shows and what is sent as `address`. */
export type ChosenAddress =
  | { readonly kind: 'record'; readonly line: string; readonly recordId: string }
  | { readonly kind: 'postcode'; readonly line: string }
  | { readonly kind: 'manual'; readonly line: string; readonly fields: ManualAddress };

/** One atom for each mode: a form in postcode mode cannot use a record, and a form in address mode no postcode. */
export const choiceAtoms = {
  address: atom<ChosenAddress | null>(null),
  postcode: atom<ChosenAddress | null>(null),
};

/** The chosen address's fields on the wire (docs/contracts/hero-form.md). */
export function addressBody(chosen: ChosenAddress | null): Record<string, string> {
  return {
    address: chosen?.line ?? '',
    entry: chosen?.kind === 'manual' ? 'manual' : 'search',
    ...(chosen?.kind === 'record' && { recordId: chosen.recordId }),
    ...(chosen?.kind === 'manual' && chosen.fields),
  };
}
