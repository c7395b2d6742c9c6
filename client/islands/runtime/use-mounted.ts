/** False on the server and in the first render of the browser, true from then on. */
import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** For what only makes sense with script: the first render must equal the server's. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
