/** The chosen filters of a list: however many, the page does not scroll sideways on a phone; the URL alone keeps them. */
import type { Page } from '@playwright/test';
import { brands } from '../support/e2e-site.ts';
import { expect, test } from '../support/e2e-test.ts';
import { listPages } from '../support/list-pages.ts';
import { loadFonts, overflow } from '../support/settled-page.ts';

const most = 4;

/** Checkboxes of a list's filters, each from a different filter if the list has that many. */
function filtersOf(page: Page): Promise<[name: string, value: string][]> {
  return page
    .locator('.plan-filters input[type=checkbox]')
    .evaluateAll((boxes: HTMLInputElement[], count) => {
      const isLater = (box: HTMLInputElement) =>
        boxes.find(({ name }) => name === box.name) === box ? 0 : 1;
      return boxes
        .toSorted((a, b) => isLater(a) - isLater(b))
        .slice(0, count)
        .map(({ name, value }): [string, string] => [name, value]);
    }, most);
}

for (const brand of brands) {
  const list = listPages.find((one) => one.brand === brand);
  test(`${brand.slug}: chosen filters stay in their line`, async ({ page }) => {
    if (!list) throw new Error(`${brand.slug} has no list of plans: add one to the content`);
    const href = new URL(await list.url());
    await page.goto(href.href);
    for (const [filter, value] of await filtersOf(page)) href.searchParams.append(filter, value);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(href.href);
      await loadFonts(page);
      await expect(page.getByRole('list', { name: 'Chosen filters' })).toBeVisible();
      expect(await overflow(page), `at ${width} px`).toEqual([]);
    }
  });
}

test('back to the list as it was, two pages at once, brings no filter back', async ({ page }) => {
  const list = listPages.find(({ name }) => /mobile/i.test(name) && !/results/.test(name));
  if (!list) throw new Error('No list of mobile plans: add one to the content');
  const href = await list.url();
  await page.goto(href);
  const island = page.locator('x-island[name=plan-list]');
  await island.scrollIntoViewIfNeeded();
  await expect(island).toHaveAttribute('data-state', 'ready');
  await page.locator('.plan-filters input[name=fiveG]').check();
  await expect(page).toHaveURL(/fiveG=1/);
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await page.waitForURL(/\/plans\//);
  await page.evaluate(() => history.go(-2));
  await page.waitForURL(href);
  await island.scrollIntoViewIfNeeded();
  await expect(island).toHaveAttribute('data-state', 'ready');
  await expect(page.locator('.plan-filters input[name=fiveG]')).not.toBeChecked();
  await expect(page).toHaveURL(href);
  await page.evaluate(() => history.go(2));
  await page.waitForURL(/\/plans\//);
});
