/** Pages that the browser translates after hydration: their text nodes are no longer React's, yet everything works. */
import { submitting } from '../../../client/islands/form/form-waiting.tsx';
import { messages } from '../../../domain/forms/messages.ts';
import { api, failing, pause } from '../support/calls.ts';
import { addressPage, brands, origin, pages } from '../support/e2e-site.ts';
import { expect, test } from '../support/e2e-test.ts';
import { LeadForm } from '../support/fill-lead-form.ts';
import { openReadyHero } from '../support/hero-form.ts';
import { home } from '../support/sample-addresses.ts';
import { startIslands } from '../support/settled-page.ts';
import { makeLead } from '../support/stored-leads.ts';
import { translatePage } from '../support/translate-page.ts';

test('the hero: searched, chosen, sent, refused, and searched again', async ({
  page,
  problems,
}) => {
  problems.allow(/^response: 422/);
  const hero = await openReadyHero(page, addressPage);
  await translatePage(page);
  await hero.choose(home);
  await expect(hero.status).toContainText(`Chosen: ${home.line}`);
  await page.route(api.hero, failing(422, messages.addressIncomplete, 'address'));
  await hero.submitButton.click();
  await expect(hero.message).toContainText(messages.addressIncomplete);
  await hero.box.fill(home.typed);
  await expect(hero.status).toContainText('Use the up and down arrow keys');
  await hero.choose(home);
  await expect(hero.island).toHaveAttribute('data-state', 'ready');
});

test('a list: plans ticked and unticked, a filter, another order', async ({ page }) => {
  const list = pages.find(({ sections }) =>
    sections.some(({ type, vertical }) => type === 'plans' && vertical === 'mobile'),
  );
  if (!list) throw new Error('No page has a list of mobile plans: add one to the content');
  await page.goto(origin(list.brand) + list.path);
  const island = page.locator('x-island[name="plan-list"]');
  await startIslands(page);
  await translatePage(page);
  const boxes = page.getByRole('checkbox', { name: /Compare/ });
  const bar = island.locator('.compare-bar');
  const hint = bar.getByText('Tick up to 4');
  for (const [at, chosen] of [
    [0, 1],
    [1, 2],
    [1, 1],
    [0, 0],
    [0, 1],
  ] as const) {
    await boxes.nth(at).click();
    await expect(hint).toHaveCount(chosen === 0 ? 1 : 0);
    if (chosen > 0) await expect(bar.getByText(`${chosen} of 4 chosen`)).toBeVisible();
  }
  const menu = island.locator('.filter-menu').first();
  await menu.locator('summary').click();
  const option = menu.locator('label').first();
  const words = (await option.textContent()) ?? '';
  await option.click();
  await expect(menu.locator('summary')).toContainText(words);
  await page.keyboard.press('Escape');
  const order = page.getByLabel('Sort by');
  await order.selectOption({ index: 1 });
  await expect(page).toHaveURL(/sort=/);
  await expect(island.locator('.plan-rows')).not.toHaveAttribute('aria-busy');
  await expect(island).toHaveAttribute('data-state', 'ready');
});

test('the details form: refused twice, corrected and sent', async ({ page, problems }) => {
  problems.allow(/^response: 422/);
  const [brand] = brands;
  const product = brand?.verticals.find((slug) => slug !== 'bundle');
  if (!brand || !product) throw new Error('A brand with a product is needed');
  await page.goto((await makeLead(brand, [product])).redirect);
  const form = new LeadForm(page);
  await form.wake();
  await translatePage(page);
  await form.submitButton.click();
  await expect(form.summary).toBeVisible();
  await form.fill();
  const answer = failing(422, messages.leadFailed, 'email');
  await page.route(api.lead, (route) => pause(1_000).then(() => answer(route)), { times: 1 });
  await form.submitButton.click();
  await expect(form.submitButton).toHaveText(submitting);
  await expect(form.summary).toContainText(messages.leadFailed);
  await expect(form.submitButton).not.toHaveText(submitting);
  await form.submitButton.click();
  await expect(page).toHaveURL(/\/receipt\?ref=KJ-/);
});
