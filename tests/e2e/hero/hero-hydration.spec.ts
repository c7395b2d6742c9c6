/** The hero form before its script arrives, without it, and sent more than once. */
import { messages } from '../../../domain/forms/messages.ts';
import { api, collect, held, pause, slow } from '../support/calls.ts';
import { newArrival } from '../support/campaign-arrival.ts';
import { leadRows, leadsOf } from '../support/database.ts';
import { askForm, askSite } from '../support/e2e-server.ts';
import { addressPage, bundlePage, heroPage, host } from '../support/e2e-site.ts';
import { expect, test } from '../support/e2e-test.ts';
import { type HeroForm, openHero, openReadyHero } from '../support/hero-form.ts';
import { home, manual, other } from '../support/sample-addresses.ts';

const chunk = '**/assets/hydrate-*.js';

test('what was typed and ticked before the script came is kept, and the address searched for', async ({
  page,
}) => {
  const script = held();
  await page.route(chunk, script.handle);
  const hero = await openHero(page, bundlePage);
  const product = bundlePage.search.verticals[1]?.slug;
  if (!product) throw new Error('A bundle has products');
  await hero.product(product).check();
  await hero.box.focus();
  await hero.box.pressSequentially(home.typed);
  await expect(hero.island).toHaveAttribute('data-state', 'loading');
  script.release();
  await expect(hero.island).toHaveAttribute('data-state', 'ready');
  await expect(hero.box).toHaveValue(home.typed);
  await expect(hero.box).toBeFocused();
  await expect(hero.product(product)).toBeChecked();
  await expect(hero.options.first()).toHaveText(home.line);
  await hero.box.press('x');
  await expect(hero.box).toHaveValue(`${home.typed}x`);
});

