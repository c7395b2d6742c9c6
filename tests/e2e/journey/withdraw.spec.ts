/** Withdrawing details from the receipt: asked to confirm, then done; with script and without. */
import { expectAccessible } from '../support/axe.ts';
import { brands, origin } from '../support/e2e-site.ts';
import { expect, test } from '../support/e2e-test.ts';
import { makeReceipt } from '../support/stored-leads.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('the receipt leads to the question, the question to the answer', async ({ page }) => {
      const brand = brands[javaScriptEnabled ? 0 : 1];
      if (!brand) throw new Error('Two brands are needed');
      await page.goto(origin(brand) + (await makeReceipt(brand)));
      const heading = page.getByRole('heading', { level: 1 });
      const receipt = page.url();
      await page.getByRole('link', { name: 'Withdraw my details' }).click();
      await expect(heading).toHaveText('Withdraw your details?');
      if (javaScriptEnabled) await expectAccessible(page, 'the question');
      await page.getByRole('link', { name: 'Keep my request' }).click();
      await expect(heading).toHaveText('We have your details');
      await page.getByRole('link', { name: 'Withdraw my details' }).press('Enter');
      await page.getByRole('button', { name: 'Withdraw my details' }).press('Enter');
      await expect(heading).toHaveText('Your details have been withdrawn');
      await expect(heading).toBeFocused();
      if (javaScriptEnabled) await expectAccessible(page, 'the answer');
      await page.reload();
      await expect(heading).toHaveText('Your details have been withdrawn');
      await page.goto(receipt);
      await expect(page.getByText('You have withdrawn this request.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Withdraw my details' })).toHaveCount(0);
    });
  });
}
