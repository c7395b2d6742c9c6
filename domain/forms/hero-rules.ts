/** Limits and rules of the hero search that the browser and the worker share (spec: address-entry, bundle). */
import type { VerticalSlug } from '../vertical.ts';
import { searchMessages as messages } from './search-messages.ts';

/** Characters before an address search starts, and before a postcode search starts. */
export const minimumAddressSearch = 4;
export const minimumPostcodeSearch = 3;

/** Products that make a bundle. */
export const minimumBundle = 2;

/** A form offering more verticals than the minimum is in bundle mode (spec: bundle). */
export function isBundle(offered: number): boolean {
  return offered > minimumBundle;
}

/** What is wrong with the products chosen, or undefined. `bundle`: see isBundle. */
export function productsError(
  selected: readonly VerticalSlug[],
  bundle: boolean,
): string | undefined {
  if (bundle) {
    return selected.length < minimumBundle ? messages.bundleMinimum(minimumBundle) : undefined;
  }
  return selected.length === 0 ? messages.productRequired : undefined;
}

export interface PostcodeParts {
  readonly postcode: string;
  readonly locality: string;
  readonly state: string;
}

/** `3000, MELBOURNE, VIC` → its parts; anything but three parts gives three empty strings (spec: address-entry). */
export function parsePostcode(suggestion: string): PostcodeParts {
  const [postcode, locality, state, ...rest] = suggestion.split(', ');
  if (postcode === undefined || locality === undefined || state === undefined || rest.length > 0) {
    return { postcode: '', locality: '', state: '' };
  }
  return { postcode, locality, state };
}

/** True for parts that a submission may carry. */
export function isCompletePostcode(parts: PostcodeParts): boolean {
  return /^\d{4}$/.test(parts.postcode) && parts.locality !== '' && parts.state !== '';
}
