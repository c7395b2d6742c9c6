/** Help with deciding: other orders, what the visitor pays now, and what to give up when no plan is left. */
import type { Page } from '@playwright/test';
import type { Brand } from '../../../domain/brand.ts';
import { type Sort, sortsOf, sortWords } from '../../../domain/plans/list/rank.ts';
import {
  isListed,
  type ListedVertical,
  listedBy,
  listedVerticals,
} from '../../../domain/plans/listed.ts';
import { expectAccessible } from '../support/axe.ts';
import { brands, origin } from '../support/e2e-site.ts';
import { expect, test } from '../support/e2e-test.ts';
import { resultsUrl } from '../support/list-pages.ts';
import { startIslands } from '../support/settled-page.ts';

function brandWith(vertical: ListedVertical): Brand {
  const found = brands.find(({ verticals }) => verticals.includes(vertical));
  if (!found) throw new Error(`No brand sells ${vertical}`);
  return found;
}

const parts = (page: Page) => ({
  status: page.locator('.plan-status'),
  cards: page.getByRole('article'),
  prices: page.getByRole('article').locator('.plan-price strong'),
  sort: page.getByLabel('Sort by'),
  now: page.getByRole('textbox', { name: /now\?/ }),
  differences: page.getByText(/(?:less|more) than you pay now$/),
});

const cents = (words: readonly string[]) =>
  words.map((price) => Number(price.replace(/[^\d]/g, '')));

