/** What an island needs to know of its page: is there script yet, is it back, what do other islands share. */
import { type PrimitiveAtom, useStore } from 'jotai';
import { startTransition, useCallback, useEffect, useState, useSyncExternalStore } from 'react';

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

/**
 * Value and setter of an atom in the page's store, without the promises of jotai's own hook (half
 * its weight). Another island may have set it before this one started: see useMounted.
 */
export function useShared<Value>(atom: PrimitiveAtom<Value>): [Value, (value: Value) => void] {
  const store = useStore();
  const get = () => store.get(atom);
  const subscribe = useCallback((changed: () => void) => store.sub(atom, changed), [store, atom]);
  const value = useSyncExternalStore(subscribe, get, get);
  return [value, (next) => store.set(atom, next)];
}
