/** A browser whose default font is 32 px, as people set it who read large text. */
import type { Page } from '@playwright/test';

const usualPx = 16;

/** Has it while `look` goes on: the next test has the same window, and Playwright leaves its fonts as they are. */
export async function withLargeText(page: Page, look: () => Promise<void>): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const setFont = (standard: number) =>
    devtools.send('Page.setFontSizes', { fontSizes: { standard } });
  await devtools.send('Page.enable');
  await setFont(2 * usualPx);
  await look();
  await setFont(usualPx);
  await devtools.detach();
}
