/** The column beside a list or plan on a wide screen: it stays in sight, wholly reachable, and nothing covers it. */
import type { Page } from '@playwright/test';
import { planIds } from '../support/comparisons.ts';
import { brands, origin } from '../support/e2e-site.ts';
import { expect, test } from '../support/e2e-test.ts';
import { listPages } from '../support/list-pages.ts';
import { startIslands } from '../support/settled-page.ts';

const viewport = { width: 1280, height: 800 };
test.use({ viewport });

const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);

/** The page's scroll position once it has followed the focus, which takes a frame. */
function settledTop(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => done(scrollY))),
      ),
  );
}

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`Not on the page: ${selector}`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

for (const brand of brands) {
  const list = listPages.find((one) => one.brand === brand);
  if (!list) throw new Error(`${brand.slug} has no list of plans: add one to the content`);

  test(`${brand.slug}: filters stay beside a list`, async ({ page }) => {
    await page.goto(await list.url());
    await startIslands(page);
    const boxes = page.getByRole('checkbox', { name: /^Compare/ });
    for (const index of [0, 1]) await boxes.nth(index).check();
    await scrollTo(page, 1800);
    const filters = await boxOf(page, '.list-columns > .phone-fold');
    expect(filters.y).toBeGreaterThanOrEqual(0);
    expect(filters.bottom).toBeLessThanOrEqual(viewport.height);
    expect(filters.right).toBeLessThan((await boxOf(page, '.compare-bar')).x);
  });

  test(`${brand.slug}: the list does not scroll while filters are opened and tabbed through`, async ({
    page,
  }) => {
    // Otherwise the page would still be scrolling smoothly when the next key is pressed.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(await list.url());
    await startIslands(page);
    const boxes = page.getByRole('checkbox', { name: /^Compare/ });
    for (const index of [0, 1]) await boxes.nth(index).check();
    const column = page.locator('.list-columns > .phone-fold');
    const menu = column.locator('.filter-menu').last();
    await scrollTo(page, 1800);
    await menu.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await scrollTo(page, 1800);
    const box = await menu.locator('summary').boundingBox();
    await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + (box?.height ?? 0) - 20);
    // The column scrolls by whole pixels, but a panel may end between two.
    await expect(menu.locator('fieldset')).toBeInViewport({ ratio: 0.999 });
    const tops = new Set([await settledTop(page)]);
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step < 60; step += 1) {
        await page.keyboard.press(key);
        const top = await settledTop(page);
        if (!(await column.evaluate((element) => element.contains(document.activeElement)))) break;
        tops.add(top);
      }
      // Back up, because leaving the column by Tab may have scrolled the page.
      await scrollTo(page, 1800);
    }
    expect([...tops]).toEqual([1800]);
  });

  test(`${brand.slug}: the price stays beside a plan`, async ({ page }) => {
    const [id] = planIds(list.vertical, 1);
    await page.goto(`${origin(brand)}/plans/${list.vertical}/${id}`);
    await scrollTo(page, 500);
    await expect(page.getByRole('link', { name: 'Apply Now' })).toBeInViewport({ ratio: 1 });
  });
}

test('the panel of a filter is shown whole, and the keyboard reaches what is below', async ({
  page,
}) => {
  const [list] = listPages;
  if (!list) throw new Error('No page has a list of plans: add one to the content');
  await page.goto(await list.url());
  await startIslands(page);
  // The form's own button, once it has hydrated.
  await expect(page.locator('.plan-filters > button')).toHaveAttribute('type', 'button');
  await scrollTo(page, 1800);
  await page.locator('.filter-menu > summary').last().click();
  // Whole except for fractions of a pixel.
  await expect(page.locator('.filter-menu[open] > fieldset')).toBeInViewport({ ratio: 0.99 });
  await page.keyboard.press('Escape');
  const last = page.locator('.plan-filters input:visible').last();
  for (let step = 0; step < 12; step += 1) {
    if (await last.evaluate((field) => field === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport({ ratio: 1 });
});

test('in a low window the filters scroll with the page', async ({ page }) => {
  const [list] = listPages;
  if (!list) throw new Error('No page has a list of plans: add one to the content');
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto(await list.url());
  await scrollTo(page, 2000);
  await expect(page.locator('.plan-filters')).not.toBeInViewport();
});
