/** The address box's behaviour (spec: address-entry), apart from how it looks. */
import { useRef, useState } from 'react';
import { searchMessages as messages } from '../../../domain/forms/search-messages.ts';
import { useMounted } from '../runtime/page-hooks.ts';
import { useShared } from '../runtime/shared-state.ts';
import { type ChosenAddress, chosenAddressAtom } from './address-choice.ts';
import { boxWords } from './box-words.ts';
import { resolveAddress, resolvePostcode, type Suggestion } from './suggest.ts';
import { type Suggestions, useSuggestions } from './use-suggestions.ts';

export interface AddressBox {
  /** What the input shows: the choice, the choice under way, or the typed text. */
  readonly value: string;
  readonly typed: string;
  readonly chosen: ChosenAddress | null;
  readonly suggestions: Suggestions;
  readonly fetching: boolean;
  /** Why a search, a choice or manual entry led to nothing. */
  readonly error: string | undefined;
  type(text: string): void;
  choose(suggestion: Suggestion): void;
  chooseManual(address: ChosenAddress): void;
  /** Manual entry did not come. */
  fail(): void;
  /** The choice, once a record on its way has arrived or failed to. */
  settled(): Promise<SettledBox>;
}

/** What a form may send. */
export interface SettledBox {
  readonly address: ChosenAddress | null;
  /** What stands in the box by then without a choice. */
  readonly typed: string;
  /** Why the choice that was on its way led to nothing. */
  readonly problem?: string | undefined;
}

/**
 * @param isPostcode a postcode or suburb is wanted instead of an address
 * @param onChosen a complete address has been chosen
 */
export function useAddressBox(isPostcode: boolean, onChosen: () => void): AddressBox {
  const mounted = useMounted();
  const words = boxWords(isPostcode);
  const [shared, setShared] = useShared(chosenAddressAtom);
  const [typed, setShown] = useState('');
  // A form that waits for a record has to know what is in the box when it comes.
  const typedNow = useRef('');
  const takenNow = useRef<ChosenAddress | null>(null);
  const setTyped = (text: string) => {
    typedNow.current = text;
    setShown(text);
  };
  const [pending, setPending] = useState<Suggestion | null>(null);
  const [fetchError, setFetchError] = useState<string>();
  const under = useRef<{
    abort: AbortController;
    done: Promise<Omit<SettledBox, 'typed'>>;
  } | null>(null);
  const chosen = mounted && fits(shared, isPostcode) ? shared : null;
  const suggestions = useSuggestions(chosen || pending ? '' : typed, isPostcode);

  const forget = () => {
    under.current?.abort.abort();
    under.current = null;
    takenNow.current = null;
    setPending(null);
    setShared(null);
    setFetchError(undefined);
  };
  const take = (address: ChosenAddress) => {
    setTyped('');
    takenNow.current = address;
    setShared(address);
    setFetchError(undefined);
    onChosen();
  };
  const finish = async (suggestion: Suggestion, abort: AbortController) => {
    const address = isPostcode
      ? resolvePostcode(suggestion)
      : await resolveAddress(suggestion, abort.signal);
    if (abort.signal.aborted) return { address: null };
    under.current = null;
    setPending(null);
    if (address) {
      take(address);
      return { address };
    }
    const problem = isPostcode ? words.incomplete : messages.addressFetchFailed;
    setTyped(suggestion.line);
    setFetchError(problem);
    return { address: null, problem };
  };

  return {
    value: chosen?.line ?? pending?.line ?? typed,
    typed,
    chosen,
    suggestions,
    fetching: pending !== null,
    error: fetchError ?? searchError(suggestions, words.notFound),
    type(text) {
      forget();
      setTyped(text);
    },
    choose(suggestion) {
      forget();
      setTyped('');
      setPending(suggestion);
      const abort = new AbortController();
      under.current = { abort, done: finish(suggestion, abort) };
    },
    chooseManual(address) {
      forget();
      take(address);
    },
    fail: () => setFetchError(messages.addressFetchFailed),
    async settled() {
      setFetchError(undefined);
      if (chosen) return { address: chosen, typed: '' };
      let waited = under.current;
      let found = await waited?.done;
      // Another suggestion may have been chosen meanwhile, or an address typed by hand: that one counts.
      while (under.current && under.current !== waited) {
        waited = under.current;
        found = await waited.done;
      }
      return { ...found, address: takenNow.current, typed: typedNow.current };
    },
  };
}

function searchError({ failed, found }: Suggestions, notFound: string): string | undefined {
  if (failed) return messages.addressFetchFailed;
  return found?.items.length === 0 ? notFound : undefined;
}

/** A form in postcode mode cannot use an address chosen in another form of the page, nor the reverse. */
function fits(address: ChosenAddress | null, isPostcode: boolean): boolean {
  if (!address) return false;
  return address.kind === 'manual' || (address.kind === 'postcode') === isPostcode;
}
