/** Rules for the products of a hero form, shared by the browser and the worker (spec: bundle). */
import { type VerticalSlug, verticals } from '../vertical.ts';
import { searchMessages as messages } from './search-messages.ts';

/** The form's target without script, and the page that asks only for an address. */
export const heroFormPath = '/find-address';

/** The fewest products in a bundle. */
export const minimumBundle = 2;

/** A form with more verticals than the minimum may ask for a bundle; from just two, the visitor picks one or both. */
export function canBundle(offered: number): boolean {
  return offered > minimumBundle;
}

/** Bundle mode: a form that can bundle and asks for it or, where it does not say, is on the bundle's page. */
export function isBundle(offered: number, path: string, asks?: boolean): boolean {
  const [, first] = path.split('/');
  return canBundle(offered) && (asks ?? `/${first}` === verticals.bundle.productPath);
}

/** The error in the chosen products, or undefined. `bundle`: see isBundle. */
export function productsError(
  selected: readonly VerticalSlug[],
  bundle: boolean,
): string | undefined {
  if (bundle) {
    return selected.length < minimumBundle ? messages.bundleMinimum(minimumBundle) : undefined;
  }
  return selected.length === 0 ? messages.productRequired : undefined;
}
