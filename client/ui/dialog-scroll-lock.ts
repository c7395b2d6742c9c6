/** Keeps the page behind a dialog or the loading overlay from scrolling (spec: states). */
import { useEffect } from 'react';

/** A class, not a style: the page's policy allows no inline styles. */
export function useScrollLock(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    document.documentElement.classList.add('overflow-hidden');
    return () => document.documentElement.classList.remove('overflow-hidden');
  }, [active]);
}
