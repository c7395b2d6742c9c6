/** What the hero searches of a page share: the address chosen and the products selected. */
import { atom } from 'jotai';
import type { ManualAddress } from '../../../domain/address/manual-address.ts';
import type { VerticalSlug } from '../../../domain/vertical.ts';

/** `line` is what the box shows and what is sent as `address`. */
export type ChosenAddress =
  | {
      readonly kind: 'record';
      readonly line: string;
      readonly recordId: string;
    }
  | { readonly kind: 'postcode'; readonly line: string }
  | {
      readonly kind: 'manual';
      readonly line: string;
      readonly fields: ManualAddress;
    };

export const chosenAddressAtom = atom<ChosenAddress | null>(null);

/** Null until the visitor touches a card; then each form keeps its own start. */
export const selectedVerticalsAtom = atom<readonly VerticalSlug[] | null>(null);
