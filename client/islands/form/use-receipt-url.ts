/** Shows the receipt's URL once a form succeeds, so that a reload shows the receipt and not an empty form. */
import { useEffect } from 'react';

/** @param receipt path of the receipt; undefined gives the page its own URL again */
export function useReceiptUrl(receipt: string | undefined): void {
  useEffect(() => {
    if (receipt === undefined) return;
    const own = location.href;
    history.replaceState(history.state, '', receipt);
    return () => history.replaceState(history.state, '', own);
  }, [receipt]);
}
