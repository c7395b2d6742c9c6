/** The same details make one lead however often they are sent: back, double click, reload, with script and without. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { rows } from '../support/database.ts';
import { expect, test } from '../support/e2e-test.ts';
import { person, receiptReference } from '../support/fill-lead-form.ts';
import { overflow } from '../support/settled-page.ts';
import { openDetails } from '../support/stored-leads.ts';

for (const [turn, javaScriptEnabled] of [true, false].entries()) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    const open = async (page: Page) => (await openDetails(page, turn + 2)).form;

    test('going back and sending the same again: one lead, one receipt', async ({ page }) => {
      const form = await open(page);
      const first = await form.complete();
      await page.goBack();
      const second = await form.complete();
      expect(second).toBe(first);
      expect(deliveries()).toBe(1);
    });

    test('a double click is one lead, and the receipt survives a reload', async ({ page }) => {
      const form = await open(page);
      await form.fill();
      await form.submitButton.dblclick();
      const reference = await receiptReference(page);
      await page.reload();
      expect(await receiptReference(page)).toBe(reference);
      expect(deliveries()).toBe(1);
    });
  });
}

for (const [turn, width] of [390, 1280].entries()) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('an answer that never comes: the wait says so and can be stopped, and there is one lead', async ({
      page,
    }) => {
      const { form } = await openDetails(page, turn);
      await form.wake();
      await form.fill();
      // The lead arrives; its answer does not.
      await page.route('**/api/lead*', async (route) => {
        const { hostname, host } = new URL(page.url());
        const url = route.request().url().replace(hostname, '127.0.0.1');
        await route.fetch({ url, headers: { ...(await route.request().allHeaders()), host } });
      });
      await form.submitButton.click();
      const waiting = form.form.getByRole('status');
      await expect(waiting).toHaveText('Still sending. This is taking longer than usual.');
      await expect(waiting).toContainText('You can wait, or stop and send it again.', {
        timeout: 15_000,
      });
      expect(await overflow(page)).toEqual([]);
      await expectAccessible(page, 'a form that takes long');
      await waiting.getByRole('button', { name: 'Stop waiting' }).click();
      await expect(form.summary).toBeFocused();
      await expect(form.summary).toContainText('We could not tell whether this reached us.');
      await expect(form.field('email')).toHaveValue(person.email);
      await page.unroute('**/api/lead*');
      await form.submitButton.click();
      await receiptReference(page);
      expect(deliveries()).toBe(1);
    });
  });
}

/** Outbox rows for this test's person. */
function deliveries(): number {
  return rows(
    'SELECT outbox.id FROM outbox JOIN lead ON lead.id = outbox.subject_id WHERE lead.email = ?',
    person.email,
  ).length;
}
