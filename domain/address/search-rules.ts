/** Rules of the address search: its start, the longest line, and the format of a postcode suggestion. */

/** Characters needed to start an address search and a postcode search, without blanks at the ends. */
export const minimumAddressSearch = 4;
export const minimumPostcodeSearch = 3;

/** The most suggestions in an answer; more addresses may match. */
export const maxSuggestions = 10;

/** Longest line searched for, in characters; the longest real one is well under it. */
export const maxAddressLine = 500;

/** Longest id of a record, in characters: a suggestion with a longer id could not be chosen. */
export const maxRecordId = 200;

export interface PostcodeParts {
  readonly postcode: string;
  readonly locality: string;
  readonly state: string;
}

/** `3000, MELBOURNE, VIC` → its parts; anything but three gives three empty strings (spec: validation). */
export function parsePostcode(suggestion: string): PostcodeParts {
  const [postcode, locality, state, ...rest] = suggestion.split(', ');
  if (postcode === undefined || locality === undefined || state === undefined || rest.length > 0) {
    return { postcode: '', locality: '', state: '' };
  }
  return { postcode, locality, state };
}

/** True for parts complete enough for a form to send. */
export function isCompletePostcode(parts: PostcodeParts): boolean {
  return /^\d{4}$/.test(parts.postcode) && parts.locality !== '' && parts.state !== '';
}
