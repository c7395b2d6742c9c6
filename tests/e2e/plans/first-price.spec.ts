/** The first price of every list is in sight: within 700 px of the top, on a phone and on a laptop. */
import type { Page } from '@playwright/test';
import { brands } from '../support/e2e-site.ts';
import { expect, test } from '../support/e2e-test.ts';
import { listPages } from '../support/list-pages.ts';
import { loadFonts, overflow } from '../support/settled-page.ts';

/** Facts alone in a row that a later one would fit into. */
function factsLeftAlone(page: Page): Promise<string[]> {
  return page.locator('dl.plan-facts').evaluateAll((lists) =>
    lists.flatMap((list) => {
      const facts = [...list.children].filter((fact) => !fact.matches('.col-span-full'));
      const tops = facts.map((fact) => fact.getBoundingClientRect().top);
      const alone = facts.filter((_, at) => tops.filter((top) => top === tops[at]).length === 1);
      return alone.filter((fact) => fact !== facts.at(-1)).map((fact) => `${fact.textContent}`);
    }),
  );
}

/** The lowest point in px at which the price may end. */
const most = 700;
const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

for (const brand of brands) {
  test(`${brand.slug}: the first price is in sight, and ten plans are on a page`, async ({
    page,
  }) => {
    const own = listPages.filter((list) => list.brand === brand);
    expect(own).not.toEqual([]);
    test.setTimeout(own.length * 30_000);
    for (const { name, url } of own) {
      const href = await url();
      for (const { width, height } of windows) {
        const where = `${name} at ${width} px`;
        await page.setViewportSize({ width, height });
        await page.goto(href);
        await loadFonts(page);
        const price = page.getByRole('article').first().locator('.plan-price');
        const { y = Infinity, height: tall = 0 } = (await price.boundingBox()) ?? {};
        expect.soft(y + tall, `the end of the first price: ${where}`).toBeLessThanOrEqual(most);
        expect.soft(await overflow(page), where).toEqual([]);
        expect.soft(await factsLeftAlone(page), where).toEqual([]);
      }
      const total = Number.parseInt((await page.locator('.plan-status').textContent()) ?? '', 10);
      await expect.soft(page.getByRole('article'), name).toHaveCount(Math.min(10, total));
    }
  });
}
