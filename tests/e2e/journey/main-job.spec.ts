/** The main job with script: address, sign-up URL, details, receipt, and the rows behind them. */
import { newArrival } from '../support/campaign-arrival.ts';
import { leadRows } from '../support/database.ts';
import { asksForBundle, brands, type HeroPage, heroPages } from '../support/e2e-site.ts';
import { expect, test } from '../support/e2e-test.ts';
import { LeadForm, receiptReference } from '../support/fill-lead-form.ts';
import { type HeroForm, openReadyHero, productsFor } from '../support/hero-form.ts';
import {
  choosePlans,
  expectAddress,
  expectBasicInfo,
  expectRows,
  type Journey,
} from '../support/journey.ts';
import { home, suburb } from '../support/sample-addresses.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

for (const brand of brands) {
  const own = heroPages.filter((page) => page.brand === brand);
  const start = own.find(({ path }) => path === '/');
  const byPostcode = own.find(({ search }) => search.isPostcode);
  const together = own.find(asksForBundle);

  for (const viewport of sizes) {
    test.describe(`${brand.slug} at ${viewport.width}`, () => {
      test.use({ viewport, screen: viewport });

      test('from the home page to the receipt', async ({ page }) => {
        if (!start) throw new Error(`${brand.slug} has no hero form on its home page`);
        const journey = { ...begin(start, home.line), screen: sizeText(viewport) };
        const hero = await openReadyHero(page, start, journey.arrival.query);
        await hero.chooseProducts(journey.products);
        await seeSuggestions(hero);
        await hero.choose(home);
        await hero.submitButton.click();
        const arrived = await expectBasicInfo(page, journey);
        await choosePlans(page, journey);
        const reference = await new LeadForm(page).complete();
        await page.reload();
        expect(await receiptReference(page)).toBe(reference);
        expectRows(journey, arrived);
        expectAddress(arrived.leadId, home);
        expect(leadRows(arrived.leadId).lead.reference).toBe(reference);
      });
    });
  }

  if (together) {
    test(`${brand.slug} ${together.path}: two products, one address`, async ({ page }) => {
      const journey = { ...begin(together, home.line), screen: '1280x800' };
      const hero = await openReadyHero(page, together, journey.arrival.query);
      await hero.chooseProducts(journey.products);
      await hero.choose(home);
      await hero.submitButton.click();
      const arrived = await expectBasicInfo(page, journey);
      await choosePlans(page, journey);
      await new LeadForm(page).complete();
      expectRows(journey, arrived);
      expectAddress(arrived.leadId, home);
    });
  }

  if (byPostcode) {
    test(`${brand.slug} ${byPostcode.path}: a postcode is enough`, async ({ page }) => {
      const hero = await openReadyHero(page, byPostcode);
      const shown = await postcodeLine(hero);
      const journey = { ...begin(byPostcode, shown), screen: '1280x800' };
      const ready = await openReadyHero(page, byPostcode, journey.arrival.query);
      await ready.choose({ typed: suburb.typed, line: shown });
      await ready.submitButton.click();
      const arrived = await expectBasicInfo(page, journey);
      await choosePlans(page, journey);
      await new LeadForm(page).complete();
      expectRows(journey, arrived);
      expect(leadRows(arrived.leadId).address).toMatchObject({
        postcode: suburb.postcode,
        locality: suburb.locality,
        state: suburb.state,
        street_name: null,
      });
    });
  }
}

function begin(hero: HeroPage, line: string): Omit<Journey, 'screen'> {
  return { hero, products: productsFor(hero), arrival: newArrival(), line };
}

function sizeText({ width, height }: { width: number; height: number }): string {
  return `${width}x${height}`;
}

/** Expects the spinner during the search, then a list whose length is announced. */
async function seeSuggestions(hero: HeroForm): Promise<void> {
  await hero.page.route('**/api/address-search', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await hero.box.fill(home.typed);
  await expect(hero.spinner).toBeVisible();
  await expect(hero.list).toBeVisible();
  await expect(hero.spinner).toBeHidden();
  const count = await hero.options.count();
  expect(count).toBeGreaterThan(0);
  await expect(hero.status).toContainText(`${count} address`);
  await expect(hero.options.first()).toHaveText(home.line);
  await hero.page.unroute('**/api/address-search');
  await hero.box.fill('');
}

/** The suburb's line as the list writes it. */
async function postcodeLine(hero: HeroForm): Promise<string> {
  await hero.box.fill(suburb.typed);
  const shown = hero.options.filter({ hasText: new RegExp(suburb.line, 'i') });
  return (await shown.textContent()) ?? '';
}
