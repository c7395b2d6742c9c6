/** Suggestions for the text in the box: debounced, with a minimum length, and never out of order. */
import { useEffect, useRef, useState } from 'react';
import {
  minimumAddressSearch,
  minimumPostcodeSearch,
} from '../../../domain/address/search-rules.ts';
import { type Found, suggestAddresses, suggestPostcodes } from './suggest.ts';

/** Milliseconds after typing stops (spec: constants). */
const debounce = 200;
/** Milliseconds before `again` counts as failed: by then the visitor should be told of the delay. */
const patience = 3000;

/** The result of a search. */
export interface Outcome {
  /** Undefined until a search has answered. While the next one runs, it is the last one's result. */
  readonly found: Found | undefined;
  readonly failed: boolean;
}

export interface Suggestions extends Outcome {
  readonly searching: boolean;
  /** Searches for the text again, at once. A search that takes too long counts as failed, but may still answer. */
  again(): Promise<Outcome>;
}

const idle: Omit<Suggestions, 'again'> = { searching: false, found: undefined, failed: false };
const tooLate: Outcome = { found: undefined, failed: true };

/**
 * `text` is what was typed; text below the minimum length starts no search. An empty result or a
 * failure is reported only for this text, never for an earlier one.
 */
export function useSuggestions(text: string, isPostcode: boolean): Suggestions {
  const [{ of, ...state }, setState] = useState({ ...idle, of: '' });
  const wanted = text.trim();
  const enough = wanted.length >= (isPostcode ? minimumPostcodeSearch : minimumAddressSearch);
  const search = useRef(async (): Promise<Outcome> => idle);
  useEffect(() => {
    if (!enough) {
      setState({ ...idle, of: '' });
      return;
    }
    const stale = new AbortController();
    const suggest = isPostcode ? suggestPostcodes : suggestAddresses;
    let failed = false;
    search.current = async () => {
      clearTimeout(timer);
      setState((before) => ({ ...before, searching: true }));
      const found = await suggest(wanted, stale.signal);
      if (stale.signal.aborted) return idle;
      failed = !found;
      setState({ searching: false, found, failed, of: wanted });
      return { found, failed };
    };
    const timer = setTimeout(search.current, debounce);
    const onOnline = () => failed && search.current();
    addEventListener('online', onOnline);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', onOnline);
      stale.abort();
    };
  }, [wanted, enough, isPostcode]);
  const old = of !== wanted && !state.found?.items.length;
  const shown = old ? { ...idle, searching: state.searching } : state;
  return {
    ...shown,
    again: () =>
      Promise.race([
        search.current(),
        new Promise<Outcome>((resolve) => setTimeout(resolve, patience, tooLate)),
      ]),
  };
}
