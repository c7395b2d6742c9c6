/** Shows the receipt's URL once a form succeeds, so that a reload shows the receipt and not an empty form. */
import { useEffect } from 'react';
import { ownUrl, type PageEntry } from '../runtime/page-hooks.ts';

/**
 * The entry's state keeps the page's own URL meanwhile. After Back the bar is another entry's, which
 * stays as it is.
 * @param receipt path of the receipt; undefined gives the page its own URL again
 */
export function useReceiptUrl(receipt: string | undefined): void {
  useEffect(() => {
    if (receipt === undefined) return;
    const state: unknown = history.state;
    const own = location.href;
    history.replaceState({ own } satisfies PageEntry, '', receipt);
    return () => {
      if (location.href !== own && ownUrl() === own) history.replaceState(state, '', own);
    };
  }, [receipt]);
}
