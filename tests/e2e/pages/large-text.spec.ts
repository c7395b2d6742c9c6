/** Large text: the layout of a narrower window (spec: accessibility). */
import type { Page } from '@playwright/test';
import { brands, origin } from '../support/e2e-site.ts';
import { expect, test } from '../support/e2e-test.ts';
import { withLargeText } from '../support/large-text.ts';

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
