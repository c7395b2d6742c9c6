/** The look of each kind of page in each brand: small pictures, and colours as text, kept in ../pictures. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { brands, origin } from '../support/e2e-site.ts';
import { expect, test } from '../support/e2e-test.ts';
import { pagesOfKinds } from '../support/page-kinds.ts';
import { loadEverything, startIslands } from '../support/settled-page.ts';

const widths = [390, 1280] as const;
const pictureOf = (slug: string, kind: string, width: number) => `${slug}-${kind}-${width}.png`;
const coloursFile = (slug: string, kind: string) => `${slug}-${kind}.txt`;

test.skip(
  process.platform !== 'linux',
  'The pictures are of Chromium on Linux; other systems draw text differently',
);
test.use({
  // A third of the size still shows layout and colours, in a ninth of the pixels.
  deviceScaleFactor: 1 / 3,
  // Playwright stops animations with a style of its own, which our policy would refuse.
  bypassCSP: true,
  contextOptions: { reducedMotion: 'reduce' },
});

for (const brand of brands) {
  test(`${brand.slug}: a page of each kind`, async ({ page, problems }) => {
    problems.allow(/^response: 404 .*no-such-page/);
    const own = pagesOfKinds.filter((one) => one.brand === brand);
    expect(own).not.toEqual([]);
    test.setTimeout(own.length * 30_000);
    for (const { kind, path: pathOf, status } of own) {
      const path = await pathOf();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const response = await page.goto(origin(brand) + path);
        expect(response?.status(), kind).toBe(status);
        await settle(page);
        await expect.soft(page).toHaveScreenshot(pictureOf(brand.slug, kind, width), {
          fullPage: true,
          scale: 'device',
          animations: 'disabled',
          caret: 'hide',
          stylePath: join(import.meta.dirname, '../support/still.css'),
          // Another build of Chromium anti-aliases about two pixels in a thousand differently. A part that
          // moves changes more, a missing one changes the height; colours are compared exactly below.
          threshold: 0.2,
          maxDiffPixelRatio: 0.003,
        });
      }
      expect.soft(await coloursOf(page)).toMatchSnapshot(coloursFile(brand.slug, kind));
    }
  });
}

test('every picture belongs to a page, and every page has its pictures', () => {
  const { updateSnapshots } = test.info().config;
  test.skip(/all|changed/.test(updateSnapshots), 'The pictures are being renewed');
  const expected = pagesOfKinds.flatMap(({ brand, kind }) => [
    ...widths.map((width) => pictureOf(brand.slug, kind, width)),
    coloursFile(brand.slug, kind),
  ]);
  expect(readdirSync(join(import.meta.dirname, '../pictures')).sort()).toEqual(expected.sort());
});

/** The distinct colours by kind of element, one a line: exact where a picture has to be lenient. */
function coloursOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const rounded = (colour: string) =>
      colour.replace(/\d+\.\d+/g, (digits) => `${Number(Number(digits).toFixed(2))}`);
    const lines = [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility())
      .flatMap((element) => {
        const { color, backgroundColor, borderTopColor, borderTopWidth } =
          getComputedStyle(element);
        const name = element.tagName.toLowerCase();
        return [
          `${name} text ${rounded(color)}`,
          `${name} ground ${rounded(backgroundColor)}`,
          ...(borderTopWidth === '0px' ? [] : [`${name} line ${rounded(borderTopColor)}`]),
        ];
      });
    return `${[...new Set(lines)].sort().join('\n')}\n`;
  });
}

/** Starts and loads everything, scrolls to the top, and replaces random references by a fixed one. */
async function settle(page: Page): Promise<void> {
  await startIslands(page);
  await loadEverything(page);
  await page.evaluate(() => {
    scrollTo(0, 0);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    for (const value of document.querySelectorAll('main dd')) {
      if (/^KJ-/.test(value.textContent ?? '')) value.textContent = 'KJ-0000-0000';
    }
  });
}
