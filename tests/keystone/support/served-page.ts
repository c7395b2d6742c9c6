/** A visitor's open page, fetched again to see what the site serves by now: loading it each time would cost far more. */
import type { Page } from '@playwright/test';

/** @param visitor has the page open */
export function isServed(visitor: Page, words: string): Promise<boolean> {
  return visitor.evaluate(async (sought) => {
    const answer = await fetch(location.href, { cache: 'no-store' });
    return (await answer.text()).includes(sought);
  }, words);
}
