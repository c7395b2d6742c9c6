/** The error summary of a form in the browser: shown after a failed submit, focused, and marked in the page's title. */
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FieldError } from '../../../domain/forms/parse-form.ts';

export interface Summary {
  readonly summary: RefObject<HTMLElement | null>;
  /** Errors to list: all current ones, from the first failed submit on. */
  readonly shown: readonly FieldError[];
  /** Call after a submit that failed. */
  show(): void;
}

const mark = 'Error: ';

/** `fromServer`: the page came with errors, and its title already says so. The form takes that mark over. */
export function useSummary(errors: readonly FieldError[], fromServer: boolean): Summary {
  const summary = useRef<HTMLElement>(null);
  const [attempts, setAttempts] = useState(fromServer ? 1 : 0);
  const seen = useRef(attempts);
  const wrong = attempts > 0 && errors.length > 0;
  useEffect(() => {
    if (!wrong) return;
    markTitle(1);
    return () => markTitle(-1);
  }, [wrong]);
  useEffect(() => {
    if (attempts === seen.current) return;
    seen.current = attempts;
    summary.current?.focus();
  }, [attempts]);
  return {
    summary,
    shown: wrong ? errors : [],
    show: () => setAttempts((before) => before + 1),
  };
}

let wrongForms = 0;

/** One mark for all forms of the page: it goes with the last one's errors. */
function markTitle(change: 1 | -1): void {
  wrongForms += change;
  const plain = document.title.replace(mark, '');
  document.title = wrongForms > 0 ? mark + plain : plain;
}
