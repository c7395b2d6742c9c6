/** Parts of the hero form that are fetched only when needed, and server HTML that the form keeps. */

import { addressPage, heroPage } from '../support/e2e-site.ts';
import { expect, test } from '../support/e2e-test.ts';
import { openReadyHero } from '../support/hero-form.ts';
import { home } from '../support/sample-addresses.ts';

const popupPage = heroPage('an other-link popup', ({ otherLink }) => otherLink !== undefined);
const dialogScript = /\/manual-dialog-[^/]+\.js$/;

test('the script of the manual dialog comes when the pointer is on its link, and not before', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (dialogScript.test(request.url())) fetched.push(request.url());
  });
  const hero = await openReadyHero(page, addressPage);
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);
  const arrives = page.waitForResponse(dialogScript);
  await hero.form.locator('a[href^="/address?"]').first().hover();
  expect((await arrives).status()).toBe(200);
});

test('without that script the link leads to the plain page and keeps the campaign', async ({
  page,
  problems,
}) => {
  problems.allow(/manual-dialog/);
  await page.route(dialogScript, (route) => route.abort());
  const hero = await openReadyHero(page, addressPage, '?rc=LATER&utm_source=e2e');
  await hero.form.locator('a[href^="/address?"]').first().click();
  await page.waitForURL(/\/address\?.*utm_source=e2e/);
  await expect(page.locator('[name=StreetName]')).toBeVisible();
});

test('while that script hangs, the next press leads to the plain page', async ({ page }) => {
  await page.route(dialogScript, () => undefined);
  const hero = await openReadyHero(page, addressPage, '?utm_source=e2e');
  const link = hero.form.locator('a[href^="/address?"]').first();
  await link.click();
  await link.click();
  await page.waitForURL(/\/address\?.*utm_source=e2e/);
  await expect(page.locator('[name=StreetName]')).toBeVisible();
  await page.unrouteAll();
});

test('an address chosen while that script is on its way keeps the focus', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(dialogScript, async (route) => {
    await held.promise;
    await route.continue();
  });
  const hero = await openReadyHero(page, addressPage);
  await hero.form.locator('a[href^="/address?"]').first().click();
  await hero.choose(home);
  const dialogs = hero.island.locator('dialog');
  const before = await dialogs.count();
  held.resolve();
  // It is there, closed.
  await expect(dialogs).toHaveCount(before + 1);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(hero.box).toBeFocused();
  await expect(hero.box).toHaveValue(home.line);
  await page.unrouteAll();
});

test('the popup shows the server’s text each time, with the visitor’s parameters on its links', async ({
  page,
}) => {
  const { otherLink } = popupPage.search;
  if (!otherLink) throw new Error('No popup');
  const hero = await openReadyHero(page, popupPage, '?utm_source=e2e');
  const dialog = page.getByRole('dialog', { name: otherLink.popupTitle });
  const text = textOf(otherLink.popupContent);
  expect(text.length).toBeGreaterThan(20);
  for (const _time of ['first', 'second']) {
    await hero.form.getByRole('button', { name: otherLink.popupLinkext }).click();
    await expect(dialog).toContainText(text);
    for (const link of await dialog.locator('a[href^="/"]').all()) {
      await expect(link).toHaveAttribute('href', /utm_source=e2e/);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

/** The words of the first text node. */
function textOf(nodes: readonly unknown[]): string {
  return /"text":"([^"]+)"/.exec(JSON.stringify(nodes))?.[1] ?? '';
}
