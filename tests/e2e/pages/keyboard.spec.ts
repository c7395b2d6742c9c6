/** The main job without a mouse: skip link, menus, combobox, form, and a visible focus throughout. */
import { isListed } from '../../../domain/plans/listed.ts';
import { resultsTitle } from '../../../domain/plans/words/kind-words.ts';
import { pause } from '../support/calls.ts';
import { newArrival } from '../support/campaign-arrival.ts';
import { addressPage, brands, heroPages, origin, siteOf } from '../support/e2e-site.ts';
import { expect, test } from '../support/e2e-test.ts';
import { LeadForm, person, receiptReference } from '../support/fill-lead-form.ts';
import { openHero, openReadyHero, productsFor } from '../support/hero-form.ts';
import { expectBasicInfo } from '../support/journey.ts';
import { expectRing, tabTo } from '../support/press-keys.ts';
import { home } from '../support/sample-addresses.ts';

for (const [index, brand] of brands.entries()) {
  // Without script the form is the same at both widths, so brands alternate between them.
  for (const [javaScriptEnabled, width] of [
    [true, 1280],
    [true, 390],
    [false, index % 2 ? 1280 : 390],
  ] as const) {
    const how = `${width} px, ${javaScriptEnabled ? 'with' : 'without'} script`;
    test.describe(`${brand.slug} by keyboard at ${how}`, () => {
      const viewport = { width, height: 800 };
      test.use({ javaScriptEnabled, viewport, screen: viewport });

      test('from the skip link to the receipt', async ({ page }) => {
        const start = heroPages.find((one) => one.brand === brand && one.path === '/');
        if (!start) throw new Error(`${brand.slug} has no hero form on its home page`);
        const products = productsFor(start);
        const arrival = newArrival();
        const hero = await openHero(page, start, arrival.query);

        await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
        await page.keyboard.press('Enter');
        for (const slug of products) {
          if (await hero.product(slug).isChecked()) continue;
          await tabTo(page, hero.product(slug));
          await page.keyboard.press('Space');
          await expect(hero.product(slug)).toBeChecked();
        }
        await tabTo(page, hero.box);
        if (javaScriptEnabled) await hero.wake();
        await page.keyboard.type(home.typed);
        if (javaScriptEnabled) {
          await expect(hero.list).toBeVisible();
          await page.keyboard.press('ArrowDown');
          await page.keyboard.press('Enter');
          await expect(hero.tick).toBeVisible();
          await tabTo(page, hero.submitButton);
          await page.keyboard.press('Enter');
        } else {
          await page.keyboard.press('Enter');
          await page.waitForURL('**/find-address**');
          const choice = page.getByRole('radio', { name: home.line, exact: true });
          await tabTo(page, choice);
          await page.keyboard.press('Space');
          await expect(choice).toBeChecked();
          await page.keyboard.press('Enter');
        }
        const screen = javaScriptEnabled ? `${width}x800` : null;
        await expectBasicInfo(page, { hero: start, products, arrival, line: home.line, screen });

        for (const product of products.filter(isListed)) {
          const heading = page.getByRole('heading', { level: 1 });
          await expect(heading).toHaveText(resultsTitle(product));
          await page.waitForLoadState();
          await tabTo(page, page.getByRole('link', { name: 'Apply Now' }).first());
          await page.keyboard.press('Enter');
          await expect(heading).not.toHaveText(resultsTitle(product));
        }
        await page.waitForLoadState();

        const lead = new LeadForm(page);
        for (const name of ['name', 'email', 'mobNumber'] as const) {
          await tabTo(page, lead.field(name));
          await page.keyboard.type(person[name]);
        }
        await tabTo(page, lead.submitButton);
        await page.keyboard.press('Enter');
        await receiptReference(page);
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      });
    });
  }
}

test('the skip link comes first, shows itself, and leads past the header', async ({ page }) => {
  await page.goto(`${origin(addressPage.brand)}/`);
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  const inMain = await page.evaluate(() => document.activeElement?.closest('main') !== null);
  expect(inMain).toBe(true);
});

test('the focus ends in view, even if it moves on while the page would still be scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${origin(addressPage.brand)}/`);
  await page.evaluate(() => scrollTo({ top: 5000, behavior: 'instant' }));
  for (let stop = 0; stop < 24; stop++) await page.keyboard.press('Tab');
  await page.keyboard.press('Shift');
  // Smooth scrolling would have ended by then, perhaps elsewhere.
  await pause(1_500);
  expect(await page.locator(':focus').evaluate(isInView)).toBe(true);
});

