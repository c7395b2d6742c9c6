/** Suggestions for the text in the box: debounced, with a minimum length, and never out of order. */
import { useEffect, useState } from 'react';
import {
  minimumAddressSearch,
  minimumPostcodeSearch,
} from '../../../domain/address/search-rules.ts';
import { type Suggestion, suggestAddresses, suggestPostcodes } from './suggest.ts';

/** Milliseconds after typing stops (spec: constants). */
const debounce = 200;

export interface Suggestions {
  readonly searching: boolean;
  /** Undefined until a search has answered. */
  readonly items: readonly Suggestion[] | undefined;
  readonly failed: boolean;
}

const idle: Suggestions = { searching: false, items: undefined, failed: false };

/** `text` is what was typed; text below the minimum length starts no search. */
export function useSuggestions(text: string, isPostcode: boolean): Suggestions {
  const [state, setState] = useState(idle);
  const wanted = text.trim();
  const enough = wanted.length >= (isPostcode ? minimumPostcodeSearch : minimumAddressSearch);
  useEffect(() => {
    if (!enough) {
      setState(idle);
      return;
    }
    const stale = new AbortController();
    const suggest = isPostcode ? suggestPostcodes : suggestAddresses;
    const timer = setTimeout(async () => {
      setState((before) => ({ ...before, searching: true }));
      const items = await suggest(wanted, stale.signal);
      if (stale.signal.aborted) return;
      setState({ searching: false, items, failed: items === undefined });
    }, debounce);
    return () => {
      clearTimeout(timer);
      stale.abort();
    };
  }, [wanted, enough, isPostcode]);
  return state;
}
