/** Providers, their logos, promotions and badges on pages, by keyboard, with and without script. */
import type { Locator, Page } from '@playwright/test';
import { verticals } from '../../../domain/vertical.ts';
import { expectAccessible } from '../support/axe.ts';
import { bundlePage, origin, pages } from '../support/e2e-site.ts';
import { expect, test } from '../support/e2e-test.ts';
import { expectRing, tabTo } from '../support/press-keys.ts';

const sizes = { wide: { width: 1280, height: 800 }, narrow: { width: 390, height: 844 } };
const where = pages.find(({ sections }) =>
  sections.some((one) => one.type === 'providers' && (one.categories as unknown[]).length > 2),
);
const promoted = pages.find(({ sections }) => sections[0]?.promotions !== undefined);
if (!where || !promoted) throw new Error('No page has providers and no hero has promotions');

const section = (page: Page) => page.locator('section[data-section=providers]');
const url = `${origin(where.brand)}${where.path}`;

async function open(page: Page, query = '') {
  await page.goto(url + query);
  const providers = section(page);
  await providers.locator('x-island[name=tabs]').scrollIntoViewIfNeeded();
  await expect(providers.getByRole('tablist')).toBeVisible();
  return {
    providers,
    tabs: providers.getByRole('tab'),
    panels: providers.locator('.tab-panel'),
    previous: providers.getByRole('button', { name: 'Previous' }),
    next: providers.getByRole('button', { name: 'Next' }),
  };
}

/** Expects every logo to have loaded and to fit its box. */
async function expectLogos(panel: Locator) {
  const logos = panel.getByRole('img');
  await expect(logos.first()).toBeVisible();
  for (const logo of await logos.all()) {
    await expect(logo).toHaveAccessibleName(/\S/);
    await logo.scrollIntoViewIfNeeded();
    await expect
      .poll(() => logo.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0))
      .toBe(true);
  }
}

for (const [name, viewport] of Object.entries(sizes)) {
  test(`categories, ${name}: one after the other to the end, and no further`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const { providers, tabs, panels, previous, next } = await open(page);
    const last = (await tabs.count()) - 1;
    const tops = await tabs.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(tops).size, 'rows of tabs').toBe(1);
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await tabTo(page, next);
    for (let index = 1; index <= last; index++) {
      await page.keyboard.press('Enter');
      await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true');
      await expect(tabs.nth(index)).toBeInViewport({ ratio: 0.99 });
      await expect(panels.nth(index)).toBeVisible();
      await expect(panels.nth(index - 1)).toBeHidden();
      await expect(providers.getByRole('status')).toHaveText(
        `${await tabs.nth(index).textContent()}, ${index + 1} of ${last + 1}`,
      );
    }
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Enter');
    await expect(tabs.nth(last)).toHaveAttribute('aria-selected', 'true');
    await expect(next).toBeFocused();
    await expectRing(page);
    await expectLogos(panels.nth(last));
    await page.keyboard.press('Shift+Tab');
    await expect(previous).toBeFocused();
    for (let index = last; index > 0; index--) await page.keyboard.press('Enter');
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(page, `providers, ${name}`, 'section[data-section=providers]');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test('a logo leads to the affiliate’s page of its vertical with the referral code', async ({
  page,
}) => {
  const { providers } = await open(page, '?rc=E2E1&utm_source=e2e');
  const link = providers.getByRole('link').first();
  await expect(link).toHaveAccessibleName(/\S/);
  const categories = where.sections.find(({ type }) => type === 'providers')?.categories;
  const [first] = categories as { vertical: keyof typeof verticals }[];
  await link.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(
    (url) => url.pathname === verticals[first?.vertical ?? 'bundle'].basicInfoPath,
  );
  const query = new URL(page.url()).searchParams;
  expect([query.get('rcCode'), query.get('utm_source')]).toEqual(['E2E1', 'e2e']);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** Opens a hero with promotions; returns ways to tick its cards and read the promotion shown. */
async function openPromotions(page: Page) {
  await page.goto(origin(promoted?.brand ?? bundlePage.brand) + promoted?.path);
  const panel = page.locator('.hero-panel');
  const card = (slug: string) => panel.locator(`[name=vertical][value=${slug}]`);
  const shown = panel.locator('.promotion:visible');
  return { card, shown, panel };
}

function promotionsOf() {
  const list = promoted?.sections[0]?.promotions as {
    bundleType: string;
    promotionHeading: string;
  }[];
  return new Map(list.map((one) => [one.bundleType, one.promotionHeading]));
}

async function expectPromotions(page: Page) {
  const { card, shown, panel } = await openPromotions(page);
  const slugs = promoted?.search?.verticals.map(({ slug }) => slug) ?? [];
  const headings = promotionsOf();
  await expect(shown).toHaveCount(1);
  await expect(shown).toContainText(headings.get('noProductSelected') ?? '?');
  const ticked: string[] = [];
  for (const slug of slugs) {
    await card(slug).check();
    ticked.push(slug);
    const heading = headings.get([...ticked].sort().join(''));
    await expect(shown).toHaveCount(heading ? 1 : 0);
    if (heading) await expect(shown).toContainText(heading);
  }
  return { card, shown, panel, slugs, headings };
}

test('the promotion follows the cards, before and after the script has come', async ({ page }) => {
  const { card, shown, slugs, headings, panel } = await expectPromotions(page);
  await expect(panel.locator('x-island')).toHaveAttribute('data-state', 'ready');
  const [first = '', ...others] = slugs;
  await card(first).uncheck();
  await expect(shown).toContainText(headings.get([...others].sort().join('')) ?? '?');
  for (const slug of others) await card(slug).uncheck();
  await expect(shown).toContainText(headings.get('noProductSelected') ?? '?');
});

test('a badge shows on the card and the tile of its vertical, and its picture loads', async ({
  page,
}) => {
  await page.goto(`${origin(where.brand)}/`);
  for (const place of ['.hero-panel label', '.tile']) {
    const badge = page.locator(place).locator('.badge').first();
    await expect(badge).toHaveText(/\S/);
    const picture = badge.locator('img');
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0))
      .toBe(true);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const [name, viewport] of Object.entries(sizes)) {
    test(`${name}: every category under its heading, with links`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(`${url}?rc=E2E2`);
      const panels = section(page).locator('.tab-panel');
      await expect(section(page).getByRole('tab')).toHaveCount(0);
      expect(await panels.count()).toBeGreaterThan(2);
      for (const panel of await panels.all()) {
        await expect(panel.getByRole('heading')).toBeVisible();
        const links = panel.getByRole('link');
        expect(await links.count()).toBeGreaterThan(0);
        for (const link of await links.all()) {
          await expect(link).toHaveAttribute('href', /\/basic-info\?rcCode=E2E2$/);
        }
      }
    });
  }

  test('the promotion follows the cards', async ({ page }) => {
    await expectPromotions(page);
  });
});
