/** Tells when the browser brings a page back as it was left (back/forward cache). */
import { useEffect } from 'react';

/** A form that led away must not come back with its waiting sign still turning. */
export function useRestored(restored: () => void): void {
  useEffect(() => {
    const listen = (event: PageTransitionEvent) => {
      if (event.persisted) restored();
    };
    addEventListener('pageshow', listen);
    return () => removeEventListener('pageshow', listen);
  }, [restored]);
}
