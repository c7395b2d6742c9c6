/** What a visitor sees while typing: repaired words, counts, late and lost answers, and prefilled manual entry. */
import type { Page } from '@playwright/test';
import { messages } from '../../../domain/forms/messages.ts';
import { expectAccessible } from '../support/axe.ts';
import { api, collect, failing, held, pause } from '../support/calls.ts';
import { addressPage, postcodePage } from '../support/e2e-site.ts';
import { expect, test } from '../support/e2e-test.ts';
import { openHero, openReadyHero } from '../support/hero-form.ts';
import { home, other, unknownAddress } from '../support/sample-addresses.ts';

const mistyped = '19 quandnog rd brunswick';
const repaired = '19 Quandong Road, Brunswick VIC 3056';
const token = '**/api/next-token';
const later = () => (Date.now() + 600_000).toString(36);

for (const width of [1280, 390]) {
  test(`a repaired word is shown as what was found at ${width} px, and the keys work`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const hero = await openReadyHero(page, addressPage);
    await hero.box.fill(mistyped);
    await expect(hero.options.first()).toHaveText(repaired);
    await expect(
      hero.form
        .locator('p[aria-hidden]')
        .getByText('Showing results for Quandong', { exact: true }),
    ).toBeVisible();
    await expect(hero.status).toContainText(/^Showing results for Quandong\. \d+ addresses/);
    await expectAccessible(page, `repaired list at ${width} px`);
    await hero.box.press('ArrowDown');
    await expect(hero.options.first()).toHaveAttribute('aria-selected', 'true');
    await expect(hero.box).toHaveAttribute(
      'aria-activedescendant',
      (await hero.options.first().getAttribute('id')) ?? '',
    );
    await hero.box.press('ArrowUp');
    await expect(hero.options.last()).toHaveAttribute('aria-selected', 'true');
    await hero.box.press('Home');
    const record = held();
    await page.route(api.retrieve, record.handle);
    await hero.box.press('Enter');
    await expect(hero.box).toHaveValue(repaired);
    // A phone's box is too narrow for the line, so it is below as well.
    await expect(hero.status).toHaveText(`Chosen: ${repaired}`);
    const { height = 0 } = (await hero.status.boundingBox()) ?? {};
    if (width < 640) expect(height).toBeGreaterThan(10);
    else expect(height).toBeLessThan(2);
    // By the time the record arrives, a finger may be on the button.
    await expect(hero.spinner).toBeVisible();
    const place = await hero.submitButton.boundingBox();
    record.release();
    await expect(hero.tick).toBeVisible();
    expect(await hero.submitButton.boundingBox()).toEqual(place);
  });
}

test('a full list does not claim to be complete', async ({ page }) => {
  const hero = await openReadyHero(page, addressPage);
  await hero.box.fill('quandong');
  await expect(hero.options).toHaveCount(10);
  await expect(hero.status).toContainText('10 addresses shown. Type more to narrow them down.');
  await hero.box.fill(home.line);
  await expect(hero.status).toContainText('found.');
});

test('when answers arrive out of order, the newest text counts', async ({ page }) => {
  const hero = await openReadyHero(page, addressPage);
  const delays: Record<string, number> = { [home.typed]: 2500, '19 quandong': 1200 };
  await page.route(api.search, async (route) => {
    const { address } = route.request().postDataJSON();
    await pause(delays[address] ?? 0);
    await route.continue().catch(() => undefined);
  });
  const given = gaveUp(page);
  for (const text of [home.typed, '19 quandong', other.typed]) {
    const sent = page.waitForRequest(api.search);
    await hero.box.fill(text);
    await sent;
  }
  await expect(hero.options.first()).toHaveText(other.line);
  await pause(3000);
  await expect(hero.options.first()).toHaveText(other.line);
  expect(given()).toEqual([home.typed, '19 quandong']);
});

