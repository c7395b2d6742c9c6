/** The look of the hero's card: the field as wide as its card, and products that fill every row. */
import type { Locator } from '@playwright/test';
import {
  addressPage,
  brands,
  bundlePage,
  heroPage,
  heroPages,
  origin,
  pages,
  postcodePage,
} from '../support/e2e-site.ts';
import { expect, test } from '../support/e2e-test.ts';
import { openHero } from '../support/hero-form.ts';
import { loadFonts } from '../support/settled-page.ts';

for (const where of [addressPage, postcodePage, bundlePage]) {
  test(`${where.brand.slug}${where.path}: the address field ends where its card does`, async ({
    page,
  }) => {
    for (const width of [1280, 800, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const hero = await openHero(page, where);
      const left = await hero.box.evaluate((box) => {
        const card = box.closest('.hero-panel');
        if (!card) throw new Error('The form has no card');
        const { paddingRight, borderRightWidth } = getComputedStyle(card);
        const inner =
          card.getBoundingClientRect().right -
          Number.parseFloat(paddingRight) -
          Number.parseFloat(borderRightWidth);
        return inner - box.getBoundingClientRect().right;
      });
      expect(Math.abs(left), `${width} px`).toBeLessThan(1);
    }
  });
}

for (const home of heroPages.filter(({ path }) => path === '/' || path === '/bundle')) {
  test(`${home.brand.slug}${home.path}: a laptop shows the address box and its button without scrolling`, async ({
    page,
  }) => {
    for (const size of [
      { width: 1024, height: 768 },
      { width: 1280, height: 720 },
      { width: 1440, height: 789 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(size);
      const hero = await openHero(page, home);
      await loadFonts(page);
      for (const part of [hero.box, hero.submitButton]) {
        await expect(part).toBeInViewport({ ratio: 1 });
      }
    }
  });
}

for (const count of [2, 3, 7]) {
  test(`${count} products fill every row, and no word of theirs is broken`, async ({ page }) => {
    const shown = heroPage(`${count} products`, ({ verticals }) => verticals.length === count);
    for (const width of [1280, 1024, 700, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const hero = await openHero(page, shown);
      const ragged = await hero.form.locator('fieldset > legend + div').evaluate((grid) => {
        const { right } = grid.getBoundingClientRect();
        const ends = new Map<number, number>();
        for (const card of grid.children) {
          const box = card.getBoundingClientRect();
          ends.set(box.top, Math.max(ends.get(box.top) ?? 0, box.right));
        }
        return [...ends.values()].filter((end) => right - end > 1).length;
      });
      expect(ragged, `${width} px`).toBe(0);
      expect(
        await brokenWords(hero.form.locator('label:has([name=vertical])')),
        `${width} px`,
      ).toEqual([]);
    }
  });
}

/** Words that continue on another line. */
function brokenWords(labels: Locator): Promise<string[]> {
  return labels.evaluateAll((all) =>
    all.flatMap((label) => {
      const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { index, 0: word } of (text.textContent ?? '').matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (range.getClientRects().length > 1) broken.push(word);
        }
      }
      return broken;
    }),
  );
}

test('the lines of a centred introduction are of similar length', async ({ page }) => {
  const centred = pages.find(
    ({ path, sections }) =>
      path === '/' && sections.some(({ type, style }) => type === 'hero' && style === 'centred'),
  );
  if (!centred) throw new Error('No home page has a centred hero: add one to the content');
  await page.goto(origin(centred.brand) + centred.path);
  const words = page.locator('.hero-centred-words > .prose > p').first();
  const widths = await words.evaluate((paragraph) => {
    const range = document.createRange();
    range.selectNodeContents(paragraph);
    return [...range.getClientRects()].map(({ width }) => width);
  });
  expect(widths.length).toBeGreaterThan(1);
  expect(Math.min(...widths) / Math.max(...widths)).toBeGreaterThan(0.7);
});

test('each changing word of a centred title is centred, and so is the control that pauses them', async ({
  page,
}) => {
  const changing = pages.find(({ sections }) =>
    sections.some(({ type, style, rotatingText }) => {
      return type === 'hero' && style === 'centred' && rotatingText !== undefined;
    }),
  );
  if (!changing) throw new Error('No centred hero has changing words: add them to the content');
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(origin(changing.brand) + changing.path);
    const parts = page.locator('h1 .rotator > *, .pause-words .when-playing');
    const middles = await parts.evaluateAll((all) =>
      all.map((part) => {
        // Measures the letters of a word, which are narrower than its box.
        const letters = document.createRange();
        letters.selectNodeContents(part);
        const { left, right } = (part.hasChildNodes() ? letters : part).getBoundingClientRect();
        return Math.abs((left + right) / 2 - document.documentElement.clientWidth / 2);
      }),
    );
    expect(middles.length).toBeGreaterThan(2);
    expect(Math.max(...middles), `${width} px`).toBeLessThan(2);
  }
});

test('the placeholder of a picture that has not loaded is not part of the page’s text', async ({
  page,
}) => {
  const [brand] = brands;
  if (!brand) throw new Error('No brand');
  await page.goto(`${origin(brand)}/blogs`);
  const frame = page.locator('.blog-picture').first();
  await expect(frame).toHaveAttribute('data-waiting', 'Loading Blogcard...');
  expect(await frame.evaluate((it) => getComputedStyle(it, '::before').content)).toContain(
    'Loading Blogcard...',
  );
  expect(await page.locator('main').textContent()).not.toContain('Loading Blogcard');
});
