/** One page of each kind in each brand at 400 % zoom, on paper, and without motion. */
import type { JSHandle, Page } from '@playwright/test';
import { brands, origin } from '../support/e2e-site.ts';
import { expect, test } from '../support/e2e-test.ts';
import { listPages } from '../support/list-pages.ts';
import { pagesOfKinds } from '../support/page-kinds.ts';
import { overflow, startIslands } from '../support/settled-page.ts';

for (const brand of brands) {
  const kinds = pagesOfKinds.filter((page) => page.brand === brand);

  test(`${brand.slug}: readable at 400 % zoom, on paper and without motion`, async ({
    page,
    problems,
  }) => {
    problems.allow(/^response: 404 .*no-such-page/);
    for (const { kind, path } of kinds) {
      await page.emulateMedia({ media: 'screen', reducedMotion: 'no-preference' });
      // 1280 × 1024 px at 400 % (WCAG 2.2, 1.4.10).
      await page.setViewportSize({ width: 320, height: 256 });
      await page.goto(origin(brand) + (await path()));
      await startIslands(page);
      expect.soft(await overflow(page), `${kind}: zoomed`).toEqual([]);
      expect.soft(await clipped(page), `${kind}: zoomed, words cut off`).toEqual([]);
      expect.soft(await covering(page), `${kind}: zoomed, stands over the text`).toEqual([]);

      await page.setViewportSize({ width: 794, height: 1123 });
      const onScreen = await readable(page);
      await page.emulateMedia({ media: 'print' });
      expect.soft(await unprinted(page), `${kind}: on paper`).toEqual([]);
      expect.soft(await overflow(page), `${kind}: on paper`).toEqual([]);
      const lost = await onScreen.evaluate((all) =>
        all.filter((one) => !one.checkVisibility()).map(({ textContent }) => textContent),
      );
      expect.soft(lost, `${kind}: not on paper`).toEqual([]);

      await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
      expect.soft(await moving(page), `${kind}: without motion`).toEqual([]);
    }
  });
}

test('one long word, wherever it is, does not widen a page at 320 px', async ({
  page,
  problems,
}) => {
  problems.allow(/^response: 404 .*no-such-page/);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { brand, kind, path } of pagesOfKinds.filter(({ brand }) => brand === brands[0])) {
    await page.goto(origin(brand) + (await path()));
    expect.soft(await widening(page), kind).toEqual([]);
  }
});

test('no amount in a list breaks over two lines at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const oneOfEach = new Map(listPages.map((list) => [list.vertical, list]));
  for (const { url } of oneOfEach.values()) {
    const list = await url();
    await page.goto(list);
    expect.soft(await brokenAmounts(page), list).toEqual([]);
  }
});

/** Amounts, such as `$1,280.07`, that break over several lines; opens folded parts first. */
function brokenAmounts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    for (const folded of document.querySelectorAll('details')) folded.open = true;
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (words.nextNode()) {
      const { currentNode: node } = words;
      for (const { 0: amount, index } of (node.textContent ?? '').matchAll(/\$[\d,.]*\d/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + amount.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(amount);
      }
    }
    return broken;
  });
}

/** Elements that widen the page when their text is one word of 51 letters. */
function widening(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body :is(a, p, li, dd, td, th, summary, label, .btn > span)')]
      .filter((element) => {
        const words = [...element.childNodes].find((node) => node.textContent?.trim());
        if (!(words instanceof Text)) return false;
        const before = words.data;
        words.data = 'donaudampfschifffahrtsgesellschaftskapitaensmuetzen';
        const widens = document.documentElement.scrollWidth > innerWidth;
        words.data = before;
        return widens;
      })
      .map(({ tagName, className }) => `${tagName}.${className}`),
  );
}

/** Elements whose text is cut off and cannot be scrolled to. */
function clipped(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')]
      .filter((element) => {
        const { overflowX, overflowY, clipPath } = getComputedStyle(element);
        // Visually hidden on purpose, or brought into view by a carousel's steps.
        if (clipPath !== 'none' || element.closest('.sr-only, .scroller[data-live]')) return false;
        const cutX = ['hidden', 'clip'].includes(overflowX);
        const cutY = ['hidden', 'clip'].includes(overflowY);
        return (
          element.textContent?.trim() !== '' &&
          ((cutX && element.scrollWidth > element.clientWidth + 1) ||
            (cutY && element.scrollHeight > element.clientHeight + 1))
        );
      })
      .map(({ tagName, className }) => `${tagName}.${className}`),
  );
}

/** Fixed and sticky elements higher than a third of the window. */
function covering(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { position } = getComputedStyle(element);
        const { height, width } = element.getBoundingClientRect();
        return /fixed|sticky/.test(position) && width > 0 && height > innerHeight / 3;
      })
      .map(({ tagName, className }) => `${tagName}.${className}`),
  );
}

/** All visible text elements in main, apart from controls that only work on a screen. */
function readable(page: Page): Promise<JSHandle<Element[]>> {
  return page.evaluateHandle(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, h4, p, li, dt, dd, a, summary)')].filter(
      (element) =>
        element.checkVisibility() && !element.closest('.needs-script, .tabs, .rotator, iframe'),
    ),
  );
}

/** Content that print loses, and parts that it should have left out. */
function unprinted(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = (element: Element) => element.checkVisibility({ contentVisibilityAuto: false });
    const problems: string[] = [];
    for (const answer of document.querySelectorAll('main details > :not(summary)')) {
      if (!seen(answer)) problems.push(`closed: ${answer.textContent?.slice(0, 40)}`);
    }
    for (const panel of document.querySelectorAll('.tab-panel, .slide')) {
      if (!seen(panel)) problems.push(`hidden: ${panel.textContent?.slice(0, 40)}`);
      const { left, right } = panel.getBoundingClientRect();
      if (left < -20 || right > innerWidth) problems.push(`off the paper: ${panel.ariaLabel}`);
    }
    for (const chrome of document.querySelectorAll(
      'body > header nav, body > footer nav, .needs-script',
    )) {
      if (seen(chrome)) problems.push(`printed: ${chrome.tagName}.${chrome.className}`);
    }
    for (const link of document.querySelectorAll('main a')) {
      const { color, backgroundColor } = getComputedStyle(link);
      if (color === backgroundColor) problems.push(`unreadable: ${link.textContent}`);
    }
    return problems;
  });
}

/** Whatever can still move: transitions, animations, playing clips, smooth scrolling. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seconds = (list: string) => Math.max(...list.split(',').map(Number.parseFloat));
    // A spinner may turn: it appears only while something is awaited.
    const found = [...document.querySelectorAll(':not(.animate-spin)')].flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((pseudo) => {
        const { transitionDuration, animationName } = getComputedStyle(element, pseudo);
        return seconds(transitionDuration) > 0 || animationName !== 'none'
          ? [`${element.tagName}.${element.className} ${pseudo ?? ''}`]
          : [];
      }),
    );
    const clips = [...document.querySelectorAll<HTMLMediaElement>('video, audio')]
      .filter(({ paused }) => !paused)
      .map(({ currentSrc }) => `plays: ${currentSrc}`);
    const glides = getComputedStyle(document.documentElement).scrollBehavior !== 'auto';
    return [...found, ...clips, ...(glides ? ['the page glides'] : [])];
  });
}
