/** The words of an address box in its two modes (spec: address-entry). */
import { searchMessages as messages } from '../../../domain/forms/search-messages.ts';

export interface BoxWords {
  readonly label: string;
  readonly placeholder: string;
  /** For the browser's own help, where there is no script. */
  readonly autoComplete: string;
  /** After submitting without a choice. */
  readonly incomplete: string;
  readonly notFound: string;
  /** One and many, for the status region. */
  readonly counted: (count: number) => string;
}

const address: BoxWords = {
  label: 'Your address',
  placeholder: 'Start with your address',
  autoComplete: 'address-line1',
  incomplete: messages.addressIncomplete,
  notFound: messages.addressNotFound,
  counted: counter('address', 'addresses'),
};

const postcode: BoxWords = {
  label: 'Your postcode or suburb',
  placeholder: 'Start with your postcode',
  autoComplete: 'postal-code',
  incomplete: messages.postcodeIncomplete,
  notFound: messages.postcodeNotFound,
  counted: counter('suburb', 'suburbs'),
};

/** The words where an editor wrote none. */
export function boxWords(isPostcode: boolean): BoxWords {
  return isPostcode ? postcode : address;
}

function counter(one: string, many: string) {
  return (count: number) =>
    `${count} ${count === 1 ? one : many} found. Use the up and down arrow keys, and Enter to choose.`;
}
