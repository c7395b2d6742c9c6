/** A browser whose default font is 32 px, as people who need large text set it. */
import type { Page } from '@playwright/test';

const usualPx = 16;

/** Sets the font only while `look` runs: the next test has the same window, and Playwright does not reset fonts. */
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

/** Texts that reach beyond their card or the window, except in parts that scroll; empty when all is well. */
export function wordsOutside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (part: Element) => /auto|scroll/.test(getComputedStyle(part).overflowX);
    const isCard = (part: Element) => {
      const { borderLeftWidth, backgroundColor, display } = getComputedStyle(part);
      const drawn = Number.parseFloat(borderLeftWidth) > 0 || !/, 0\)$/.test(backgroundColor);
      return drawn && display !== 'inline';
    };
    const outside: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      const read = parent?.checkVisibility({ visibilityProperty: true });
      if (!parent || !read || !text.textContent?.trim()) continue;
      // These are for screen readers only.
      if (parent.clientWidth === 1 || parent.closest('.sr-only')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { width, left, right } = range.getBoundingClientRect();
      let around: Element | null = parent;
      while (around && !isCard(around) && !scrolls(around)) around = around.parentElement;
      const frame = (around ?? document.documentElement).getBoundingClientRect();
      const fits = left >= frame.left - 1 && right <= frame.right + 1;
      if (width > 1 && !fits && !(around && scrolls(around))) outside.push(text.textContent.trim());
    }
    return outside;
  });
}
