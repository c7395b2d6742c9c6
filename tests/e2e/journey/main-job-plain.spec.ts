/** The main job without script: forms that post, choices as a page, errors in a summary, 303 at the end. */
import type { Page } from '@playwright/test';
import {
  type ManualField,
  manualFields,
  normaliseStreetName,
} from '../../../domain/address/manual-address.ts';
import { minimumBundle } from '../../../domain/forms/hero-rules.ts';
import { messages } from '../../../domain/forms/messages.ts';
import { newArrival } from '../support/campaign-arrival.ts';
import { leadRows } from '../support/database.ts';
import {
  addressPage,
  asksForBundle,
  brands,
  bundlePage,
  type HeroPage,
  heroPages,
  manyPage,
  postcodePage,
} from '../support/e2e-site.ts';
import { expect, test } from '../support/e2e-test.ts';
import { LeadForm, receiptReference } from '../support/fill-lead-form.ts';
import { openHero, productsFor } from '../support/hero-form.ts';
import {
  choosePlans,
  expectAddress,
  expectBasicInfo,
  expectRows,
  type Journey,
} from '../support/journey.ts';
import { home, manual, manualLine, suburb, unknownAddress } from '../support/sample-addresses.ts';

test.use({ javaScriptEnabled: false });

for (const brand of brands) {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    test.describe(`${brand.slug} at ${viewport.width}, without script`, () => {
      test.use({ viewport });

      test('from the home page to the receipt', async ({ page }) => {
        const start = heroPages.find((one) => one.brand === brand && one.path === '/');
        if (!start) throw new Error(`${brand.slug} has no hero form on its home page`);
        const journey = begin(start, home.line);
        const hero = await openHero(page, start, journey.arrival.query);
        await hero.chooseProducts(journey.products);
        await hero.box.fill(home.typed);
        await hero.submitButton.click();
        await choose(page, 'Choose your address', home.line);
        await page.goBack();
        await choose(page, 'Choose your address', home.line);
        const arrived = await expectBasicInfo(page, journey);
        await choosePlans(page, journey);
        const reference = await new LeadForm(page).complete();
        await page.reload();
        expect(await receiptReference(page)).toBe(reference);
        expectRows(journey, arrived);
        expectAddress(arrived.leadId, home);
      });
    });
  }
}

test('a postcode: typed, chosen from the list, on record', async ({ page }) => {
  const journey = begin(postcodePage, suburb.line);
  const hero = await openHero(page, postcodePage, journey.arrival.query);
  await hero.box.fill(suburb.typed);
  await hero.submitButton.click();
  await choose(page, 'Choose your suburb', suburb.line);
  const arrived = await expectBasicInfo(page, journey);
  await choosePlans(page, journey);
  await new LeadForm(page).complete();
  expectRows(journey, arrived);
  expect(leadRows(arrived.leadId).address).toMatchObject({ postcode: suburb.postcode });
});

test('an empty form comes back with what is wrong, and with what was ticked', async ({
  page,
  problems,
}) => {
  problems.allow(/^response: 422 .*\/find-address/);
  const hero = await openHero(page, bundlePage);
  const [one] = productsFor(bundlePage);
  if (!one) throw new Error('A bundle has products');
  await hero.product(one).check();
  await submitRefused(page, () => hero.submitButton.click());
  await expectSummary(page, [messages.bundleMinimum(minimumBundle), messages.addressIncomplete]);
  await expect(page.locator(`input[name=vertical][value="${one}"]`)).toBeChecked();
  await expect(page.locator('input[name=vertical]:checked')).toHaveCount(1);

  // The summary's links lead to the fields.
  await page.getByRole('link', { name: messages.addressIncomplete }).click();
  await expect(page.locator('input[name=address]')).toBeFocused();
});

test('an address that is not found is kept, and can be corrected', async ({ page, problems }) => {
  problems.allow(/^response: 422 .*\/find-address/);
  const journey = begin(addressPage, home.line);
  const hero = await openHero(page, addressPage, journey.arrival.query);
  await hero.box.fill(unknownAddress);
  await submitRefused(page, () => hero.submitButton.click());
  await expectSummary(page, [messages.addressNotFound]);
  const box = page.locator('input[name=address]');
  await expect(box).toHaveValue(unknownAddress);
  await expect(box).toHaveAttribute('aria-invalid', 'true');
  await box.fill(home.typed);
  await page.getByRole('button', { name: 'Continue' }).click();
  await choose(page, 'Choose your address', home.line);
  expectAddress((await expectBasicInfo(page, journey)).leadId, home);
});

test('an empty postcode says what is needed', async ({ page, problems }) => {
  problems.allow(/^response: 422 .*\/find-address/);
  const hero = await openHero(page, postcodePage);
  await submitRefused(page, () => hero.submitButton.click());
  await expectSummary(page, [messages.postcodeIncomplete]);
});

test('the list of choices requires a choice', async ({ page, problems }) => {
  problems.allow(/^response: 422 .*\/find-address/);
  const hero = await openHero(page, addressPage);
  // The whole street, because a single match would already be chosen.
  await hero.box.fill(home.line.replace(/^\S+ /, '').replace(/,.*/, ''));
  await hero.submitButton.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose your address');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('main')).toContainText(messages.addressIncomplete);
});

