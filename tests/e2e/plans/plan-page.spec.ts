/** The page of a plan: readable at every width and on paper, valid, and with a way on with and without script. */
import {
  headingProblems,
  markupProblems,
  repeatedIds,
} from '../../../client/sections/validator.fixture.ts';
import { listedVerticals } from '../../../domain/plans/listed.ts';
import { planPath } from '../../../domain/plans/page/plan-path.ts';
import { kindWords, resultsTitle } from '../../../domain/plans/words/kind-words.ts';
import { readEmbeddedCatalogue } from '../../../scripts/build/read-catalogue.ts';
import { expectAccessible } from '../support/axe.ts';
import { planIds } from '../support/comparisons.ts';
import { askSite } from '../support/e2e-server.ts';
import { brands, host, origin } from '../support/e2e-site.ts';
import { expect, test } from '../support/e2e-test.ts';
import { withLargeText } from '../support/large-text.ts';
import { loadEverything, overflow } from '../support/settled-page.ts';
import { makeLead } from '../support/stored-leads.ts';

const sizes = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
const { ended } = readEmbeddedCatalogue().catalogue;

/** Every product on a brand that sells it; the brands take turns. */
const cases = listedVerticals.map((vertical, index) => {
  const sellers = brands.filter((brand) => brand.verticals.includes(vertical));
  const brand = sellers[index % sellers.length];
  // The first plan has the longest name.
  const [id = ''] = planIds(vertical, 1);
  if (!brand) throw new Error(`No brand sells ${vertical}`);
  return { vertical, brand, path: planPath({ vertical, id }) };
});

for (const { vertical, brand, path } of cases) {
  test(`${vertical} on ${brand.slug}: at 320, 390 and 1280 px`, async ({ page }) => {
    const response = await page.goto(`${origin(brand)}${path}?rc=ONE`);
    expect(response?.status()).toBe(200);
    for (const viewport of sizes) {
      await page.setViewportSize(viewport);
      await loadEverything(page);
      if (viewport.width > 320) await expectAccessible(page, `${path} at ${viewport.width} px`);
      expect(await overflow(page), `${viewport.width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    const price = await page.locator('.plan-price').boundingBox();
    expect((price?.y ?? Infinity) + (price?.height ?? 0)).toBeLessThanOrEqual(700);
    await expect(page.locator('script[src]')).toHaveCount(0);
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
    for (const name of [/What you (get|have)/, 'What is not included', /^Why it is ranked/]) {
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    }
    await expect(page.getByRole('link', { name: 'Apply Now' })).toHaveAttribute(
      'href',
      /plan=[\w-]+&rcCode=ONE$/,
    );
  });

  test(`${vertical} on ${brand.slug}: the HTML is valid, also for an ended plan`, async () => {
    const over = ended.find((plan) => plan.vertical === vertical);
    for (const [status, one] of [
      [200, path],
      [410, planPath({ vertical, id: over?.id ?? '' })],
    ] as const) {
      const reply = await askSite(host(brand), one);
      expect(reply.status, one).toBe(status);
      expect(await markupProblems(reply.body), one).toEqual([]);
      expect(headingProblems(reply.body), one).toEqual([]);
      expect(repeatedIds(reply.body), one).toEqual([]);
    }
  });
}

const [first] = cases;
if (!first) throw new Error('No product has plans');

test('with a font of 200 % nothing is cut off, and print has every word', async ({ page }) => {
  await withLargeText(page, async () => {
    for (const viewport of sizes.slice(1)) {
      await page.setViewportSize(viewport);
      await page.goto(origin(first.brand) + first.path);
      expect(await overflow(page), `${viewport.width} px`).toEqual([]);
    }
    await page.emulateMedia({ media: 'print' });
    expect(await overflow(page)).toEqual([]);
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.getByText('Apply Now')).toBeHidden();
    await expect(page.getByText('Copy this link')).toBeHidden();
    await expect(page.getByRole('heading', { level: 2, name: /^Why it is ranked/ })).toBeVisible();
  });
});

test('the page of a plan that has ended is readable, and leads to another', async ({
  page,
  problems,
}) => {
  problems.allow(/response: 410/);
  const over = ended.find(({ vertical }) => vertical === first.vertical);
  await page.goto(origin(first.brand) + planPath({ vertical: first.vertical, id: over?.id ?? '' }));
  for (const viewport of sizes) {
    await page.setViewportSize(viewport);
    expect(await overflow(page), `${viewport.width} px`).toEqual([]);
  }
  await expectAccessible(page, 'a plan that has ended');
  await page
    .getByRole('region', { name: 'What you can choose instead' })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Apply Now' })).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('from the plans for a home to a plan, to the details with it, and back', async ({
      page,
    }) => {
      const { redirect } = await makeLead(first.brand, [first.vertical]);
      await page.goto(redirect.replace('&call=1', ''));
      const card = page.getByRole('article').first();
      const name = (await card.getByRole('heading').textContent()) ?? '';
      await card.getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      const plans = kindWords([first.vertical]);
      await page.getByRole('link', { name: `Back to the ${plans}` }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        resultsTitle(first.vertical),
      );
      await page.goBack();
      await page.getByRole('link', { name: 'Apply Now' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where can we reach you?');
      await expect(page.getByRole('region', { name: /^The \w+ you chose$/ })).toContainText(name);
    });

    test('from a plan to the address, with the plan in hand', async ({ page }) => {
      await page.goto(origin(first.brand) + first.path);
      await page.getByRole('link', { name: 'Apply Now' }).click();
      const id = first.path.split('/').pop() ?? '';
      await expect(
        page.locator(`input[type=hidden][name=plan][value="${id}"]`).first(),
      ).toBeAttached();
    });
  });
}