test('the list: arrows, Home, End, Enter takes', async ({ page }) => {
  const hero = await openReadyHero(page, addressPage);
  const [, street = ''] = home.typed.split(' ');
  // At once, so that the list cannot change under the keys: typing letter by letter has tests of its own.
  await page.keyboard.insertText(street);
  await expect(hero.list).toBeVisible();
  await expect(hero.box).toHaveAttribute('role', 'combobox');
  await expect(hero.box).toHaveAttribute('aria-expanded', 'true');
  const last = (await hero.options.count()) - 1;
  const steps: readonly (readonly [string, number])[] = [
    ['ArrowDown', 0],
    ['ArrowDown', 1],
    ['ArrowUp', 0],
    ['ArrowUp', last],
    ['ArrowDown', 0],
    ['End', last],
    ['Home', 0],
    ['ArrowDown', 1],
  ];
  for (const [key, index] of steps) {
    await page.keyboard.press(key);
    const active = hero.options.nth(index);
    await expect(active).toHaveAttribute('aria-selected', 'true');
    await expect(hero.list.locator('[aria-selected=true]')).toHaveCount(1);
    const id = await active.getAttribute('id');
    await expect(hero.box).toHaveAttribute('aria-activedescendant', id ?? '');
    await expect(active).toBeInViewport();
    await expect(hero.box).toBeFocused();
  }
  const line = (await hero.options.nth(1).textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(hero.tick).toBeVisible();
  await expect(hero.box).toHaveValue(line);
  await expect(hero.box).toHaveAttribute('aria-expanded', 'false');
});

test('the list: Escape closes and then clears, Tab leaves', async ({ page }) => {
  const hero = await openReadyHero(page, addressPage);
  await page.keyboard.insertText(home.typed);
  await expect(hero.list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(hero.list).toBeHidden();
  await expect(hero.box).toHaveValue(home.typed);
  await page.keyboard.press('ArrowDown');
  await expect(hero.list).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(hero.box).toHaveValue('');
  await page.keyboard.insertText(home.typed);
  await expect(hero.list).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(hero.list).toBeHidden();
  await expect(hero.box).not.toBeFocused();
  await expect(hero.box).toHaveValue(home.typed);
  await expect(hero.tick).toBeHidden();
});

test('Home and End move the caret while no entry is highlighted', async ({ page }) => {
  const hero = await openReadyHero(page, addressPage);
  await page.keyboard.insertText(home.typed);
  await expect(hero.list).toBeVisible();
  await page.keyboard.press('Home');
  await page.keyboard.type('9');
  await expect(hero.box).toHaveValue(`9${home.typed}`);
});

for (const brand of brands) {
  const [grouped] = siteOf(brand).header.links.filter(({ parentHeader }) => parentHeader);

  test(`${brand.slug}: the menus open, lead on and can be left by keyboard`, async ({ page }) => {
    await page.goto(`${origin(brand)}/`);
    const main = page.getByRole('navigation', { name: 'Main' });
    if (grouped) {
      const name = page.locator('summary', { hasText: new RegExp(`^${grouped.parentHeader}$`) });
      const group = main.locator('details').filter({ has: name });
      await tabTo(page, group.locator('summary'));
      await page.keyboard.press('Enter');
      const links = group.getByRole('link');
      await expect(links.first()).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(links.first()).toBeFocused();
      await expectRing(page);
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(links.first()).toBeHidden();
    }
    await page.setViewportSize({ width: 390, height: 800 });
    await page.reload();
    const menu = page.locator('header summary', { hasText: 'Menu' });
    await tabTo(page, menu);
    await page.keyboard.press('Enter');
    const first = page.getByRole('navigation', { name: 'Menu' }).getByRole('link').first();
    // A person waits for the menu before pressing Tab; the test must too.
    await expect(first).toBeVisible();
    // Tab from the last link moves on to the page, which the menu would cover.
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(first).toBeHidden();
    await page.keyboard.press('Shift+Tab');
    await expect(menu).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(first).toBeVisible();
    await tabTo(page, first);
    const target = new URL((await first.getAttribute('href')) ?? '', page.url()).pathname;
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === target);
  });
}

test('menus shut on Escape, when something else is pressed, and when a link is followed', async ({
  page,
}) => {
  await page.goto(`${origin(addressPage.brand)}/`);
  const group = page.getByRole('navigation', { name: 'Main' }).locator('details').first();
  const name = group.locator('summary');
  const link = group.getByRole('link').first();
  await name.click();
  await expect(link).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(group).not.toHaveAttribute('open');
  await expect(name).toBeFocused();
  await name.click();
  await expect(group).toHaveAttribute('open');
  // Outside the panel, which covers the heading.
  await page.mouse.click(1270, 400);
  await expect(group).not.toHaveAttribute('open');
  await page.setViewportSize({ width: 390, height: 800 });
  const menu = page.locator('header details').filter({ hasText: 'Menu' });
  await menu.locator('summary').click();
  await expect(menu).toHaveAttribute('open');
  // Stays on the page, as with a link to an anchor on it.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await menu.getByRole('link').first().click();
  await expect(menu).not.toHaveAttribute('open');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });

  test('the open menu closes when the focus moves past its last link', async ({ page }) => {
    await page.goto(`${origin(addressPage.brand)}/`);
    const menu = page.locator('header summary', { hasText: 'Menu' });
    await tabTo(page, menu);
    await page.keyboard.press('Enter');
    const links = page.getByRole('navigation', { name: 'Menu' }).getByRole('link');
    await expect(links.first()).toBeVisible();
    await tabTo(page, links.last());
    await page.keyboard.press('Tab');
    await expect(links.first()).toBeHidden();
    await page.keyboard.press('Shift+Tab');
    await expect(menu).toBeFocused();
    await expect(links.first()).toBeVisible();
  });

  test('so does an open panel of the header on a wide screen', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${origin(addressPage.brand)}/`);
    const group = page.getByRole('navigation', { name: 'Main' }).locator('details').first();
    await tabTo(page, group.locator('summary'));
    await page.keyboard.press('Enter');
    const links = group.getByRole('link');
    await expect(links.first()).toBeVisible();
    // A press inside the panel, but not on a link, does not close it.
    await group.locator('ul').click({ position: { x: 3, y: 30 } });
    await expect(links.first()).toBeVisible();
    await tabTo(page, page.locator('main').getByRole('textbox').first());
    await expect(links.first()).toBeHidden();
  });
});

/** Runs in the page. */
function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}
