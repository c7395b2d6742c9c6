/** The same details make one lead however often they are sent: back button, double click, reload, with script and without. */
import type { Page } from '@playwright/test';
import { rows } from '../support/database.ts';
import { brands } from '../support/e2e-site.ts';
import { expect, test } from '../support/e2e-test.ts';
import { LeadForm, person, receiptReference } from '../support/fill-lead-form.ts';
import { makeLead, productOf } from '../support/stored-leads.ts';

for (const [turn, javaScriptEnabled] of [true, false].entries()) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    async function open(page: Page): Promise<LeadForm> {
      const brand = brands[turn + 2];
      if (!brand) throw new Error('Four brands are needed');
      const lead = await makeLead(brand, [productOf(brand)]);
      await page.goto(lead.redirect);
      return new LeadForm(page);
    }

    test('back, and the same again: one lead, one receipt', async ({ page }) => {
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

/** Outbox rows for this test's person. */
function deliveries(): number {
  return rows(
    'SELECT outbox.id FROM outbox JOIN lead ON lead.id = outbox.subject_id WHERE lead.email = ?',
    person.email,
  ).length;
}
