/** Hooks that tell an island about its page: whether script runs yet, when the page comes back, its URL, the island's element. */
import { createContext, startTransition, useEffect, useState, useSyncExternalStore } from 'react';

/**
 * In the browser, the island's element. During the island's first render it still contains the server's
 * HTML, even where React is about to replace it.
 */
export const IslandHost = createContext<HTMLElement | null>(null);

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
 * Like useMounted, but what depends on it is rendered in slices after the island is ready: for a large
 * island whose handlers do not wait for it.
 */
export function useMountedLater(): boolean {
  const [mounted, setMounted] = useState(false);
  useEffect(() => startTransition(() => setMounted(true)), []);
  return mounted;
}

/** The state of a history entry whose URL is a receipt's. */
export interface PageEntry {
  /** The page's own URL. */
  readonly own: string;
}

/** The page's own URL, also while the bar shows that of a receipt. */
export function ownUrl(): string {
  const { own }: Partial<PageEntry> = history.state ?? {};
  return own ?? location.href;
}

/**
 * Calls `restored` when the browser brings a page back as it was left (back/forward cache): a form
 * that led away must not come back with its spinner still turning.
 */
export function useRestored(restored: () => void): void {
  useEffect(() => {
    const listen = (event: PageTransitionEvent) => {
      if (event.persisted) restored();
    };
    addEventListener('pageshow', listen);
    return () => removeEventListener('pageshow', listen);
  }, [restored]);
}
