/** What the address search says; apart, so a search page loads no other messages. */

/** Word for word as specified (spec: errors), but for two. */
export const searchMessages = {
  addressIncomplete: 'Please enter your complete address and select it from dropdown',
  postcodeIncomplete: 'Please enter your correct postcode or suburb',
  addressNotFound: 'Address not found. Please enter correct address and select it from dropdown.',
  postcodeNotFound: 'Postcode not found, Please enter a valid 4 digit Postcode',
  addressFetchFailed: 'Something went wrong, Please try again after sometime',
  bundleMinimum: (minimum: number) => `Select minimum ${minimum} product for bundle`,
  /** Our own wording: the visitor stopped a slow search. */
  searchStopped: 'You stopped waiting. Nothing is lost: press the button to try again.',
  /** Our own wording: a form with two products, of which at least one must be chosen. */
  productRequired: 'Choose at least one product',
} as const;

/** Says which words were found in place of mistyped ones; undefined where there were none. */
export function repairWords(repaired: readonly string[]): string | undefined {
  return repaired.length > 0 ? `Showing results for ${repaired.join(' and ')}` : undefined;
}
