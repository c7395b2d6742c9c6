/** A bundle with one product skipped, an earlier choice changed and an answer taken along, up to the partner's inbox. */
import type { Page } from '@playwright/test';
import { isListed, type ListedVertical } from '../../../domain/plans/listed.ts';
import { kindWords, nounFor, resultsTitle } from '../../../domain/plans/words/kind-words.ts';
import { verticals } from '../../../domain/vertical.ts';
import { newArrival } from '../support/campaign-arrival.ts';
import { choosePlan } from '../support/choose-card.ts';
import { inboxOf } from '../support/e2e-server.ts';
import { bundlePage, type HeroPage, heroPages } from '../support/e2e-site.ts';
import { expect, test } from '../support/e2e-test.ts';
import { LeadForm, receiptReference } from '../support/fill-lead-form.ts';
import { giveAddress, openHero } from '../support/hero-form.ts';
import { makeLead } from '../support/stored-leads.ts';

const products = bundlePage.search.verticals.map(({ slug }) => slug).filter(isListed);
const [first, second, third] = products.slice(0, 3);
const named = (product: ListedVertical) => verticals[product].title.toLowerCase();

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test('one product is skipped, an earlier plan changed, and the rest kept', async ({ page }) => {
      if (!first || !second || !third) throw new Error('No page of a bundle offers three products');
      const arrival = newArrival();
      const hero = await openHero(page, bundlePage, arrival.query);
      await hero.chooseProducts([first, second, third]);
      await giveAddress(page, hero, false, javaScriptEnabled);
      await expectList(page, first);
      const before = await choosePlan(page, 0);

      await expectList(page, second);
      await page
        .getByRole('link', { name: `Skip ${named(second)}` })
        .first()
        .click();
      await expectList(page, third);
      await expect(step(page, second)).toContainText('(skipped)');
      await expect(page.getByText(`Not in this sum: ${named(second)}.`)).toBeVisible();
      await page.reload();
      await expect(step(page, second)).toContainText('(skipped)');

      // To the first product, and back again without choosing.
      await step(page, first)
        .getByRole('link', { name: /^Change / })
        .click();
      await expectList(page, first);
      await page.goBack();
      await expectList(page, third);
      await expect(step(page, first)).toContainText(before.name);
      await page.goForward();
      await expectList(page, first);
      await expect(step(page, first)).not.toContainText('(chosen)');
      await expect(step(page, second)).toContainText('(skipped)');
      const changed = await choosePlan(page, 1);
      expect(changed.id).not.toBe(before.id);
      await expectList(page, third);
      const last = await choosePlan(page, 0);

      const summary = page.getByRole('region', { name: 'The plans you chose' });
      for (const { name, price } of [changed, last]) {
        await expect(summary).toContainText(name);
        await expect(summary).toContainText(price);
      }
      await expect(summary).not.toContainText(before.name);
      await expect(summary).toContainText(`No ${nounFor(second, 1)} chosen`);
      await expect(
        summary.getByRole('link', { name: `Choose from ${kindWords([second])}` }),
      ).toHaveAttribute('href', new RegExp(`plan=${changed.id}&plan=${last.id}`));

      const reference = await new LeadForm(page).complete();
      await page.reload();
      expect(await receiptReference(page)).toBe(reference);
      const receipt = page.getByRole('main');
      for (const { name } of [changed, last]) await expect(receipt).toContainText(name);
      await expect(receipt).not.toContainText(before.name);
      await expect(receipt).toContainText('It is still part of your request.');
      await expect(receipt).toContainText(`looks at what is available for ${named(second)}.`);

      await expect.poll(async () => (await inboxOf(arrival.rc)).length).toBe(3);
      const leads = (await inboxOf(arrival.rc)) as { vertical: string; plans: { id: string }[] }[];
      const plansOf = Object.fromEntries(
        leads.map(({ vertical, plans }) => [vertical, plans.map(({ id }) => id)]),
      );
      expect(plansOf).toEqual({ [first]: [changed.id], [second]: [], [third]: [last.id] });
    });
  });
}

test('a visitor who skipped every product can still choose', async ({ page }) => {
  if (!first || !second) throw new Error('No page of a bundle offers two products');
  const hero = await openHero(page, bundlePage, newArrival().query);
  await hero.chooseProducts([first, second]);
  await giveAddress(page, hero, false, true);
  for (const product of [first, second]) {
    await expectList(page, product);
    const skip = page.getByRole('link', { name: `Skip ${named(product)}` });
    await skip.first().click();
  }
  const summary = page.getByRole('region', { name: 'Your plans' });
  await expect(summary.getByText('It is still part of your request.')).toHaveCount(2);
  await summary.getByRole('link', { name: `Choose from ${kindWords([second])}` }).click();
  await expectList(page, second);
  await expect(step(page, first)).toContainText('(skipped)');
  const chosen = await choosePlan(page, 0);
  await expect(page.getByRole('region', { name: /^The \w+ you chose$/ })).toContainText(
    chosen.name,
  );
});

async function expectList(page: Page, product: ListedVertical): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(resultsTitle(product));
}

/** A product's entry in the list of steps. */
function step(page: Page, product: ListedVertical) {
  return page
    .getByRole('list', { name: 'Products you are comparing' })
    .getByRole('listitem')
    .filter({ hasText: `. ${verticals[product].title}` });
}

test('an answer given in the list goes along to another address', async ({ page }) => {
  const start = heroPages.find(
    ({ path, search }) => path === '/' && search.verticals.length > 1 && offersEnergy(search),
  );
  const other = start?.search.verticals.find(({ slug }) => slug !== 'energy' && isListed(slug));
  if (!start || !other) throw new Error('No front page offers energy and another product');
  const lead = await makeLead(start.brand, ['energy', other.slug]);
  await page.goto(lead.redirect.replace(/&call=1$/, ''));
  await expect(page.locator('x-island[name=plan-list]')).toHaveAttribute('data-state', 'ready');
  await page.locator('.plan-filters input[name=kwh]').fill('9000');
  await page.locator('.plan-filters input[name=kwh]').blur();
  await expect(page).toHaveURL(/kwh=9000/);
  const skip = page.getByRole('link', { name: 'Skip energy' });
  await expect(skip.first()).toHaveAttribute('href', /kwh=9000/);
  await expect(skip.last()).toHaveAttribute('href', /kwh=9000/);
  await page.getByRole('link', { name: 'Change address' }).click();
  await expect(page).toHaveURL(/kwh=9000/);
  await page.goBack();
  await expect(page.locator('.plan-filters input[name=kwh]')).toHaveValue('9000');
});

function offersEnergy({ verticals: offered }: HeroPage['search']): boolean {
  return offered.some(({ slug }) => slug === 'energy');
}
