/** Rules for the products a hero form may ask for, the same in the browser and the worker (spec: bundle). */
import { type VerticalSlug, verticals } from '../vertical.ts';
import { searchMessages as messages } from './search-messages.ts';

/** Where the form goes without script, and what asks for an address on a page of its own. */
export const heroFormPath = '/find-address';

/** Products that make a bundle. */
export const minimumBundle = 2;

/** A form that offers more verticals than the minimum may ask for a bundle; of two, the visitor takes one or both. */
export function canBundle(offered: number): boolean {
  return offered > minimumBundle;
}

/** Bundle mode: such a form on a page that asks for a bundle, by its path unless the form itself says. */
export function isBundle(offered: number, path: string, asks?: boolean): boolean {
  const [, first] = path.split('/');
  return canBundle(offered) && (asks ?? `/${first}` === verticals.bundle.productPath);
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
