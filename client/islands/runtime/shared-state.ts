/** State that the islands of a page share: each atom has one value per page. */
import { createContext, useContext, useSyncExternalStore } from 'react';

/** A value and its listeners. */
interface Cell<Value> {
  get(): Value;
  set(value: Value): void;
  /** @returns the function that unsubscribes */
  subscribe(changed: () => void): () => void;
}

/** Gives the page's own cell. */
export type Atom<Value> = (page: object) => Cell<Value>;

/** The page whose cells are used. Only handlers and effects set them, so on the server each has its first value. */
export const PageState = createContext<object>({});

export function atom<Value>(initial: Value): Atom<Value> {
  const cells = new WeakMap<object, Cell<Value>>();
  return (page) => {
    const cell = cells.get(page) ?? createCell(initial);
    cells.set(page, cell);
    return cell;
  };
}

function createCell<Value>(value: Value): Cell<Value> {
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const changed of listeners) changed();
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

/**
 * An atom's value and setter, and a getter for its value at any later time. Another island may have set
 * it before this one started: see useMounted.
 */
export function useShared<Value>(
  shared: Atom<Value>,
): [value: Value, set: (value: Value) => void, get: () => Value] {
  const { get, set, subscribe } = shared(useContext(PageState));
  return [useSyncExternalStore(subscribe, get, get), set, get];
}