test('by hand: seven fields on a page of their own', async ({ page, problems }) => {
  problems.allow(/^response: 422 .*\/find-address/);
  const journey = begin(addressPage, manualLine);
  const hero = await openHero(page, addressPage, journey.arrival.query);
  await hero.form.locator('a[href^="/address?"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter Address');
  for (const name of manualFields) await expect(manualField(page, name)).toBeVisible();

  await manualField(page, 'Postcode').fill('12');
  await manualField(page, 'UnitNumber').fill(manual.UnitNumber);
  await submitRefused(page, () => page.getByRole('button', { name: 'Continue' }).click());
  await expectSummary(page, [
    messages.streetNumberRequired,
    messages.streetNameRequired,
    messages.localityRequired,
    messages.stateRequired,
    messages.postcodeShort,
  ]);
  await expect(manualField(page, 'Postcode')).toHaveValue('12');
  await expect(manualField(page, 'UnitNumber')).toHaveValue(manual.UnitNumber);

  for (const name of manualFields) {
    const field = manualField(page, name);
    await (name === 'State' ? field.selectOption(manual[name]) : field.fill(manual[name]));
  }
  await page.getByRole('button', { name: 'Continue' }).click();
  const arrived = await expectBasicInfo(page, journey);
  await choosePlans(page, journey);
  await new LeadForm(page).complete();
  expectRows(journey, arrived);
  expect(leadRows(arrived.leadId).address).toMatchObject({
    unit_number: manual.UnitNumber,
    lot_number: null,
    street_number1: manual.StreetNumber1,
    street_name: normaliseStreetName(manual.StreetName),
    locality: manual.Locality.toUpperCase(),
    state: manual.State,
    postcode: manual.Postcode,
    record: null,
  });
});

test('by hand for a bundle: the products are asked for too', async ({ page }) => {
  const products = productsFor(bundlePage);
  const journey = { ...begin(bundlePage, manualLine), products };
  const hero = await openHero(page, bundlePage, journey.arrival.query);
  await hero.form.locator('a[href^="/address?"]').click();
  for (const slug of products) {
    await page.locator(`input[name=vertical][value="${slug}"]`).check();
  }
  for (const name of manualFields) {
    const field = manualField(page, name);
    await (name === 'State' ? field.selectOption(manual[name]) : field.fill(manual[name]));
  }
  await page.getByRole('button', { name: 'Continue' }).click();
  const arrived = await expectBasicInfo(page, journey);
  await choosePlans(page, journey);
  expect(leadRows(arrived.leadId).address.address_line).toBe(manualLine);
});

test('by hand for one of many products: none is ticked at first, one is enough', async ({
  page,
}) => {
  const journey = begin(manyPage, manualLine);
  const hero = await openHero(page, manyPage, journey.arrival.query);
  await hero.form.locator('a[href^="/address?"]').click();
  await expect(page.locator('input[name=vertical]:checked')).toHaveCount(0);
  await page.locator(`input[name=vertical][value="${journey.products[0]}"]`).check();
  for (const name of manualFields) {
    const field = manualField(page, name);
    await (name === 'State' ? field.selectOption(manual[name]) : field.fill(manual[name]));
  }
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectBasicInfo(page, journey);
});

test('what the popup says can be read', async ({ page }) => {
  const withPopup = heroPages.find(({ search }) => search.otherLink !== undefined);
  if (!withPopup?.search.otherLink) throw new Error('No page has an other-link popup');
  await openHero(page, withPopup);
  const words = page.getByText(withPopup.search.otherLink.popupTitle, { exact: true });
  await expect(words).toBeHidden();
  await page.getByText(withPopup.search.otherLink.popupLinkext).click();
  await expect(words).toBeVisible();
});

function begin(hero: HeroPage, line: string): Journey {
  const products = productsFor(hero);
  expect(asksForBundle(hero)).toBe(products.length > 1);
  return { hero, products, arrival: newArrival(), line, screen: null };
}

/** Chooses a line on the page of choices; the post is answered by a 303. */
async function choose(page: Page, title: string, line: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.getByRole('radio', { name: line, exact: true }).check();
  const posted = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: 'Continue' }).click();
  expect((await posted).status()).toBe(303);
}

async function submitRefused(page: Page, submit: () => Promise<void>): Promise<void> {
  const posted = page.waitForResponse((response) => response.request().method() === 'POST');
  await submit();
  expect((await posted).status()).toBe(422);
}

/** Expects the summary first in main and focused, its words under the fields too, and a title that says so. */
async function expectSummary(page: Page, words: readonly string[]): Promise<void> {
  const { summary } = new LeadForm(page);
  await expect(summary.getByRole('link')).toHaveText([...words]);
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  for (const message of words) {
    await expect(page.locator('form').getByText(message, { exact: true })).toBeVisible();
  }
}

function manualField(page: Page, name: ManualField) {
  return page.locator(`form [name=${name}]`);
}
