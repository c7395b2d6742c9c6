/** Plans side by side: readable at every width, by keyboard, on paper, with script and without. */
import { expectAccessible } from '../support/axe.ts';
import { comparedOf, comparePath, comparing, planIds } from '../support/comparisons.ts';
import { origin } from '../support/e2e-site.ts';
import { expect, test } from '../support/e2e-test.ts';
import { tabTo } from '../support/press-keys.ts';
import { overflow } from '../support/settled-page.ts';

const [brand] = comparing;
if (!brand) throw new Error('No brand has plans to compare');
const [vertical = 'broadband'] = comparedOf(brand);
const ids = planIds(vertical, 4);
const url = origin(brand) + comparePath(ids);
/** A brand whose plans have the longest names. */
const wordy = comparing.find((one) => comparedOf(one).includes('health-insurance')) ?? brand;
const sizes = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

for (const one of comparing) {
  test(`${one.slug}: four plans at 320, 390 and 1280 px`, async ({ page }) => {
    const [kind = 'broadband'] = comparedOf(one);
    const response = await page.goto(`${origin(one)}${comparePath(planIds(kind, 4))}&rc=SIDE`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('columnheader')).toHaveCount(4);
    for (const viewport of sizes) {
      await page.setViewportSize(viewport);
      if (viewport.width > 320) {
        await expectAccessible(page, `comparison at ${viewport.width} px`);
      }
      expect(await overflow(page), `${viewport.width} px`).toEqual([]);
    }
    for (const apply of await page.getByRole('link', { name: /^Apply Now/ }).all()) {
      await expect(apply).toHaveAttribute('href', /plan=[\w-]+&rcCode=SIDE$/);
    }
  });
}

test('on a narrow screen the table alone scrolls, by keyboard, and its facts stay in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(url);
  const region = page.getByRole('region', { name: /side by side/ });
  await tabTo(page, region);
  const fact = page.locator('.compare-fact', { hasText: /^Current price/ });
  const before = await fact.boundingBox();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  expect((await fact.boundingBox())?.x).toBe(before?.x);
  expect(await page.evaluate(() => scrollX)).toBe(0);
});

test('on a wide screen plans and their buttons stay in sight', async ({ page }) => {
  await page.goto(url);
  await tabTo(page, page.getByRole('link', { name: /^Read it/ }).last());
  await expect(page.getByRole('columnheader').first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: /^Apply Now/ }).first()).toBeInViewport({ ratio: 1 });
});

for (const { width, height } of [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 390, height: 480 },
  { width: 768, height: 600 },
  { width: 1280, height: 600 },
]) {
  test(`at ${width} × ${height}, neither names nor buttons cover what has the focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(origin(wordy) + comparePath(planIds('health-insurance', 4)));
    const links = page.getByRole('table').getByRole('link');
    const walks = [
      { from: page.locator('.compare-scroll'), key: 'Tab', to: links.last() },
      { from: page.locator('footer a').first(), key: 'Shift+Tab', to: links.first() },
    ];
    for (const { from, key, to } of walks) {
      await from.focus();
      for (let there = false, stop = 1; !there; stop++) {
        await page.keyboard.press(key);
        // The page may still be scrolling to the focus.
        await expect.poll(() => page.evaluate(focusInSight), `stop ${stop}, ${key}`).toBe(true);
        there = await to.evaluate((link) => link === document.activeElement);
      }
    }
  });
}

test('the other view of a comparison opens at the links between the views', async ({ page }) => {
  await page.goto(url);
  await page.getByRole('link', { name: 'Differences only' }).click();
  await expect(page).toHaveURL(/#side-by-side$/);
  const top = () =>
    page.locator('#side-by-side').evaluate((ways) => ways.getBoundingClientRect().y);
  await expect.poll(top).toBeLessThan(160);
});

/** Runs in the page: whether any part of what has the focus is in the window and uncovered. */
function focusInSight(): boolean {
  const focused = document.activeElement;
  const parts = [0.1, 0.5, 0.9];
  return [...(focused?.getClientRects() ?? [])].some(({ x, y, width, height }) =>
    parts.some((right) =>
      parts.some((down) =>
        focused?.contains(document.elementFromPoint(x + width * right, y + height * down)),
      ),
    ),
  );
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('a plan is removed, the rest has a link to share, and going back restores it', async ({
      page,
    }) => {
      await page.goto(url);
      const columns = page.getByRole('columnheader');
      await expect(columns).toHaveCount(4);
      await page
        .getByRole('link', { name: /^Remove/ })
        .first()
        .click();
      await expect(columns).toHaveCount(3);
      const shared = await page
        .getByRole('region', { name: 'Link to this comparison' })
        .getByText(/^http/)
        .textContent();
      await page.goBack();
      await expect(columns).toHaveCount(4);
      await page.goto(shared ?? '');
      await expect(columns).toHaveCount(3);
      for (const left of [2, 1]) {
        await page
          .getByRole('link', { name: /^Remove/ })
          .first()
          .click();
        await expect(columns).toHaveCount(left);
      }
      await page.getByRole('link', { name: /^Remove/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose plans to compare');
      await page
        .getByRole('main')
        .getByRole('link', { name: /plans$/ })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
}

test('prints the comparison alone, on A4 landscape', async ({ page }) => {
  // 277 mm: A4 landscape within its margins.
  await page.setViewportSize({ width: 1047, height: 718 });
  await page.goto(url);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table')).toBeVisible();
  expect(await overflow(page)).toEqual([]);
  const table = await page.getByRole('table').boundingBox();
  expect(table?.width).toBeLessThanOrEqual(1047);
  // The width of the paper goes to the plans, not to the names of the facts.
  const named = await page.locator('.compare th[scope=row]').first().boundingBox();
  expect(named?.width).toBeLessThan(200);
  for (const gone of ['body > header', 'body > footer', 'main nav', '.compare-apply']) {
    await expect(page.locator(gone).first()).toBeAttached();
    await expect(page.locator(gone).first()).toBeHidden();
  }
  await expect(page.getByText(/^http/)).toBeVisible();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
  expect(boxes.length).toBeGreaterThan(0);
  expect(boxes.length).toBeLessThanOrEqual(2);
  for (const [, width, height] of boxes) expect(Number(width)).toBeGreaterThan(Number(height));
});