test.describe('with script', () => {
  for (const vertical of listedVerticals.filter(isListed)) {
    test(`${vertical}: each order changes the list, says what it is, and is in the URL`, async ({
      page,
    }) => {
      await page.goto(await resultsUrl(brandWith(vertical), vertical));
      await startIslands(page);
      const { sort, status, cards } = parts(page);
      const { comparable, orders } = listedBy(vertical);
      const wordsOf = (one: Sort) => sortWords(one, { comparable, orders });
      const offered = sortsOf(orders);
      await expect(sort.locator('option')).toHaveText(offered.map(wordsOf));
      for (const one of offered.slice(1)) {
        await sort.selectOption(String(one));
        await expect(status).toContainText(wordsOf(one).toLowerCase());
        await expect(page).toHaveURL(new RegExp(`[?&]sort=${one}\\b`));
        const subject = typeof one === 'string' ? orders[one]?.subject : undefined;
        const highest = comparable.rate ? 'costs more per' : 'has a higher estimated cost';
        const reason = subject ? ` by ${subject}: ` : highest;
        await expect(cards.first()).toContainText(reason);
        // The line above the first row names it too.
        await expect(page.locator('.honesty')).toContainText(wordsOf(one));
      }
    });
  }

  test('a situation narrows the list, its filter stays editable, and another takes its place', async ({
    page,
  }) => {
    await page.goto(`${origin(brandWith('broadband'))}/internet/plans`);
    await startIslands(page);
    const { status } = parts(page);
    const all = await status.textContent();
    const two = page.getByRole('link', { name: 'Two people, streaming' });
    await two.click();
    await expect(page).toHaveURL(/[?&]speed=50\b/);
    await expect(two).toHaveAttribute('aria-current', 'true');
    await expect(status).not.toHaveText(all ?? '');
    await page.getByRole('link', { name: 'Light use' }).click();
    await expect(page).toHaveURL(/[?&]speed=12&speed=25\b/);
    await expect(two).not.toHaveAttribute('aria-current', 'true');
    await page.getByRole('link', { name: /Speed tier 12/ }).click();
    await expect(page).toHaveURL(/[?&]speed=25\b/);
  });

  test('on a phone the whole focus ring shows around a situation', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${origin(brandWith('broadband'))}/internet/plans`);
    await page.locator('.phone-fold > summary').first().click();
    const row = page.getByRole('list', { name: 'Common situations' });
    const first = row.getByRole('link').first();
    await first.focus();
    const [around, link] = [await row.boundingBox(), await first.boundingBox()];
    if (!around || !link) throw new Error('No situations are shown');
    // The ring is 3 px wide and 3 px away.
    expect(link.y - around.y).toBeGreaterThanOrEqual(6);
    expect(link.x - around.x).toBeGreaterThanOrEqual(6);
    expect(around.y + around.height - link.y - link.height).toBeGreaterThanOrEqual(6);
  });

  test('on a phone a row of situations fades where it continues, and its end is clear of the fade', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${origin(brandWith('solar'))}/solar/plans`);
    const row = page.getByRole('list', { name: 'Common situations' });
    await expect(row).toHaveCSS('mask-image', /100% - 32px/);
    const last = row.getByRole('link').last();
    await last.focus();
    const [around, link] = [await row.boundingBox(), await last.boundingBox()];
    if (!around || !link) throw new Error('No situations are shown');
    // A row scrolls by whole pixels.
    expect(Math.ceil(around.x + around.width - link.x - link.width)).toBeGreaterThanOrEqual(32);
  });

  test('the amount paid now shows on every card as a difference over a year', async ({ page }) => {
    await page.goto(await resultsUrl(brandWith('mobile'), 'mobile'));
    await startIslands(page);
    const { now, differences, cards, prices } = parts(page);
    await expect(differences).toHaveCount(0);
    await now.pressSequentially('$45.00');
    await expect(differences).toHaveCount(await cards.count());
    await expect(page).toHaveURL(/[?&]now=/);
    await expect(now).toBeFocused();
    const [price = 0] = cents(await prices.allTextContents());
    const [said = 0] = cents(await differences.allTextContents());
    expect(said).toBe(Math.abs(4_500 - price) * 12);
    // The amount carries over to the next page, and back to this one by its URL.
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page.locator('.plan-status')).toContainText('Showing 11 to');
    await expect(differences.first()).toBeVisible();
    await page.goBack();
    await expect(now).toHaveValue('$45.00');
  });

  test('an invalid amount gets a message under the field, and the list stays', async ({ page }) => {
    await page.goto(await resultsUrl(brandWith('mobile'), 'mobile'));
    await startIslands(page);
    const { now, differences, cards } = parts(page);
    for (const [typed, message] of [
      ['a lot', 'Enter dollars as a number'],
      ['-20', 'Enter $0 or more'],
      ['99999999', 'Enter $1,000,000 or less'],
    ] as const) {
      await now.fill(typed);
      await expect(now).toHaveAttribute('aria-invalid', 'true');
      await expect(now).toHaveAccessibleDescription(new RegExp(message.replace(/\$/g, '\\$')));
      await expect(differences).toHaveCount(0);
      await expect(cards.first()).toBeVisible();
    }
    await expectAccessible(page, 'a list with an amount that is none', 'x-island');
    await now.fill('');
    await expect(now).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('on a phone the filters open from one line, count live, and close to the list', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(await resultsUrl(brandWith('mobile'), 'mobile'));
    await startIslands(page);
    const line = page.locator('summary').filter({ hasText: 'Sort, filter' });
    const { sort, status } = parts(page);
    await expect(sort).toBeHidden();
    await line.click();
    const show = page.getByRole('button', { name: /^Show \d+ \w+$/ });
    const total = async () => Number.parseInt((await status.textContent()) ?? '', 10);
    const before = await total();
    await expect(show).toHaveText(`Show ${before} plans`);
    await page.getByRole('checkbox', { name: '5G only' }).check();
    await expect(show).not.toHaveText(`Show ${before} plans`);
    await expect(show).toHaveText(`Show ${await total()} plans`);
    await show.click();
    await expect(sort).toBeHidden();
    await expect(line).toBeFocused();
  });

  test('an empty list counts what giving up each choice would bring', async ({ page }) => {
    const url = await resultsUrl(brandWith('mobile'), 'mobile');
    await page.goto(url);
    await startIslands(page);
    await page.goto(`${url}&provider=nobody&fiveG=1`);
    await startIslands(page);
    const way = page.getByRole('link', { name: /^Show \d+ \w+ without “A provider you chose”$/ });
    const [count = ''] = /\d+/.exec((await way.textContent()) ?? '') ?? [];
    await way.click();
    await expect(page.locator('.plan-status')).toContainText(`${count} plan`);
    await expect(page.locator('.plan-status')).toBeFocused();
    await expect(page).not.toHaveURL(/nobody/);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form brings another order and the differences, and further pages keep both', async ({
    page,
  }) => {
    await page.goto(await resultsUrl(brandWith('energy'), 'energy'));
    const { sort, now, status, differences, cards } = parts(page);
    await sort.selectOption('own');
    await now.fill('1,900');
    await page
      .getByRole('button', { name: /^Show [a-z]+$/ })
      .last()
      .click();
    await expect(status).toContainText('highest solar feed-in first');
    await expect(differences).toHaveCount(await cards.count());
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(status).toContainText('highest solar feed-in first. Showing 11');
    await expect(differences.first()).toBeVisible();
    await expect(now).toHaveValue('1,900');
    // Plans without a feed-in rate come last, and say so.
    await expect(cards.last()).toContainText('by solar feed-in: not given by the provider');
  });

  test('on a phone the message about an amount is in sight', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${await resultsUrl(brandWith('mobile'), 'mobile')}&now=abc`);
    const { now, cards } = parts(page);
    await expect(page.getByText('Enter dollars as a number, such as 45 or 45.50')).toBeVisible();
    await expect(now).toHaveAttribute('aria-invalid', 'true');
    await expect(cards.first()).toBeVisible();
  });

  test('an empty list offers links that lead on', async ({ page }) => {
    await page.goto(`${await resultsUrl(brandWith('mobile'), 'mobile')}&provider=nobody&sort=own`);
    const way = page.getByRole('link', { name: /^Show \d+ \w+ without “A provider you chose”$/ });
    const [count = ''] = /\d+/.exec((await way.textContent()) ?? '') ?? [];
    await way.click();
    await expect(page.locator('.plan-status')).toContainText(`${count} plans, most data first`);
    await expect(page).toHaveURL(/leadId=/);
  });
});
