/** An amount that the prices of a list depend on: what the field shows is what was counted. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e-test.ts';
import { listPages } from '../support/list-pages.ts';
import { startIslands } from '../support/settled-page.ts';

const loans = listPages.find(({ vertical }) => vertical === 'personal-loan');
if (!loans) throw new Error('No brand compares personal loans');

const url = loans.url;

/** The total repaid for the cheapest loan. */
const repaid = (page: Page) => page.getByRole('article').first().locator('.plan-price strong');

/** @returns the total on a page that was requested with this amount */
async function repaidFor(page: Page, amount: number): Promise<string> {
  const asked = new URL(await url());
  asked.searchParams.set('amount', String(amount));
  await page.goto(asked.href);
  return (await repaid(page).textContent()) ?? '';
}

test('is counted to the dollar, and shown as counted once the field is left', async ({ page }) => {
  const [inFull, rounded, least, usual] = [
    await repaidFor(page, 12_200),
    await repaidFor(page, 12_000),
    await repaidFor(page, 1_000),
    await repaidFor(page, 20_000),
  ];
  expect(inFull).not.toBe(rounded);
  await page.goto(await url());
  await startIslands(page);
  const amount = page.getByLabel('You borrow ($)');
  await amount.fill('12200');
  await expect(page).toHaveURL(/[?&]amount=12200\b/);
  await expect(repaid(page)).toHaveText(inFull);
  await amount.blur();
  await expect(amount).toHaveValue('12200');

  await amount.fill('500');
  await expect(repaid(page)).toHaveText(least);
  // A field that corrected itself while being typed in could not be used.
  await expect(amount).toHaveValue('500');
  await amount.blur();
  await expect(amount).toHaveValue('1000');

  await amount.fill('');
  await amount.blur();
  await expect(amount).toHaveValue('20000');
  await expect(repaid(page)).toHaveText(usual);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('is sent to the dollar', async ({ page }) => {
    const inFull = await repaidFor(page, 12_200);
    await page.goto(await url());
    const amount = page.getByLabel('You borrow ($)');
    await amount.fill('12200');
    await page.getByRole('button', { name: /^Show [a-z]+$/ }).click();
    await expect(page).toHaveURL(/[?&]amount=12200\b/);
    await expect(amount).toHaveValue('12200');
    await expect(repaid(page)).toHaveText(inFull);
  });
});
