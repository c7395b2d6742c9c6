/** The address box's behaviour (spec: address-entry), apart from how it looks. */
import { useRef, useState } from 'react';
import { searchMessages as messages } from '../../../domain/forms/search-messages.ts';
import { useMounted } from '../runtime/page-hooks.ts';
import { useShared } from '../runtime/shared-state.ts';
import { type ChosenAddress, choiceAtoms } from './address-choice.ts';
import { boxWords } from './box-words.ts';
import { resolveAddress, resolvePostcode, type Suggestion } from './suggest.ts';
import { type Outcome, type Suggestions, useSuggestions } from './use-suggestions.ts';

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
  /**
   * The choice, once a record on its way has arrived or failed to.
   * @param shown what stands in the input: it counts as typed where it was filled without an event
   */
  settled(shown?: string): Promise<SettledBox>;
}

/** What a form may send. */
export interface SettledBox {
  readonly address: ChosenAddress | null;
  /** What stands in the box by then without a choice. */
  readonly typed: string;
  /** Why the search, or the choice that was on its way, led to nothing. */
  readonly problem?: string | undefined;
}

/**
 * @param isPostcode a postcode or suburb is wanted instead of an address
 * @param onChosen a complete address has been chosen
 */
export function useAddressBox(isPostcode: boolean, onChosen: () => void): AddressBox {
  const mounted = useMounted();
  const words = boxWords(isPostcode);
  const { address: whole, postcode } = choiceAtoms;
  const [shared, setShared, getShared] = useShared(isPostcode ? postcode : whole);
  const [, setOther, getOther] = useShared(isPostcode ? whole : postcode);
  const [typed, setShown] = useState('');
  // A form that waits for a record has to know what is in the box when it comes.
  const typedNow = useRef('');
  const setTyped = (text: string) => {
    typedNow.current = text;
    setShown(text);
  };
  const [pending, setPending] = useState<Suggestion | null>(null);
  const [fetchError, setFetchError] = useState<string>();
  /** `done` gives why it led to nothing. */
  const under = useRef<{ abort: AbortController; done: Promise<string | undefined> } | null>(null);
  const chosen = mounted ? shared : null;
  const suggestions = useSuggestions(chosen || pending ? '' : typed, isPostcode);

  const forget = () => {
    under.current?.abort.abort();
    under.current = null;
    setPending(null);
    // One typed by hand is in both.
    if (getOther() === getShared()) setOther(null);
    setShared(null);
    setFetchError(undefined);
  };
  const take = (address: ChosenAddress) => {
    setTyped('');
    setShared(address);
    // Whatever a form asks for, an address typed by hand answers it.
    if (address.kind === 'manual') setOther(address);
    setFetchError(undefined);
    onChosen();
  };
  const finish = async (suggestion: Suggestion, abort: AbortController) => {
    // A postcode is waited for, too: the end must find its own entry in `under`.
    const address = await (isPostcode
      ? resolvePostcode(suggestion)
      : resolveAddress(suggestion, abort.signal));
    if (abort.signal.aborted) return undefined;
    under.current = null;
    setPending(null);
    if (address) {
      take(address);
      return undefined;
    }
    const problem = isPostcode ? words.incomplete : messages.addressFetchFailed;
    setTyped(suggestion.line);
    setFetchError(problem);
    return problem;
  };

  const type = (text: string) => {
    forget();
    setTyped(text);
  };
  const value = chosen?.line ?? pending?.line ?? typed;

  return {
    value,
    typed,
    chosen,
    suggestions,
    fetching: pending !== null,
    error: fetchError ?? searchError(suggestions, words.notFound),
    type,
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
    async settled(shown = value) {
      setFetchError(undefined);
      if (shown !== value) {
        type(shown);
        return { address: null, typed: shown };
      }
      // The text is the same, so nothing but this would search for it.
      let problem = suggestions.failed
        ? searchError(await suggestions.again(), words.notFound)
        : fetchError;
      // Another suggestion may be chosen meanwhile: that one counts.
      for (let last: typeof under.current = null; under.current && under.current !== last; ) {
        last = under.current;
        problem = await last.done;
      }
      // What the box shows by now: another form of the page may have changed it.
      return { address: getShared(), typed: typedNow.current, problem };
    },
  };
}

function searchError({ failed, found }: Outcome, notFound: string): string | undefined {
  if (failed) return messages.addressFetchFailed;
  return found?.items.length === 0 ? notFound : undefined;
}
