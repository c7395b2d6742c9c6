/** Rules of the address search: when it starts, how long a line may be, how a postcode suggestion reads. */

/** Characters before an address search starts, and before a postcode search starts; blanks at the ends do not count. */
export const minimumAddressSearch = 4;
export const minimumPostcodeSearch = 3;

/** The most suggestions a search answers with; there may be more addresses. */
export const maxSuggestions = 10;

/** Longest line searched for, in characters; the longest real one is well under it. */
export const maxAddressLine = 500;

/** Longest id of a record, in characters: a suggestion with a longer one could not be chosen. */
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

/** True for parts that a form may send. */
export function isCompletePostcode(parts: PostcodeParts): boolean {
  return /^\d{4}$/.test(parts.postcode) && parts.locality !== '' && parts.state !== '';
}
