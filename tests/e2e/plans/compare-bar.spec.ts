/** The bar with a list's ticked plans: it stays on the screen, its plans side by side, and never covers the focus. */
import type { Locator, Page } from '@playwright/test';
import { comparedOf, comparing } from '../support/comparisons.ts';
import { origin, pages } from '../support/e2e-site.ts';
import { expect, test } from '../support/e2e-test.ts';
import { overflow, scrollEnded } from '../support/settled-page.ts';

const [brand] = comparing;
const [vertical] = brand ? comparedOf(brand) : [];
const list = pages.find(
  (page) =>
    page.brand.slug === brand?.slug &&
    page.sections.some(({ type, vertical: shown }) => type === 'plans' && shown === vertical),
);
if (!list) throw new Error('No page has a list of plans to compare: add one to the content');
const url = origin(list.brand) + list.path;

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('Not on the page');
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
}

async function tick(page: Page, count: number): Promise<void> {
  const boxes = page.getByRole('checkbox', { name: /^Compare/ });
  for (let index = 0; index < count; index += 1) await boxes.nth(index).check();
  await expect(chips(page)).toHaveCount(count);
}

const chips = (page: Page) =>
  page.getByRole('list', { name: /^\w+ to compare$/ }).getByRole('link');

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('four plans fit into it side by side, and do not widen the page', async ({ page }) => {
      await page.goto(url);
      await tick(page, 4);
      expect(await overflow(page)).toEqual([]);
      const bar = await boxOf(page.locator('.compare-bar'));
      expect(bar.bottom).toBeLessThanOrEqual(viewport.height);
      const all = await Promise.all((await chips(page).all()).map(boxOf));
      for (const [at, chip] of all.entries()) {
        const next = all[at + 1];
        const isBelow = next && next.top >= chip.bottom;
        if (next && !isBelow) expect(next.left).toBeGreaterThanOrEqual(chip.right);
      }
    });

    test('the whole focus ring shows around a chosen plan', async ({ page }) => {
      await page.goto(url);
      await tick(page, 2);
      const around = await boxOf(page.getByRole('list', { name: /^\w+ to compare$/ }));
      const chip = await boxOf(chips(page).first());
      // The ring is 3 px wide and 3 px away.
      expect(chip.left - around.left).toBeGreaterThanOrEqual(6);
      expect(chip.top - around.top).toBeGreaterThanOrEqual(6);
      expect(around.bottom - chip.bottom).toBeGreaterThanOrEqual(6);
    });
  });
}

const longNamed = pages.find((page) =>
  page.sections.some(({ type, vertical: shown }) => type === 'plans' && shown === 'credit-cards'),
);
if (!longNamed) throw new Error('No page has a list of credit cards: add one to the content');
for (const [width, height, path] of [
  [390, 844, url],
  [1280, 800, url],
  [320, 568, origin(longNamed.brand) + longNamed.path],
  [1024, 768, origin(longNamed.brand) + longNamed.path],
  [1280, 720, origin(longNamed.brand) + longNamed.path],
] as const) {
  test.describe(`of ${new URL(path).pathname} at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('it never covers the focus, even with as many plans as it takes', async ({ page }) => {
      await page.goto(path);
      await tick(page, 4);
      const all = await Promise.all((await chips(page).all()).map(boxOf));
      expect(new Set(all.map(({ top }) => top)).size).toBe(1);
      const kept = await page.evaluate(
        () => getComputedStyle(document.documentElement).scrollPaddingBottom,
      );
      const covered = height - (await boxOf(page.locator('.compare-bar'))).top;
      expect(Number.parseFloat(kept)).toBeGreaterThanOrEqual(covered);
      await page
        .getByRole('checkbox', { name: /^Compare/ })
        .nth(1)
        .focus();
      const places: string[] = [];
      for (let step = 0; step < 12; step += 1) {
        await page.keyboard.press('Tab');
        await scrollEnded(page);
        const focused = page.locator(':focus');
        if (await focused.evaluate((one) => one.closest('.compare-bar') !== null)) break;
        const bar = await boxOf(page.locator('.compare-bar'));
        if ((await boxOf(focused)).bottom > bar.top) {
          places.push((await focused.textContent()) || 'a box');
        }
      }
      expect(places).toEqual([]);
    });
  });
}

for (const width of [390, 320]) {
  test(`at ${width} px a focused plan is in sight, in both directions`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.goto(url);
    await tick(page, 4);
    const row = await boxOf(page.locator('.compare-chosen'));
    await chips(page).first().focus();
    for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      await scrollEnded(page);
      const chip = await boxOf(page.locator(':focus'));
      expect(chip.left, key).toBeGreaterThanOrEqual(row.left - 1);
      expect(chip.right, key).toBeLessThanOrEqual(row.right + 1);
    }
  });
}

test('moving through it by keyboard does not scroll the list', async ({ page }) => {
  await page.goto(url);
  await tick(page, 3);
  const bar = page.locator('.compare-bar');
  await bar.getByRole('link').first().focus();
  const before = await page.evaluate(() => scrollY);
  for (let stop = 0; stop < 4; stop += 1) {
    await page.keyboard.press('Tab');
    await scrollEnded(page);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  }
  await expect(bar.getByRole('button')).toBeFocused();
});

test('clearing it returns the keyboard focus to the last plan, and by mouse scrolls nothing', async ({
  page,
}) => {
  await page.goto(url);
  await tick(page, 2);
  const clear = page.locator('.compare-bar').getByRole('link', { name: /^Clear/ });
  await clear.press('Enter');
  const last = page.getByRole('checkbox', { name: /^Compare/ }).nth(1);
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport();
  await last.check();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  // Playwright's own click would scroll first.
  const { left, top } = await boxOf(clear);
  await page.mouse.click(left + 5, top + 5);
  await expect(last).not.toBeChecked();
  await expect(last).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('plans removed from the comparison are no longer ticked in the list', async ({ page }) => {
  await page.goto(url);
  await tick(page, 2);
  await page.getByRole('button', { name: /^Compare ticked/ }).click();
  const remove = page.getByRole('link', { name: /^Remove/ });
  await expect(remove).toHaveCount(2);
  await remove.first().click();
  await expect(remove).toHaveCount(1);
  await remove.click();
  await page.locator('.compare-lists').locator(`a[href^="${list.path}?"]`).click();
  await expect(page.locator('.compare-bar')).toContainText('Tick up to 4');
  await expect(page.getByRole('checkbox', { name: /^Compare/, checked: true })).toHaveCount(0);
  await expect.poll(() => new URL(page.url()).searchParams.has('plans')).toBe(false);
});
