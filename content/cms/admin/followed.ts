/** A value that React follows, for `useSyncExternalStore`. */
export function createFollowed<Value>(first: Value) {
  const listeners = new Set<() => void>();
  let value = first;
  return {
    get: (): Value => value,
    set(next: Value): void {
      value = next;
      for (const listener of listeners) listener();
    },
    follow(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