test('a click before the script came takes effect once the script is there', async ({ page }) => {
  const script = held();
  await page.route(chunk, script.handle);
  const hero = await openHero(page, addressPage);
  const before = page.url();
  await hero.form.locator('a[href^="/address?"]').first().click();
  const dialog = page.getByRole('dialog', { name: 'Enter Address' });
  await expect(hero.island).toHaveAttribute('data-state', 'loading');
  await expect(dialog).toBeHidden();
  script.release();
  await expect(dialog).toBeVisible();
  expect(page.url()).toBe(before);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

const popup = heroPage('an other-link popup', ({ otherLink }) => otherLink !== undefined);

test('a password manager inserts an element after the box: typing goes on, and the popup has its text', async ({
  page,
  problems,
}) => {
  problems.allow(/^console: island:recovered/);
  const { otherLink } = popup.search;
  if (!otherLink) throw new Error('No popup');
  const script = held();
  await page.route(chunk, script.handle);
  const hero = await openHero(page, popup);
  await hero.box.evaluate((box) => box.after(document.createElement('div')));
  const text = await hero.form.locator('details .prose').textContent();
  await hero.box.pressSequentially('1 Quan');
  script.release();
  await expect(hero.island).toHaveAttribute('data-state', 'ready');
  await page.keyboard.type('dong');
  await expect(hero.box).toHaveValue('1 Quandong');
  // The list of addresses covers the popup's button.
  await hero.box.blur();
  await hero.form.getByRole('button', { name: otherLink.popupLinkext }).click();
  await expect(page.getByRole('dialog').locator('.prose')).toHaveText(text ?? '');
});

test('the popup unfolded before the script came stays open as a dialog', async ({ page }) => {
  const { otherLink } = popup.search;
  if (!otherLink) throw new Error('No popup');
  const script = held();
  await page.route(chunk, script.handle);
  const hero = await openHero(page, popup);
  await hero.form.locator('summary', { hasText: otherLink.popupLinkext }).click();
  await expect(hero.form.getByText(otherLink.popupTitle, { exact: true })).toBeVisible();
  script.release();
  await expect(page.getByRole('dialog', { name: otherLink.popupTitle })).toBeVisible();
});

test('a submit before the script came goes without it when the form fails to hydrate', async ({
  page,
  problems,
}) => {
  problems.allow(/^console: |^exception: |^response: 422/);
  const script = held();
  await page.route(chunk, script.handle);
  const hero = await openHero(page, addressPage);
  await hero.box.pressSequentially(home.typed);
  await hero.submitButton.click();
  await expect(hero.island).toHaveAttribute('data-state', 'loading');
  await hero.island.evaluate((island) => island.setAttribute('props', '{"config":{}}'));
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.isNavigationRequest(),
  );
  script.release();
  expect((await sent).postData()).toContain(
    new URLSearchParams({ address: home.typed }).toString(),
  );
});

for (const [way, send] of [
  ['Enter', (hero: HeroForm) => hero.box.press('Enter')],
  ['a press on the button', (hero: HeroForm) => hero.submitButton.click()],
] as const) {
  test(`${way} before the script came takes effect on this page once the script is there`, async ({
    page,
  }) => {
    const script = held();
    await page.route(chunk, script.handle);
    const posts = collect(page, '/api/hero');
    const hero = await openHero(page, addressPage);
    const before = page.url();
    await hero.box.pressSequentially(home.typed);
    await send(hero);
    await expect(hero.island).toHaveAttribute('data-state', 'loading');
    script.release();
    await expect(hero.message).toHaveText(messages.addressIncomplete);
    await expect(hero.box).toHaveValue(home.typed);
    expect(page.url()).toBe(before);
    expect(posts).toEqual([]);
  });
}

test('a script that hangs swallows one press: the next sends the form without it', async ({
  page,
}) => {
  const script = held();
  await page.route(chunk, script.handle);
  const hero = await openHero(page, addressPage);
  const before = page.url();
  await hero.box.pressSequentially(home.typed);
  await hero.submitButton.click();
  await expect(hero.island).toHaveAttribute('data-state', 'loading');
  expect(page.url()).toBe(before);
  await hero.submitButton.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose your address');
  script.release();
});

test('a double click before the script came is one press', async ({ page }) => {
  const script = held();
  await page.route(chunk, script.handle);
  const hero = await openHero(page, addressPage);
  const before = page.url();
  await hero.box.pressSequentially(home.typed);
  await hero.submitButton.dblclick();
  await expect(hero.island).toHaveAttribute('data-state', 'loading');
  script.release();
  await expect(hero.message).toHaveText(messages.addressIncomplete);
  expect(page.url()).toBe(before);
});

test('sent before the script came, which then fails: the form posts without it', async ({
  page,
  problems,
}) => {
  problems.allow(/hydrate-|island:error/);
  await page.route(chunk, (route) => route.abort('failed'));
  const hero = await openHero(page, addressPage);
  // Done in one step, so that the press is the first event that the form receives.
  await hero.form.evaluate((form, typed) => {
    const box = form.querySelector<HTMLInputElement>('input[name=address]');
    if (box) box.value = typed;
    form.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
  }, home.typed);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose your address');
});

test('a script that never comes: a report per load, one reload, and the form still works', async ({
  page,
  problems,
}) => {
  problems.allow(/hydrate-|island:error/);
  const arrival = newArrival();
  let loads = 0;
  page.on('load', () => loads++);
  const beacons = collect(page, '/api/beacon');
  await page.route(chunk, (route) => route.abort('failed'));
  const hero = await openHero(page, addressPage, arrival.query);
  await hero.box.hover();
  await expect.poll(() => loads).toBe(2);
  await hero.box.focus();
  await expect(hero.island).toHaveAttribute('data-state', 'failed');
  await expect.poll(() => beacons.length).toBe(2);
  expect(beacons[0]?.postDataJSON()).toMatchObject({ island: 'hero-search' });
  await hero.box.fill(home.typed);
  await hero.box.press('Enter');
  await page.getByRole('radio', { name: home.line, exact: true }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(/basic-info/);
  expect(loads).toBeGreaterThan(2);
  expect(leadsOf(arrival.rc)).toHaveLength(1);
});

test('a script that is gone while the visitor types: the page stays, and so does the text', async ({
  page,
  problems,
}) => {
  problems.allow(/hydrate-|island:error/);
  let loads = 0;
  page.on('load', () => loads++);
  await page.route(chunk, (route) => route.fulfill({ status: 404 }));
  const hero = await openHero(page, addressPage);
  const asked = page.waitForResponse((answer) => answer.request().resourceType() === 'fetch');
  await hero.box.pressSequentially(home.typed);
  await (await asked).finished();
  await pause(500);
  expect(loads).toBe(1);
  await expect(hero.island).toHaveAttribute('data-state', 'failed');
  await expect(hero.box).toHaveValue(home.typed);
  await hero.box.press('Enter');
  await expect(page.getByRole('radio', { name: home.line, exact: true })).toBeVisible();
});

test('a double click is one lead', async ({ page }) => {
  const arrival = newArrival();
  const hero = await openReadyHero(page, addressPage, arrival.query);
  await hero.choose(home);
  const posts = collect(page, '/api/hero');
  await page.route(api.hero, slow(300));
  await hero.submitButton.dblclick();
  await page.waitForURL(/basic-info/);
  expect(posts).toHaveLength(1);
  expect(leadsOf(arrival.rc)).toHaveLength(1);
});

test('Enter while the choice is being fetched waits for it, and sends once', async ({ page }) => {
  const arrival = newArrival();
  const hero = await openReadyHero(page, addressPage, arrival.query);
  const posts = collect(page, '/api/hero');
  const retrieve = held();
  await page.route(api.retrieve, retrieve.handle);
  await hero.box.fill(home.typed);
  await hero.options.filter({ hasText: home.line }).first().click();
  await hero.box.press('Enter');
  await hero.box.press('Enter');
  retrieve.release();
  await page.waitForURL(/basic-info/);
  expect(posts).toHaveLength(1);
  const [lead] = leadsOf(arrival.rc);
  expect(leadRows(String(lead?.id)).address.address_line).toBe(home.line);
});

test('the same form posted twice, as a refresh does, is one lead', async () => {
  const arrival = newArrival();
  const site = host(addressPage.brand);
  const { body: html } = await askSite(site, `${addressPage.path}${arrival.query}`);
  const submissionId = /name="submissionId" value="([0-9a-f-]{36})"/.exec(html)?.[1];
  if (!submissionId) throw new Error('The form has no id of its own');
  const vertical = addressPage.search.verticals[0]?.slug ?? '';
  const address = { mode: 'address', entry: 'manual', ...manual };
  const fields = { submissionId, page: addressPage.path, vertical, ...address };
  const post = () => askForm(site, `/api/hero?rc=${arrival.rc}`, fields);
  const [first, second] = [await post(), await post()];
  expect(first.status).toBe(303);
  expect(second.headers.location).toBe(first.headers.location);
  expect(leadsOf(arrival.rc)).toHaveLength(1);
});

test('back, and again with another address: the form works and it is another lead', async ({
  page,
}) => {
  const arrival = newArrival();
  const hero = await openReadyHero(page, addressPage, arrival.query);
  await hero.choose(home);
  await hero.submitButton.click();
  await page.waitForURL(/basic-info/);
  await page.goBack();
  await hero.wake();
  await hero.box.fill('');
  await hero.submitButton.click();
  await expect(hero.message).toHaveText(messages.addressIncomplete);
  await hero.choose(other);
  await hero.submitButton.click();
  await page.waitForURL(/basic-info/);
  const lines = leadsOf(arrival.rc).map(({ id }) => leadRows(String(id)).address.address_line);
  expect(lines).toEqual([home.line, other.line]);
});

test('the browser keeps the ids of visit and lead, and nothing of the visitor', async ({
  page,
}) => {
  const hero = await openReadyHero(page, addressPage);
  await hero.choose(home);
  await hero.submitButton.click();
  await page.waitForURL(/basic-info/);
  const stored = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
  const { searchParams } = new URL(page.url());
  const slug = addressPage.search.verticals[0]?.slug ?? '';
  expect(JSON.parse(stored[slug] ?? '{}')).toEqual({
    visitId: searchParams.get('visitId'),
    leadId: searchParams.get('leadId'),
  });
  expect(JSON.stringify(stored)).not.toContain(home.locality);
});
