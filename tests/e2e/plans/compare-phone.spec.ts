/** A comparison on a phone: two plans side by side, their names always in sight; differences, copying, links onward. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { comparedOf, comparePath, comparing, planIds } from '../support/comparisons.ts';
import { askForm } from '../support/e2e-server.ts';
import { host, origin } from '../support/e2e-site.ts';
import { expect, test } from '../support/e2e-test.ts';
import { heardNames } from '../support/heard-names.ts';
import { overflow } from '../support/settled-page.ts';

const [brand] = comparing;
if (!brand) throw new Error('No brand has plans to compare');
const own = comparedOf(brand);
const two = `${origin(brand)}${comparePath(planIds('broadband', 2))}`;
const phone = { width: 390, height: 844 };

/** Scrolls to the middle of the table. */
async function readOn(page: Page): Promise<void> {
  await page.locator('.compare tbody tr').nth(8).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 200);
}

for (const vertical of own) {
  for (const viewport of [phone, { width: 320, height: 640 }]) {
    test(`two ${vertical} plans have room at ${viewport.width} px, and keep their names in sight`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto(`${origin(brand)}${comparePath(planIds(vertical, 2))}`);
      expect(await overflow(page)).toEqual([]);
      const names = page.getByRole('columnheader');
      await expect(names).toHaveCount(2);
      const cells = await page.locator('.compare td:not(.compare-corner)').all();
      expect(cells.length).toBeGreaterThan(20);
      for (const cell of cells) {
        const box = await cell.boundingBox();
        expect(box?.width, (await cell.textContent()) ?? '').toBeGreaterThan(viewport.width * 0.4);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
      }
      await readOn(page);
      for (const name of await names.all()) await expect(name).toBeInViewport({ ratio: 1 });
      await expect(page.locator('.compare tbody tr').first()).not.toBeInViewport();
    });
  }
}

test('each cell is announced under the name of its own plan', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(two);
  const cdp = await page.context().newCDPSession(page);
  const { nodes } = await cdp.send('Accessibility.getFullAXTree');
  const roleOf = new Map(nodes.map(({ nodeId, role }) => [nodeId, String(role?.value)]));
  const columns = nodes.flatMap(({ role, childIds = [] }) =>
    role?.value === 'row' ? [childIds.map((id) => roleOf.get(id)).join(' ')] : [],
  );
  expect(new Set(columns)).toEqual(
    new Set(['cell columnheader columnheader', 'rowheader cell cell']),
  );
  await cdp.detach();
});

