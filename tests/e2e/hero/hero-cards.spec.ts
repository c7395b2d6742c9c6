/** Product cards (spec: vertical-cards): their parts, the whole card as the label, and their size by number. */

import { expectAccessible } from '../support/axe.ts';
import { newArrival } from '../support/campaign-arrival.ts';
import { addressPage, bundlePage, heroPage, heroPages, manyPage } from '../support/e2e-site.ts';
import { expect, test } from '../support/e2e-test.ts';
import { openHero, openReadyHero } from '../support/hero-form.ts';
import { expectBasicInfo } from '../support/journey.ts';
import { home } from '../support/sample-addresses.ts';

const pair = heroPage('two products', ({ verticals }) => verticals.length === 2);

test('one card for each product, in order, with icon, title and checkbox', async ({ page }) => {
  for (const shown of heroPages.filter(({ search }) => search.verticals.length > 1)) {
    const hero = await openHero(page, shown);
    const cards = hero.form.locator('fieldset label');
    // A badge may follow the name.
    await expect(cards).toHaveText(
      shown.search.verticals.map(({ title }) => new RegExp(`^${title}`)),
    );
    await expect(hero.form.locator('fieldset legend')).not.toHaveText('');
    for (const card of await cards.all()) {
      await expect(card.locator('[class*=i-lucide-]').first()).toBeVisible();
      await expect(card.locator('input[type=checkbox]')).toBeVisible();
      const box = await card.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(24);
    }
  }
});

test('a form for one product asks for none', async ({ page }) => {
  const hero = await openHero(page, addressPage);
  await expect(hero.form.locator('fieldset')).toHaveCount(0);
  await expect(hero.form.locator('input[type=hidden][name=vertical]')).toHaveValue(
    addressPage.search.verticals[0]?.slug ?? '',
  );
});

test('cards shrink as their number grows: at most 2, at most 3, at most 6, more', async ({
  page,
}) => {
  const step = (count: number) => (count <= 2 ? 2 : count <= 3 ? 3 : count <= 6 ? 6 : 7);
  const sizes = new Map<number, { text: number; padding: number }>();
  for (const shown of heroPages) {
    const count = shown.search.verticals.length;
    if (count < 2 || sizes.has(step(count))) continue;
    const hero = await openHero(page, shown);
    const card = hero.form.locator('fieldset label').first();
    sizes.set(
      step(count),
      await card.evaluate((label) => {
        const { fontSize, paddingTop } = getComputedStyle(label);
        const icon = label.querySelector('[class*=i-lucide-]');
        return {
          text: Number.parseFloat(icon ? getComputedStyle(icon).fontSize : fontSize),
          padding: Number.parseFloat(paddingTop),
        };
      }),
    );
  }
  const steps = [...sizes.keys()].sort();
  expect(steps, 'forms of every size').toEqual([2, 3, 6, 7]);
  for (const [index, larger] of steps.entries()) {
    const smaller = steps[index + 1];
    if (smaller === undefined) continue;
    const [before, after] = [sizes.get(larger), sizes.get(smaller)];
    expect(after?.text, `icon of ${smaller} against ${larger}`).toBeLessThan(before?.text ?? 0);
    expect(after?.padding, `room in ${smaller} against ${larger}`).toBeLessThanOrEqual(
      before?.padding ?? 0,
    );
  }
});

test('the whole card is the label; more than colour shows its state', async ({ page }) => {
  const hero = await openReadyHero(page, bundlePage);
  const card = hero.form.locator('fieldset label').first();
  const box = card.locator('input');
  await expect(box).not.toBeChecked();
  const plain = await card.evaluate((label) => getComputedStyle(label).boxShadow);
  const { width = 0, height = 0 } = (await card.boundingBox()) ?? {};
  await card.click({ position: { x: 4, y: height / 2 } });
  await expect(box).toBeChecked();
  await expect
    .poll(() => card.evaluate((label) => getComputedStyle(label).boxShadow))
    .not.toBe(plain);
  await card.click({ position: { x: width / 2, y: height - 4 } });
  await expect(box).not.toBeChecked();
});

test('a form for two starts with its first product ticked, needs at least one, and accepts both', async ({
  page,
}) => {
  const [first, second] = pair.search.verticals.map(({ slug }) => slug);
  if (!first || !second) throw new Error('Two products are needed');
  const arrival = newArrival();
  const hero = await openReadyHero(page, pair, arrival.query);
  await expect(hero.product(first)).toBeChecked();
  await expect(hero.product(second)).not.toBeChecked();
  await hero.product(first).uncheck();
  await hero.choose(home);
  await hero.submitButton.click();
  await expect(hero.productsMessage).toHaveText('Choose at least one product');
  await hero.chooseProducts([first, second]);
  await expect(hero.productsMessage).toBeHidden();
  await hero.submitButton.click();
  await expectBasicInfo(page, {
    hero: pair,
    products: [first, second],
    arrival,
    line: home.line,
    screen: '1280x800',
  });
});

test('with many products none is ticked at first, and one is a lead of its own, not a bundle', async ({
  page,
}) => {
  const [, second] = manyPage.search.verticals.map(({ slug }) => slug);
  if (!second) throw new Error('Many products are needed');
  const arrival = newArrival();
  const hero = await openReadyHero(page, manyPage, arrival.query);
  await expect(hero.form.locator('input[type=checkbox]:checked')).toHaveCount(0);
  await hero.choose(home);
  await hero.submitButton.click();
  await expect(hero.productsMessage).toHaveText('Choose at least one product');
  await hero.product(second).check();
  await expect(hero.productsMessage).toBeHidden();
  await hero.submitButton.click();
  await expectBasicInfo(page, {
    hero: manyPage,
    products: [second],
    arrival,
    line: home.line,
    screen: '1280x800',
  });
});

test('axe finds nothing with the list open, nor with every message shown', async ({ page }) => {
  const hero = await openReadyHero(page, bundlePage);
  await hero.submitButton.click();
  await expect(hero.productsMessage).toBeVisible();
  await expect(hero.message).toBeVisible();
  await expectAccessible(page, 'hero with messages');
  await hero.box.fill(home.typed);
  await hero.box.press('ArrowDown');
  await expect(hero.list).toBeVisible();
  await expectAccessible(page, 'hero with its list');
  await hero.choose(home);
  await expectAccessible(page, 'hero with a choice');
});
