/** What an island needs to know of its page: is there script yet, is it back. */
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False on the server and in the browser's first render, true from then on: for what only makes
 * sense with script, because the first render must equal the server's.
 */
export function useMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * The same, and what changes by it is rendered in slices after the island is ready: for a large
 * island whose handlers do not wait for it.
 */
export function useMountedLater(): boolean {
  const [mounted, setMounted] = useState(false);
  useEffect(() => startTransition(() => setMounted(true)), []);
  return mounted;
}

/**
 * For a form: calls `restored` when the browser brings the page back as it was left (back/forward
 * cache), because a form that led away must not come back with its spinner still turning. Where the
 * browser loads the page anew, it has the text to put in again.
 */
export function useRestored(restored: () => void): void {
  useEffect(() => {
    const listen = (event: PageTransitionEvent) => {
      if (event.persisted) restored();
    };
    addEventListener('pageshow', listen);
    // One function is one listener, however many forms add it.
    addEventListener('pagehide', keepText);
    return () => removeEventListener('pageshow', listen);
  }, [restored]);
}

/**
 * For the way back Chromium keeps every tick, but text only where it differs from the `value`
 * attribute, and React writes all text there, too. An emptied field is kept like any other.
 */
function keepText(): void {
  const texts = '[data-state=ready] [method=post] input:read-write';
  for (const field of document.querySelectorAll<HTMLInputElement>(texts)) {
    const { value } = field;
    field.defaultValue = `${value}.`;
    field.value = value;
  }
}
