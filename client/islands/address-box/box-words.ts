/** The words of an address box in its two modes (spec: address-entry). */
import { maxSuggestions } from '../../../domain/address/search-rules.ts';
import { searchMessages as messages } from '../../../domain/forms/search-messages.ts';

export interface BoxWords {
  readonly label: string;
  readonly placeholder: string;
  /** Label of the button that empties the box. */
  readonly clear: string;
  /** For the browser's autofill, where there is no script. */
  readonly autoComplete: string;
  /** The error after submitting without a choice. */
  readonly incomplete: string;
  readonly notFound: string;
  /** The number of entries in words; a full list may not contain every match. */
  readonly counted: (count: number) => string;
}

const address: BoxWords = {
  label: 'Your address',
  placeholder: 'Start with your address',
  clear: 'Clear the address',
  autoComplete: 'address-line1',
  incomplete: messages.addressIncomplete,
  notFound: messages.addressNotFound,
  counted: counter('address', 'addresses'),
};

const postcode: BoxWords = {
  label: 'Your postcode or suburb',
  placeholder: 'Start with your postcode',
  clear: 'Clear the postcode',
  autoComplete: 'postal-code',
  incomplete: messages.postcodeIncomplete,
  notFound: messages.postcodeNotFound,
  counted: counter('suburb', 'suburbs'),
};

/** The default words, used where an editor wrote none. */
export function boxWords(isPostcode: boolean): BoxWords {
  return isPostcode ? postcode : address;
}

function counter(one: string, many: string) {
  return (count: number) =>
    count < maxSuggestions
      ? `${count} ${count === 1 ? one : many} found.`
      : `${count} ${many} shown. Type more to narrow them down.`;
}
