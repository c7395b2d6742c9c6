/** Tells a wait that is short from one that lasts. */
import { useEffect, useState } from 'react';

/** Milliseconds until it is said that something takes longer, and until there is a way out. */
export const slowAfter = 3_000;
export const wayOutAfter = 8_000;

/** True once it has been going on for so many milliseconds; from the beginning when it starts again. */
export function useLasting(going: boolean, after: number): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    setLasting(false);
    if (!going) return;
    const timer = setTimeout(() => setLasting(true), after);
    return () => clearTimeout(timer);
  }, [going, after]);
  return lasting;
}
