/** The address box's behaviour (spec: address-entry), apart from how it looks. */
import { useEffect, useRef, useState } from 'react';
import { searchMessages as messages } from '../../../domain/forms/search-messages.ts';
import { useMounted } from '../runtime/page-hooks.ts';
import { useShared } from '../runtime/shared-state.ts';
import { type ChosenAddress, choiceAtoms } from './address-choice.ts';
import { boxWords } from './box-words.ts';
import { resolveAddress, resolvePostcode, type Suggestion } from './suggest.ts';
import { type Outcome, type Suggestions, useSuggestions } from './use-suggestions.ts';

export interface AddressBox {
  /** What the input shows: the choice, the choice being fetched, or the typed text. */
  readonly value: string;
  readonly typed: string;
  readonly chosen: ChosenAddress | null;
  readonly suggestions: Suggestions;
  readonly fetching: boolean;
  /** Why a search, a choice or manual entry failed. */
  readonly error: string | undefined;
  type(text: string): void;
  choose(suggestion: Suggestion): void;
  chooseManual(address: ChosenAddress): void;
  /** Call when the dialog for manual entry cannot be fetched. */
  fail(): void;
  /**
   * The choice, once any record being fetched has arrived or failed.
   * @param shown the input's text: it counts as typed where it was filled without an event
   */
  settled(shown?: string): Promise<SettledBox>;
}

/** What a form may send. */
export interface SettledBox {
  readonly address: ChosenAddress | null;
  /** The text in the box at that point, where there is no choice. */
  readonly typed: string;
  /** Why the search, or the choice being fetched, failed. */
  readonly problem?: string | undefined;
}

/**
 * @param isPostcode the box asks for a postcode or suburb instead of an address
 * @param onChosen called once the box shows another complete address, whichever form it was chosen in
 */
export function useAddressBox(isPostcode: boolean, onChosen: () => void): AddressBox {
  const mounted = useMounted();
  const words = boxWords(isPostcode);
  const { address: whole, postcode } = choiceAtoms;
  const [shared, setShared, getShared] = useShared(isPostcode ? postcode : whole);
  const [, setOther, getOther] = useShared(isPostcode ? whole : postcode);
  const [typed, setShown] = useState('');
  // A form that waits for a record needs the box's text as it is when the record arrives.
  const typedNow = useRef('');
  const setTyped = (text: string) => {
    typedNow.current = text;
    setShown(text);
  };
  const [pending, setPending] = useState<Suggestion | null>(null);
  const [fetchError, setFetchError] = useState<string>();
  /** The choice being fetched. `done` resolves to the reason if it fails. */
  const under = useRef<{ abort: AbortController; done: Promise<string | undefined> } | null>(null);
  /** The last choice made in this box. */
  const own = useRef<ChosenAddress>(null);
  const chosen = mounted ? shared : null;
  const suggestions = useSuggestions(chosen || pending ? '' : typed, isPostcode);

  const settle = () => {
    setFetchError(undefined);
    onChosen();
  };
  // Another form of the page may have chosen it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each choice
  useEffect(() => {
    if (chosen && chosen !== own.current) settle();
  }, [chosen]);

  const forget = () => {
    under.current?.abort.abort();
    under.current = null;
    setPending(null);
    // A manual address is in both atoms.
    if (getOther() === getShared()) setOther(null);
    setShared(null);
    setFetchError(undefined);
  };
  const take = (address: ChosenAddress) => {
    own.current = address;
    setTyped('');
    setShared(address);
    // A manual address suits forms of both modes.
    if (address.kind === 'manual') setOther(address);
    // Rendered with the choice: a link beside the message goes before the dialog gives the focus back.
    settle();
  };
  const finish = async (suggestion: Suggestion, abort: AbortController) => {
    // A postcode is awaited too: `under` must be set before the lines below clear it.
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
      // The text has not changed, so nothing else would search for it again.
      let problem = suggestions.failed
        ? searchError(await suggestions.again(), words.notFound)
        : fetchError;
      // The visitor may choose another suggestion meanwhile: the last one counts.
      for (let last: typeof under.current = null; under.current && under.current !== last; ) {
        last = under.current;
        problem = await last.done;
      }
      // The box's current state: another form on the page may have changed it.
      return { address: getShared(), typed: typedNow.current, problem };
    },
  };
}

function searchError({ failed, found }: Outcome, notFound: string): string | undefined {
  if (failed) return messages.addressFetchFailed;
  return found?.items.length === 0 ? notFound : undefined;
}
