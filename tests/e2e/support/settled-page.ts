/** Brings a page to rest (islands started, pictures and fonts loaded, scrolling ended) and finds what overflows it. */
import { expect, type Page } from '@playwright/test';

/** Triggers every visible island and waits until it is ready; returns how many islands there are. */
export async function startIslands(page: Page): Promise<number> {
  const islands = page.locator('x-island');
  const count = await islands.count();
  for (let index = 0; index < count; index++) {
    const island = islands.nth(index);
    // An island in a closed tab starts when the tab is opened.
    if (!(await island.isVisible())) continue;
    await island.evaluate((host) => {
      // Instant, because smooth scrolling paints each step.
      host.scrollIntoView({ behavior: 'instant' });
      host.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    });
    await expect(island).toHaveAttribute('data-state', 'ready');
    // The rows of a list hydrate later, and may still report errors.
    await expect.poll(() => island.evaluate(waitingRows)).toBe(0);
  }
  return count;
}

/** Loads lazy pictures too, and waits for all pictures and fonts. */
export async function loadEverything(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      [...document.images].map((picture) => {
        picture.loading = 'eager';
        return picture.decode();
      }),
    ),
  );
  await loadFonts(page);
}

/** Waits for the brand's fonts and shows them: a page painted before they arrived would keep its fallback. */
export async function loadFonts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const { cssRules } of document.styleSheets) {
      for (const rule of cssRules) {
        if (rule instanceof CSSFontFaceRule) rule.style.setProperty('font-display', 'swap');
      }
    }
    await document.fonts.ready;
  });
}

/** Waits until the page has stopped scrolling, which may be smooth. */
export async function scrollEnded(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let last = Number.NaN;
        let still = 0;
        const look = () => {
          still = scrollY === last ? still + 1 : 0;
          last = scrollY;
          if (still === 5) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}

/** The page's width and the first elements beyond its right edge; empty when all is well. */
export async function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return [
      `${scrollWidth} of ${clientWidth} px`,
      ...wide.slice(0, 3).map(({ tagName, className }) => `${tagName}.${className}`),
    ];
  });
}

/** How many rows of a list React has not hydrated yet: it marks each element that it has. */
export function waitingRows(island: Element): number {
  const boxes = [...island.querySelectorAll('.plan-compare input')];
  return boxes.filter((box) => !Object.keys(box).some((key) => key.startsWith('__react'))).length;
}

/** Options that their closed menu would cut off if they were chosen; fails if there is no menu. */
export async function cutOptions(page: Page): Promise<string[]> {
  const menus = page.locator('select:visible');
  await expect(menus).not.toHaveCount(0);
  return menus.evaluateAll((selects: HTMLSelectElement[]) =>
    selects.flatMap((select) => {
      const style = getComputedStyle(select);
      const room =
        select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      const words = document.createElement('span');
      words.style.cssText = `position: absolute; visibility: hidden; white-space: pre; font: ${style.font}`;
      document.body.append(words);
      const cut = [...select.options].filter(({ text }) => {
        words.textContent = text;
        return words.getBoundingClientRect().width > room;
      });
      words.remove();
      return cut.map(({ text }) => text);
    }),
  );
}
