/** Which products a hero form may ask for, the same in the browser and the worker (spec: bundle). */
import type { VerticalSlug } from '../vertical.ts';
import { searchMessages as messages } from './search-messages.ts';

/** Products that make a bundle. */
export const minimumBundle = 2;

/** A form that offers more verticals than the minimum is in bundle mode. */
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
