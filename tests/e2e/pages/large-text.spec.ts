/** Large text: the layout of a narrower window (spec: accessibility). */
import type { Page } from '@playwright/test';
import { comparedOf, comparePath, planIds } from '../support/comparisons.ts';
import { brands, origin, pagesOf } from '../support/e2e-site.ts';
import { expect, test } from '../support/e2e-test.ts';
import { withLargeText, wordsOutside } from '../support/large-text.ts';
import { listPages } from '../support/list-pages.ts';
import { pagesOfKinds } from '../support/page-kinds.ts';
import { overflow } from '../support/settled-page.ts';

for (const brand of brands) {
  test(`${brand.slug}: the header fits its window`, async ({ page }) => {
    await withLargeText(page, async () => {
      for (const width of [390, 768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(origin(brand));
        await expectFit(page, width);
      }
    });
  });
}

for (const brand of brands) {
  test(`${brand.slug}: words stay in their cards on a phone`, async ({ page, problems }) => {
    test.slow();
    problems.allow(/^response: 404/);
    await page.setViewportSize({ width: 390, height: 844 });
    const urls = new Set([
      ...pagesOf(brand).map(({ path }) => origin(brand) + path),
      ...(
        await Promise.all(
          pagesOfKinds.filter((it) => it.brand === brand).map(async (it) => it.path()),
        )
      ).map((path) => origin(brand) + path),
      ...(await Promise.all(listPages.filter((it) => it.brand === brand).map((it) => it.url()))),
      ...comparedOf(brand).flatMap((vertical) => [
        ...planIds(vertical, 1).map((id) => `${origin(brand)}/plans/${vertical}/${id}`),
        ...[2, 4].map((count) => origin(brand) + comparePath(planIds(vertical, count))),
      ]),
      `${origin(brand)}/find-address`,
      `${origin(brand)}/address?page=/`,
    ]);
    await withLargeText(page, async () => {
      for (const url of urls) {
        await page.goto(url);
        // The sums behind electricity prices are folded away.
        await page.locator('.plan-card details').evaluateAll((all: HTMLDetailsElement[]) => {
          for (const each of all) each.open = true;
        });
        expect(await overflow(page), url).toEqual([]);
        expect(await wordsOutside(page), url).toEqual([]);
      }
    });
  });
}

async function expectFit(page: Page, width: number): Promise<void> {
  const header = page.getByRole('banner');
  expect(await header.evaluate((it) => getComputedStyle(it).fontSize)).toBe('32px');
  const right = await header.evaluate((it) =>
    Math.max(
      ...[it, ...it.querySelectorAll('*')]
        .filter((part) => part.checkVisibility())
        .map((part) => part.getBoundingClientRect().right),
    ),
  );
  expect(Math.floor(right), `${width} px`).toBeLessThanOrEqual(width);
  await expect(header.getByText('Menu', { exact: true })).toBeVisible();
}
