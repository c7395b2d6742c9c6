/** True on a screen that is wide enough for a sidebar; false on the server. */
import { useSyncExternalStore } from 'react';

const query = '(min-width: 1024px)';

function subscribe(changed: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

/** The same width as `lg:` of the utilities. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