test('a pending token is requested once, and only the newest text is searched for', async ({
  page,
}) => {
  let issue = () => {};
  const issued = new Promise<void>((resolve) => {
    issue = resolve;
  });
  let tokens = 0;
  await page.route(token, async (route) => {
    tokens++;
    await issued;
    await route.fulfill({ json: { nextToken: `${later()}.a` } });
  });
  const hero = await openReadyHero(page, addressPage);
  const searches = collect(page, '/api/address-search');
  await hero.box.fill(home.typed);
  await expect.poll(() => tokens).toBe(1);
  await hero.box.fill(other.typed);
  await pause(600);
  await expect(hero.spinner).toBeVisible();
  issue();
  await expect(hero.options.first()).toHaveText(other.line);
  expect(tokens).toBe(1);
  expect(searches.map((call) => call.postDataJSON().address)).toEqual([other.typed]);
});

test('a token that has to be renewed for an old text does not bring that text back', async ({
  page,
  problems,
}) => {
  problems.allow(/401 .*api\/address-search/);
  const hero = await openReadyHero(page, addressPage);
  await page.route(token, async (route) => {
    await pause(1500);
    await route.fulfill({ json: { nextToken: `${later()}.b` } });
  });
  await page.evaluate((value) => localStorage.setItem('nextToken', value), `${later()}.old`);
  await page.route(api.search, (route) =>
    route.request().headers().authorization?.endsWith('.old')
      ? route.fulfill({ status: 401, json: { error: { code: 'next_token' } } })
      : route.continue(),
  );
  const searches = collect(page, '/api/address-search');
  await hero.box.fill(home.typed);
  await page.waitForResponse(api.search);
  await hero.box.fill(other.typed);
  await expect(hero.options.first()).toHaveText(other.line);
  await pause(800);
  await expect(hero.options.first()).toHaveText(other.line);
  const renewed = searches.filter((call) => call.headers().authorization?.endsWith('.b'));
  expect(renewed.map((call) => call.postDataJSON().address)).toEqual([other.typed]);
});

test('on a slow network the spinner stays until the answer is there', async ({ page }) => {
  const hero = await openReadyHero(page, addressPage);
  const search = held();
  await page.route(api.search, search.handle);
  await hero.box.fill(home.typed);
  await expect(hero.spinner).toBeVisible();
  for (let time = 0; time < 2400; time += 200) {
    expect(await hero.spinner.isVisible()).toBe(true);
    await pause(200);
  }
  search.release();
  await expect(hero.options.first()).toHaveText(home.line);
  await expect(hero.spinner).toBeHidden();
});

test('offline it says so, and the next keystroke online searches again', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/api\/(?:address-search|next-token)/);
  const hero = await openReadyHero(page, addressPage);
  await context.setOffline(true);
  await hero.box.fill(home.typed);
  await expect(hero.message).toHaveText(messages.addressFetchFailed);
  await context.setOffline(false);
  await hero.box.press('End');
  await hero.box.pressSequentially('s');
  await expect(hero.message).toBeHidden();
  await expect(hero.options.first()).toHaveText(home.line);
});

test('a failed search is repeated when the form is sent, and when the browser is back online', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/api\/(?:address-search|next-token)/);
  const hero = await openReadyHero(page, addressPage);
  await page.route(api.search, failing(429, 'Too many requests'));
  await hero.box.fill(home.typed);
  await expect(hero.message).toHaveText(messages.addressFetchFailed);
  const searches = collect(page, '/api/address-search');
  await hero.submitButton.click();
  await expect.poll(() => searches.length).toBe(1);
  await expect(hero.message).toHaveText(messages.addressFetchFailed);
  await page.unroute(api.search);
  await hero.submitButton.click();
  await expect(hero.message).toHaveText(messages.addressIncomplete);
  await hero.box.click();
  await expect(hero.options.first()).toHaveText(home.line);
  await context.setOffline(true);
  await hero.box.fill(other.typed);
  await expect(hero.message).toHaveText(messages.addressFetchFailed);
  await context.setOffline(false);
  await expect(hero.options.first()).toHaveText(other.line);
  await expect(hero.message).toBeHidden();
});

