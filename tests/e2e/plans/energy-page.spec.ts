/** The page of an energy plan: where every cent comes from, its rates by hour, and what it says without a price. */
import type { Page } from '@playwright/test';
import type { EnergyPlan } from '../../../domain/plans/energy/energy-plan.ts';
import { planPath } from '../../../domain/plans/page/plan-path.ts';
import { readEmbeddedCatalogue } from '../../../scripts/build/read-catalogue.ts';
import { expectAccessible } from '../support/axe.ts';
import { brands, origin } from '../support/e2e-site.ts';
import { expect, test } from '../support/e2e-test.ts';
import { heardNames } from '../support/heard-names.ts';
import { loadEverything, overflow } from '../support/settled-page.ts';

const energy = readEmbeddedCatalogue().catalogue.plans.filter(
  (plan): plan is EnergyPlan => plan.vertical === 'energy',
);
const planWith = (holds: (plan: EnergyPlan) => boolean): string => {
  const found = energy.find(holds);
  if (!found) throw new Error('No shipped plan fits');
  return planPath(found);
};

/** Plans without a price, with several seasons, with a demand charge, with both fuels, and with a reference price. */
const paths = [
  planWith(({ unpriced }) => unpriced !== undefined),
  planWith(({ electricity }) => (electricity?.seasons.length ?? 0) > 1),
  planWith(({ electricity }) => (electricity?.demand.length ?? 0) > 0),
  planWith(({ electricity, gas }) => Boolean(electricity && gas)),
  planWith(({ area, electricity }) => Boolean(area?.distributors.length && electricity)),
];
const [unpriced = '', seasons = '', demand = '', , referenced = ''] = paths;

const sellers = brands.filter(({ verticals }) => verticals.includes('energy'));
const [brand] = sellers;
if (!brand) throw new Error('No brand sells energy');

for (const seller of sellers) {
  test(`on ${seller.slug}: readable and within the window`, async ({ page }) => {
    for (const path of paths) {
      await page.goto(origin(seller) + path);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await loadEverything(page);
        await expectAccessible(page, `${path} at ${width} px`);
        expect(await overflow(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  });
}

/** The cents in a cell: `−$12.00` is −1,200. */
const centsOf = (words: string): number =>
  Number(words.replace(/[^\d]/g, '')) * (words.includes('−') ? -1 : 1);

async function linesOf(page: Page): Promise<{ lines: number[]; total: number }> {
  const table = page.getByRole('region', { name: 'How the price adds up' }).locator('table');
  const lines = await table.locator('tbody td:last-child').allTextContents();
  const total = (await table.locator('tfoot td').textContent()) ?? '';
  return { lines: lines.map(centsOf), total: centsOf(total) };
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('its lines add up to its price, with other answers too', async ({ page }) => {
      for (const query of ['', '?kwh=9000&exportKwh=2000']) {
        await page.goto(origin(brand) + seasons + query);
        const { lines, total } = await linesOf(page);
        expect(lines.length).toBeGreaterThan(2);
        expect(lines.reduce((sum, cents) => sum + cents, 0)).toBe(total);
        const price = await page.locator('.plan-price strong').first().textContent();
        expect(centsOf(price ?? '')).toBe(total);
      }
    });

    test('draws its seasons, and repeats them in tables', async ({ page }) => {
      await page.goto(origin(brand) + seasons);
      const part = page.getByRole('region', { name: 'Rates by season and hour' });
      const tables = part.getByRole('table');
      expect(await tables.count()).toBeGreaterThan(1);
      await expect(part.locator('figure svg').first()).toBeVisible();
      await expect(tables.first()).toContainText('c a kWh');
    });

    test('keeps its charts and logos in sight in forced colours', async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
      await page.goto(origin(brand) + seasons);
      const ink = (of: Element) => getComputedStyle(of).color;
      const text = await page.locator('body').evaluate(ink);
      const charts = page.locator('main svg, main svg [class]');
      expect(await charts.count()).toBeGreaterThan(1);
      const drawn = await charts.evaluateAll((all) => all.map((of) => getComputedStyle(of).color));
      expect([...new Set(drawn)]).toEqual([text]);
      // Logos are drawn for a light background.
      const grounds = await page
        .locator('header img, .plan-logo img, footer img')
        .evaluateAll((all) => all.map((of) => getComputedStyle(of).backgroundColor));
      expect(grounds.length).toBeGreaterThan(2);
      expect([...new Set(grounds)]).toEqual(['rgb(255, 255, 255)']);
    });

    test('says the reference price, or that none applies', async ({ page }) => {
      await page.goto(origin(brand) + referenced);
      await expect(page.getByRole('region', { name: 'The reference price' })).toContainText(
        'invented for this demonstration',
      );
      await page.goto(origin(brand) + demand);
      await expect(page.getByRole('region', { name: 'The reference price' })).toContainText(
        'No reference price applies',
      );
    });

    test('leads back to the list with the same answers', async ({ page }) => {
      await page.goto(`${origin(brand)}${seasons}?kwh=9000`);
      await page.getByText('What this price assumes').click();
      await page.getByRole('link', { name: 'Change this in the list' }).click();
      await expect(page).toHaveURL(/kwh=9000/);
    });

    test('without a price it says why, and shows none', async ({ page }) => {
      await page.goto(origin(brand) + unpriced);
      const price = page.getByRole('region', { name: 'Price', exact: true });
      await expect(price).toContainText('No estimate');
      await expect(price).toContainText('wholesale market');
      await expect(page.locator('main')).not.toContainText('$0.00');
      await expect(page.getByText('How the price adds up')).toHaveCount(0);
      const data = await page.locator('script[type="application/ld+json"]').textContent();
      expect(data).not.toContain('"offers"');
      const ids = [unpriced, seasons].map((path) => `plans=${path.split('/').pop()}`);
      await page.goto(`${origin(brand)}/compare?${ids.join('&')}`);
      await expect(page.getByRole('table')).toContainText('wholesale market');
      await expect(page.getByRole('table')).not.toContainText('$0.00');
    });
  });
}

test('a screen reader hears each rate’s letter as a word of its own', async ({ page }) => {
  await page.goto(origin(brand) + seasons);
  const letters = (await heardNames(page, 'rowheader')).filter((name) => /^[A-H][^a-z]/.test(name));
  expect(letters.length).toBeGreaterThan(1);
  for (const name of letters) expect(name).toMatch(/^[A-H] \S/);
  expect(await heardNames(page, 'heading')).toContainEqual(
    expect.stringMatching(/\S \(\d+ days\)$/),
  );
});
