/** An atom of the page's store as state: what jotai's own hook does, without its promises (half its weight). */
import { type PrimitiveAtom, useStore } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';

/** Value and setter. The first render of the browser may differ from the server's: see useMounted. */
export function useShared<Value>(atom: PrimitiveAtom<Value>): [Value, (value: Value) => void] {
  const store = useStore();
  const get = () => store.get(atom);
  const subscribe = useCallback((changed: () => void) => store.sub(atom, changed), [store, atom]);
  const value = useSyncExternalStore(subscribe, get, get);
  return [value, (next) => store.set(atom, next)];
}