test('"not found" is never shown while the visitor is still typing', async ({ page }) => {
  const hero = await openReadyHero(page, addressPage);
  await hero.box.fill(unknownAddress);
  await expect(hero.message).toHaveText(messages.addressNotFound);
  const answer = held();
  await page.route(api.search, answer.handle);
  await hero.box.fill(home.typed.slice(0, 5));
  await expect(hero.message).toBeHidden();
  await pause(600);
  await expect(hero.message).toBeHidden();
  answer.release();
  await expect(hero.options.first()).toBeVisible();
  await expect(hero.message).toBeHidden();
});

test('manual entry begins with what was typed, and never replaces what the visitor wrote', async ({
  page,
}) => {
  const hero = await openReadyHero(page, addressPage);
  await hero.box.fill('3056 brunswick 1/19 nowhere rd vic');
  const opener = hero.form.locator('a[href^="/address?"]').first();
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Enter Address' });
  const field = (name: string) => dialog.locator(`[name=${name}]`);
  await expect(field('UnitNumber')).toHaveValue('1');
  await expect(field('StreetNumber1')).toHaveValue('19');
  await expect(field('StreetName')).toHaveValue('Nowhere Rd');
  await expect(field('Locality')).toHaveValue('BRUNSWICK');
  await expect(field('State')).toHaveValue('VIC');
  await expect(field('Postcode')).toHaveValue('3056');
  await expectAccessible(page, 'manual dialog, filled', 'dialog[open]');
  await page.keyboard.press('Escape');
  await hero.box.fill('7 sample parade, newtown');
  await opener.click();
  await expect(field('StreetName')).toHaveValue('Sample Parade');
  await expect(field('Postcode')).toHaveValue('');
  await field('StreetName').fill('My Own Lane');
  await page.keyboard.press('Escape');
  await hero.box.fill('19 quandong rd brunswick');
  await opener.click();
  await expect(field('StreetName')).toHaveValue('My Own Lane');
  await expect(field('StreetNumber1')).toHaveValue('7');
});

test('in postcode mode the list says how many suburbs there are', async ({ page }) => {
  const hero = await openReadyHero(page, postcodePage);
  await hero.box.fill('brisbane');
  await expect(hero.options.first()).toHaveText('4000, Brisbane City, QLD');
  await expect(hero.status).toContainText(/^\d+ suburbs? (?:found|shown)\./);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the list of choices says what was repaired', async ({ page }) => {
    const hero = await openHero(page, addressPage);
    await hero.box.fill(mistyped);
    await hero.submitButton.click();
    const main = page.getByRole('main');
    await expect(main.getByText('Showing results for Quandong', { exact: true })).toBeVisible();
    await expect(main.getByLabel(repaired, { exact: true })).toBeVisible();
  });

  test('manual entry begins with what was typed, and none of it is in the URL', async ({
    page,
    problems,
  }) => {
    problems.allow(/^response: 422 .*\/find-address/);
    const hero = await openHero(page, addressPage);
    await hero.box.fill('19 nowhere rd, brunswick vic 3056');
    await hero.submitButton.click();
    await expect(page.getByRole('main')).toContainText(messages.addressNotFound);
    await page.getByRole('button', { name: /Enter it manually/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter Address');
    await expect(page.locator('[name=StreetName]')).toHaveValue('Nowhere Rd');
    await expect(page.locator('[name=Locality]')).toHaveValue('BRUNSWICK');
    await expect(page.locator('[name=State]')).toHaveValue('VIC');
    expect(page.url()).not.toMatch(/nowhere|brunswick|3056/i);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/basic-info/);
  });
});

/** Collects the texts of searches that the browser aborted. */
function gaveUp(page: Page): () => string[] {
  const texts: string[] = [];
  page.on('requestfailed', (request) => {
    if (request.url().endsWith('/api/address-search')) texts.push(request.postDataJSON().address);
  });
  return () => texts;
}
