/** Every message of the hero form, word for word (spec: validation, errors), and when it shows and goes. */
import type { Route } from '@playwright/test';
import { api, collect, failing } from '../support/calls.ts';
import { addressPage, bundlePage, postcodePage } from '../support/e2e-site.ts';
import { expect, test } from '../support/e2e-test.ts';
import { openReadyHero } from '../support/hero-form.ts';
import { home, other, unknownAddress, unknownPostcode } from '../support/sample-addresses.ts';

/** The specification's words, written out so that the product's own list cannot drift from them. */
const spec = {
  addressIncomplete: 'Please enter your complete address and select it from dropdown',
  postcodeIncomplete: 'Please enter your correct postcode or suburb',
  addressNotFound: 'Address not found. Please enter correct address and select it from dropdown.',
  postcodeNotFound: 'Postcode not found, Please enter a valid 4 digit Postcode',
  fetchFailed: 'Something went wrong, Please try again after sometime',
  bundle: 'Select minimum 2 product for bundle',
} as const;

for (const [mode, page_, words] of [
  ['address', addressPage, spec.addressIncomplete],
  ['postcode', postcodePage, spec.postcodeIncomplete],
] as const) {
  test(`empty ${mode}: said under the box, which takes the focus`, async ({ page }) => {
    const hero = await openReadyHero(page, page_);
    const posts = collect(page, '/api/hero');
    await hero.submitButton.click();
    await expect(hero.message).toHaveText(words);
    await expect(hero.box).toBeFocused();
    await expect(hero.box).toHaveAttribute('aria-invalid', 'true');
    await expect(hero.box).toHaveAccessibleDescription(words);
    expect(posts).toHaveLength(0);
  });
}

test('the newest message shows: the button’s, then the search’s, then the button’s', async ({
  page,
}) => {
  const hero = await openReadyHero(page, addressPage);
  await hero.submitButton.click();
  await expect(hero.message).toHaveText(spec.addressIncomplete);
  await hero.box.fill(unknownAddress);
  await expect(hero.message).toHaveText(spec.addressNotFound);
  await hero.box.press('Enter');
  await expect(hero.message).toHaveText(spec.addressIncomplete);
  await hero.choose(home);
  await expect(hero.message).toBeHidden();
});

test('typed text without a choice is not an address, and is kept', async ({ page }) => {
  const hero = await openReadyHero(page, addressPage);
  await hero.box.fill(home.typed);
  await expect(hero.list).toBeVisible();
  await hero.box.press('Enter');
  await expect(hero.message).toHaveText(spec.addressIncomplete);
  await expect(hero.list).toBeHidden();
  await expect(hero.box).toHaveValue(home.typed);
  await hero.choose(other);
  await expect(hero.message).toBeHidden();
});

for (const [mode, page_, typed, words] of [
  ['address', addressPage, unknownAddress, spec.addressNotFound],
  ['postcode', postcodePage, unknownPostcode, spec.postcodeNotFound],
] as const) {
  test(`${mode} that does not exist: not found`, async ({ page }) => {
    const hero = await openReadyHero(page, page_);
    await hero.box.fill(typed);
    await expect(hero.message).toHaveText(words);
    await expect(hero.box).toHaveValue(typed);
    await expect(hero.list).toBeHidden();
  });
}

for (const [what, answer] of [
  ['answers 503', failing(503, 'The search is down')],
  ['cannot be reached', (route: Route) => route.abort('failed')],
] as const) {
  test(`a search that ${what}: says so and recovers`, async ({ page, problems }) => {
    problems.allow(/api\/address-search/);
    const hero = await openReadyHero(page, addressPage);
    await page.route(api.search, answer);
    await hero.box.fill(home.typed);
    await expect(hero.message).toHaveText(spec.fetchFailed);
    await expect(hero.box).toHaveValue(home.typed);
    await page.unroute(api.search);
    await hero.choose(other);
    await expect(hero.message).toBeHidden();
  });
}

test('an address that cannot be fetched: says so, keeps the line, can be chosen again', async ({
  page,
  problems,
}) => {
  problems.allow(/api\/retreive-address/);
  const hero = await openReadyHero(page, addressPage);
  await page.route(api.retrieve, failing(503, 'No record'));
  await hero.box.fill(home.typed);
  await hero.options.filter({ hasText: home.line }).first().click();
  await expect(hero.message).toHaveText(spec.fetchFailed);
  await expect(hero.box).toHaveValue(home.line);
  await expect(hero.tick).toBeHidden();
  await page.unroute(api.retrieve);
  await hero.choose(home);
  await expect(hero.message).toBeHidden();
});

test('a postcode suggestion without three parts is not accepted', async ({ page }) => {
  const hero = await openReadyHero(page, postcodePage);
  const data = ['3000, MELBOURNE', '3000, MELBOURNE, CITY, VIC', '3000, MELBOURNE, VIC'];
  await page.route(api.gateway, (route) =>
    route.fulfill({ json: { code: 1, status: 200, message: 'success', data } }),
  );
  for (const line of data.slice(0, 2)) {
    await hero.box.fill('3000');
    await hero.options.filter({ hasText: line }).first().click();
    await expect(hero.message).toHaveText(spec.postcodeIncomplete);
    await expect(hero.tick).toBeHidden();
  }
  await hero.box.fill('3000');
  await hero.options.getByText('3000, MELBOURNE, VIC', { exact: true }).click();
  await expect(hero.tick).toBeVisible();
  await expect(hero.message).toBeHidden();
});

