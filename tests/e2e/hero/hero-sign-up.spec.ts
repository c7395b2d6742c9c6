/** The step from the hero to a sign-up on another origin (decision 006). */
import { api } from '../support/calls.ts';
import { addressPage, brands, origin } from '../support/e2e-site.ts';
import { expect, test } from '../support/e2e-test.ts';
import { openReadyHero } from '../support/hero-form.ts';
import { home } from '../support/sample-addresses.ts';

test('a sign-up on another origin is not told where the visitor came from', async ({ page }) => {
  const elsewhere = brands.find(({ slug }) => slug !== addressPage.brand.slug);
  if (!elsewhere) throw new Error('Two brands are needed');
  const hero = await openReadyHero(page, addressPage);
  await hero.choose(home);
  await page.route(api.hero, (route) =>
    route.fulfill({ json: { redirect: `${origin(elsewhere)}/`, visitId: 'v', leadId: 'l' } }),
  );
  await hero.submitButton.click();
  await page.waitForURL(`${origin(elsewhere)}/`);
  expect(await page.evaluate(() => document.referrer)).toBe('');
  await page.goBack();
  await expect(page).toHaveURL(`${origin(addressPage.brand)}${addressPage.path}`);
});
