/** State that the islands of a page share: each atom holds one value a page. */
import { createContext, useContext, useSyncExternalStore } from 'react';

/** One value, and who listens to it. */
interface Cell<Value> {
  get(): Value;
  set(value: Value): void;
  /** @returns what ends it */
  subscribe(changed: () => void): () => void;
}

/** Gives the page's own cell. */
export type Atom<Value> = (page: object) => Cell<Value>;

/** Whose cells are meant. Handlers and effects set them, so on the server each holds its first value. */
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
 * Value and setter of an atom, and what reads its value at any later time. Another island may have set
 * it before this one started: see useMounted.
 */
export function useShared<Value>(
  shared: Atom<Value>,
): [value: Value, set: (value: Value) => void, get: () => Value] {
  const { get, set, subscribe } = shared(useContext(PageState));
  return [useSyncExternalStore(subscribe, get, get), set, get];
}
