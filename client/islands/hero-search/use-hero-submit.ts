/** A hook that submits the hero's form: its two errors, spinner, focus after a failure, and way out (spec: states). */
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { searchMessages as messages } from '../../../domain/forms/search-messages.ts';
import { goTo } from '../calls/request.ts';
import { rememberIds } from '../calls/stored.ts';
import { useRestored } from '../runtime/page-hooks.ts';
import { heroBody, type Submission, sendHero } from './submission.ts';

interface HeroErrors {
  readonly products: string | undefined;
  readonly address: string | undefined;
}

export interface HeroSubmit {
  readonly errors: HeroErrors;
  readonly searching: boolean;
  /** The box already has the focus, so a screen reader does not read its message unprompted. */
  readonly inBox: boolean;
  /** Counts failed submissions, so that each brings the visitor to its message. */
  readonly failures: number;
  /** Ends a submission with its errors. */
  fail(errors: HeroErrors): void;
  clear(which: keyof HeroErrors): void;
  /** Posts to the form's action and leaves the page, or fails. */
  send(action: string, submission: Submission): Promise<void>;
  /** Ends a wait that takes too long; the form says so and stays as it is. */
  stop(): void;
}

const none: HeroErrors = { products: undefined, address: undefined };

/**
 * @param idFor gives the idempotency key for a body
 * @param hasCards the form shows its products, and errors about them
 * @param input the address box
 */
export function useHeroSubmit(
  idFor: (content: string) => string,
  hasCards: boolean,
  input: RefObject<HTMLInputElement | null>,
): HeroSubmit {
  const [errors, setErrors] = useState(none);
  const [failures, setFailures] = useState(0);
  const [inBox, setInBox] = useState(false);
  const [searching, setSearching] = useState(false);
  const call = useRef<AbortController>(undefined);
  useRestored(useCallback(() => setSearching(false), []));
  const fail = (found: HeroErrors) => {
    setSearching(false);
    setErrors(found);
    setInBox(document.activeElement === input.current);
    setFailures((before) => before + 1);
  };
  return {
    errors,
    searching,
    inBox,
    failures,
    fail,
    clear: (which) => setErrors((before) => ({ ...before, [which]: undefined })),
    async send(action, submission) {
      setErrors(none);
      setSearching(true);
      const mine = new AbortController();
      call.current = mine;
      const body = heroBody(submission);
      const submissionId = idFor(JSON.stringify(body));
      const sent = { submissionId, ...body };
      const answer = await sendHero(action, sent, messages.addressFetchFailed, mine.signal);
      // The visitor stopped waiting, and has been told so.
      if (mine.signal.aborted) return;
      if (answer.ok) {
        if (answer.vertical) rememberIds(answer.vertical, answer.visitId, answer.leadId);
        // The spinner stays until the next page has loaded.
        if (goTo(answer.redirect)) return;
      }
      const message = answer.ok ? messages.addressFetchFailed : answer.message;
      const products = hasCards && !answer.ok && answer.field === 'vertical';
      fail(products ? { ...none, products: message } : { ...none, address: message });
    },
    stop() {
      call.current?.abort();
      // The next page may be the slow part.
      window.stop();
      fail({ ...none, address: messages.searchStopped });
    },
  };
}

/**
 * Focuses the field after each failed submission, once its message is on the page and the overlay is
 * gone; in bundle mode, also scrolls to the top of the page (spec: states).
 */
export function useReveal(
  { failures, errors }: HeroSubmit,
  bundle: boolean,
  cardsId: string,
  input: RefObject<HTMLInputElement | null>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each failure, with the errors of that render
  useEffect(() => {
    if (failures === 0) return;
    const field = errors.products ? document.getElementById(cardsId) : input.current;
    field?.focus({ preventScroll: bundle });
    if (bundle) scrollTo({ top: 0 });
  }, [failures]);
}