test('the server’s own words stay under the box until an address is chosen', async ({
  page,
  problems,
}) => {
  problems.allow(/422 .*\/api\/hero/);
  const hero = await openReadyHero(page, addressPage);
  await hero.choose(home);
  await page.route(api.hero, failing(422, 'We do not serve this street <b>yet</b>'));
  await hero.submitButton.click();
  await expect(hero.message).toHaveText('We do not serve this street <b>yet</b>');
  await expect(hero.box).toHaveValue(home.line);
  await expect(hero.box).toBeFocused();
  await expect(hero.submitButton).toBeEnabled();
  await hero.choose(other);
  await expect(hero.message).toBeHidden();
});

test('a slow submit: says so at 3 s, can be stopped at 8 s, and nothing is lost', async ({
  page,
}) => {
  const hero = await openReadyHero(page, addressPage);
  await hero.choose(home);
  await page.route(api.hero, () => new Promise(() => {}));
  await hero.submitButton.click();
  const waiting = page.getByRole('dialog', { name: 'Finding plans' });
  await expect(waiting).toContainText('Still looking', { timeout: 10_000 });
  // The page behind it does not scroll (spec: states).
  const scrolling = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
  expect(await scrolling()).toBe('hidden');
  await waiting.getByRole('button', { name: 'Stop waiting' }).click({ timeout: 12_000 });
  await expect(waiting).toBeHidden();
  await expect(hero.message).toHaveText(/^You stopped waiting\. Nothing is lost/);
  await expect(hero.box).toHaveValue(home.line);
  expect(await scrolling()).not.toBe('hidden');
});

test('Escape, however often, does not close the dialog of a submit under way', async ({ page }) => {
  const hero = await openReadyHero(page, addressPage);
  await hero.choose(home);
  await page.route(api.hero, () => new Promise(() => {}));
  await hero.submitButton.click();
  const waiting = page.getByRole('dialog', { name: 'Finding plans' });
  await expect(waiting).toBeVisible();
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Escape');
  await expect(waiting).toBeVisible();
  // A browser may still close it, by a gesture of its own.
  await waiting.evaluate((dialog: HTMLDialogElement) => dialog.close());
  await expect(waiting).toBeVisible();
  expect(await waiting.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  await waiting.getByRole('button', { name: 'Stop waiting' }).click({ timeout: 12_000 });
  await expect(waiting).toBeHidden();
  await expect(hero.box).toBeFocused();
});

for (const [what, status, words] of [
  ['is down', 503, 'We could not save that just now.'],
  ['cannot be reached', 0, spec.fetchFailed],
] as const) {
  test(`a submit to a server that ${what}: retried, then reported, and nothing is lost`, async ({
    page,
    problems,
  }) => {
    problems.allow(/\/api\/hero/);
    const hero = await openReadyHero(page, addressPage);
    await hero.choose(home);
    const posts = collect(page, '/api/hero');
    await page.route(api.hero, (route) =>
      status ? failing(status, words)(route) : route.abort('failed'),
    );
    await hero.submitButton.click();
    await expect(page.getByRole('dialog', { name: 'Finding plans' })).toBeVisible();
    await expect(hero.message).toHaveText(words);
    // One id for all attempts: a retry can never become a second lead.
    expect(posts.length).toBeGreaterThan(1);
    expect(new Set(posts.map((post) => post.postDataJSON().submissionId)).size).toBe(1);
    await expect(page.getByRole('dialog', { name: 'Finding plans' })).toBeHidden();
    await expect(hero.box).toHaveValue(home.line);
    await expect(hero.tick).toBeVisible();
    await page.unroute(api.hero);
    await hero.submitButton.click();
    await page.waitForURL(/basic-info/);
  });
}

test('a bundle needs its minimum; the message goes when the count is reached', async ({ page }) => {
  const hero = await openReadyHero(page, bundlePage);
  const [first, second] = bundlePage.search.verticals.map(({ slug }) => slug);
  if (!first || !second) throw new Error('A bundle has products');
  await hero.choose(home);
  await hero.product(first).check();
  // Short enough that the button is below the fold.
  await page.setViewportSize({ width: 390, height: 500 });
  await hero.submitButton.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await hero.submitButton.click();
  await expect(hero.productsMessage).toHaveText(spec.bundle);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await hero.product(first).uncheck();
  await expect(hero.productsMessage).toBeVisible();
  await hero.product(first).check();
  await expect(hero.productsMessage).toBeVisible();
  await hero.product(second).check();
  await expect(hero.productsMessage).toBeHidden();
  await expect(hero.tick).toBeVisible();
});

test('a bundle with nothing at all: both messages, each cleared by its own cause', async ({
  page,
}) => {
  const hero = await openReadyHero(page, bundlePage);
  const [first, second] = bundlePage.search.verticals.map(({ slug }) => slug);
  if (!first || !second) throw new Error('A bundle has products');
  await hero.submitButton.click();
  await expect(hero.productsMessage).toHaveText(spec.bundle);
  await expect(hero.message).toHaveText(spec.addressIncomplete);
  await hero.chooseProducts([first, second]);
  await expect(hero.productsMessage).toBeHidden();
  await expect(hero.message).toBeVisible();
  await hero.choose(home);
  await expect(hero.message).toBeHidden();
});

test('what the server says about products shows next to the products', async ({
  page,
  problems,
}) => {
  problems.allow(/422 .*\/api\/hero/);
  const hero = await openReadyHero(page, bundlePage);
  await hero.chooseProducts(bundlePage.search.verticals.slice(0, 2).map(({ slug }) => slug));
  await hero.choose(home);
  await page.route(api.hero, failing(422, spec.bundle, 'vertical'));
  await hero.submitButton.click();
  await expect(hero.productsMessage).toHaveText(spec.bundle);
  await expect(hero.message).toBeHidden();
});