test('two plans are accessible on a phone, at the top and further down', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(two);
  await expectAccessible(page, 'two plans at 390 px');
  await readOn(page);
  await expectAccessible(page, 'two plans at 390 px, further down');
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`four plans scroll sideways in their frame and up and down with the page, names and buttons in sight (motion: ${reducedMotion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.setViewportSize(phone);
    await page.goto(`${origin(brand)}${comparePath(planIds('broadband', 4))}`);
    expect(await overflow(page)).toEqual([]);
    const frame = page.getByRole('region', { name: /side by side/ });
    const before = await frame.boundingBox();
    await page.mouse.move(phone.width / 2, phone.height - 20);
    const turns = (before?.y ?? 0) + 400;
    const scrolled = () => page.evaluate(() => scrollY);
    // A window that is still opening may miss a turn of the wheel.
    await expect(async () => {
      await page.mouse.wheel(0, turns - (await scrolled()));
      await expect.poll(scrolled, { timeout: 3_000 }).toBeCloseTo(turns, -1);
    }).toPass();
    await page.mouse.wheel(300, 0);
    await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(200);
    expect(await frame.evaluate((element) => element.scrollTop)).toBe(0);
    const last = page.getByRole('columnheader').last();
    const foot = page.locator('.compare tfoot');
    await expect.poll(async () => (await last.boundingBox())?.y).toBeCloseTo(0, 0);
    const { y = 0, height = 0 } = (await foot.boundingBox()) ?? {};
    expect(y + height).toBeCloseTo(phone.height, 0);
    await expect(last).toBeInViewport({ ratio: 0.9 });
    // Past the end of the table, its sticky foot scrolls away with it.
    await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
    await expect(foot).not.toBeInViewport();
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled, viewport: phone });

    test('only the differences are shown when asked for, and everything again', async ({
      page,
    }) => {
      await page.goto(two);
      const rows = page.getByRole('rowheader');
      const all = await rows.count();
      await page.getByRole('link', { name: 'Differences only' }).click();
      await expect(page).toHaveURL(/[?&]differences=1/);
      expect(await rows.count()).toBeLessThan(all);
      await expect(page.getByText(/the same, left out\)$/)).toBeVisible();
      await expect(page.getByRole('columnheader')).toHaveCount(2);
      await page.getByRole('link', { name: 'Everything' }).click();
      await expect(rows).toHaveCount(all);
      await page.goBack();
      await expect(page).toHaveURL(/[?&]differences=1/);
    });

    test('the way back leads to the list, with both plans still chosen', async ({ page }) => {
      await page.goto(two);
      await page.getByRole('link', { name: 'Add another internet plan' }).click();
      await expect(page).toHaveURL(/\/internet\/plans\?plans=/);
      const chosen = page.getByRole('list', { name: /^\w+ to compare$/ }).getByRole('link');
      await expect(chosen).toHaveCount(2);
    });
  });
}

test('the link is copied, and a message says so; without script there is no button', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${two}&rc=SIDE&age=70-over`);
  await page.getByRole('region', { name: 'Link to this comparison' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  // The next test has the same window.
  await context.clearPermissions();
  const { searchParams } = new URL(copied);
  expect([...new Set(searchParams.keys())]).toEqual(['plans']);
  await expectAccessible(page, 'a copied link', '.compare-share');

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const without = await plain.newPage();
  await without.goto(two);
  await expect(without.getByText(/^http/)).toBeVisible();
  await expect(without.getByRole('button', { name: 'Copy link' })).toHaveCount(0);
  await plain.close();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`in a journey, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled, viewport: phone });

    test('plans are compared for the home and the use asked about, and chosen without asking again', async ({
      page,
    }) => {
      test.skip(!own.includes('energy'), 'The brand has no energy plans');
      const begun = await askForm(host(brand), '/api/hero', {
        entry: 'manual',
        page: '/energy',
        vertical: 'energy',
        StreetNumber1: '12',
        StreetName: 'Bellbird Street',
        Locality: 'Brunswick',
        State: 'VIC',
        Postcode: '3056',
      });
      await page.goto(`${new URL(begun.headers.location ?? '', origin(brand))}&kwh=6000`);
      const boxes = page.getByRole('checkbox', { name: /^Compare/ });
      await boxes.nth(0).check();
      await boxes.nth(1).check();
      await page.getByRole('button', { name: /^Compare ticked/ }).click();
      await expect(page).toHaveURL(/\/compare\?/);
      await expect(page.getByText(/electricity a year: 6,000 kWh/)).toBeVisible();
      const price = await page
        .getByRole('row', { name: /^Estimated cost of a year/ })
        .getByRole('cell')
        .first()
        .textContent();
      const [cost = ''] = /\$[\d,.]+/.exec(price ?? '') ?? [];
      const url = await page.getByText(/^http/).textContent();
      expect(url).not.toMatch(/leadId|visitId/);
      await page
        .getByRole('link', { name: /^Apply Now/ })
        .first()
        .click();
      await expect(page).toHaveURL(/leadId=.*plan=/);
      await expect(page.getByRole('textbox', { name: /email/i })).toBeVisible();
      await expect(page.getByText(cost).first()).toBeVisible();
      await expect(page.getByText(/on the answers given/)).toBeVisible();
    });
  });
}

test('a screen reader hears a row’s name and its difference as two words', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(two);
  const marked = (await heardNames(page, 'rowheader')).filter((name) => /Differs|Same/.test(name));
  expect(marked.length).toBeGreaterThan(5);
  for (const name of marked) expect(name).toMatch(/\S (?:Differs|Same)/);
});
