/** A hook that tells a long wait from a short one. */
import { useEffect, useState } from 'react';

/** Milliseconds until the visitor is told that something takes longer, and until they get a way out. */
export const slowAfter = 3_000;
export const wayOutAfter = 8_000;

/** True once `going` has been true for `after` milliseconds; the time starts again each time. */
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
