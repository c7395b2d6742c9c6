/** The words of the hero search where content gives none (spec: address-entry). */
import { searchMessages as messages } from '../../../domain/forms/search-messages.ts';
import type { HeroSearchConfig } from './hero-search.schema.ts';

export interface HeroWords {
  readonly label: string;
  readonly placeholder: string;
  /** After submitting without a choice. */
  readonly incomplete: string;
  readonly notFound: string;
  readonly manualLink: string;
  /** One and many, for the status region. */
  readonly counted: (count: number) => string;
}

const defaultManualLink = 'Can’t find your address? Enter it manually';

/** Words for the configuration's mode; the editor's own come first. */
export function heroWords(config: HeroSearchConfig): HeroWords {
  const manualLink = config.enableManualAddress?.manualAddressLinkText || defaultManualLink;
  if (config.isPostcode) {
    return {
      label: config.searchTitle || 'Your postcode or suburb',
      placeholder: config.searchPlaceholder || 'Start with your postcode',
      incomplete: messages.postcodeIncomplete,
      notFound: messages.postcodeNotFound,
      manualLink,
      counted: counter('suburb', 'suburbs'),
    };
  }
  return {
    label: config.searchTitle || 'Your address',
    placeholder: config.searchPlaceholder || 'Start with your address',
    incomplete: messages.addressIncomplete,
    notFound: messages.addressNotFound,
    manualLink,
    counted: counter('address', 'addresses'),
  };
}

function counter(one: string, many: string) {
  return (count: number) =>
    `${count} ${count === 1 ? one : many} found. Use the up and down arrow keys, and Enter to choose.`;
}
