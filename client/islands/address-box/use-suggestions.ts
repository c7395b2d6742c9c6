/** Suggestions for the text in the box: debounced, with a minimum length, and never out of order. */
import { useEffect, useState } from 'react';
import {
  minimumAddressSearch,
  minimumPostcodeSearch,
} from '../../../domain/address/search-rules.ts';
import { type Found, suggestAddresses, suggestPostcodes } from './suggest.ts';

/** Milliseconds after typing stops (spec: constants). */
const debounce = 200;

export interface Suggestions {
  readonly searching: boolean;
  /** Undefined until a search has answered. While the next one runs it is what the last one found. */
  readonly found: Found | undefined;
  readonly failed: boolean;
}

const idle: Suggestions = { searching: false, found: undefined, failed: false };

/**
 * `text` is what was typed; text below the minimum length starts no search. That nothing was found, or
 * that a search failed, is said only of this text.
 */
export function useSuggestions(text: string, isPostcode: boolean): Suggestions {
  const [{ of, ...state }, setState] = useState({ ...idle, of: '' });
  const wanted = text.trim();
  const enough = wanted.length >= (isPostcode ? minimumPostcodeSearch : minimumAddressSearch);
  useEffect(() => {
    if (!enough) {
      setState({ ...idle, of: '' });
      return;
    }
    const stale = new AbortController();
    const suggest = isPostcode ? suggestPostcodes : suggestAddresses;
    const timer = setTimeout(async () => {
      setState((before) => ({ ...before, searching: true }));
      const found = await suggest(wanted, stale.signal);
      if (stale.signal.aborted) return;
      setState({ searching: false, found, failed: !found, of: wanted });
    }, debounce);
    return () => {
      clearTimeout(timer);
      stale.abort();
    };
  }, [wanted, enough, isPostcode]);
  const old = of !== wanted && !state.found?.items.length;
  return old ? { ...idle, searching: state.searching } : state;
}
