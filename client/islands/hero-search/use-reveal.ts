/** Brings the visitor to what is wrong with the hero form. */
import { type RefObject, useEffect, useRef } from 'react';
import type { HeroSubmit } from './use-hero-submit.ts';

/**
 * After each failed submission, once its message is on the page and the overlay is gone: the focus
 * goes to the field, and in bundle mode the page goes to its top (spec: states).
 */
export function useReveal(
  { failures, errors }: HeroSubmit,
  bundle: boolean,
  cardsId: string,
  input: RefObject<HTMLInputElement | null>,
): void {
  const seen = useRef(0);
  useEffect(() => {
    if (failures === seen.current) return;
    seen.current = failures;
    const field = errors.products ? document.getElementById(cardsId) : input.current;
    field?.focus({ preventScroll: bundle });
    if (bundle) scrollTo({ top: 0 });
  }, [failures, errors, bundle, cardsId, input]);
}
