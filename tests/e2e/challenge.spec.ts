/** The check that a person fills the form: its token goes along, from our own frame and no other. */
import { api, collect } from './support/calls.ts';
import { LeadForm, receiptReference } from './support/lead-form.ts';
import { makeLead, productOf } from './support/leads.ts';
import { brands } from './support/site.ts';
import { expect, test } from './support/test.ts';

/** What the page of the check does once Turnstile is content (client/challenge/challenge.ts). */
const frame = `<!DOCTYPE html><title>Security check</title><script>
  parent.postMessage({ type: 'kurrajong:challenge', token: 'token-1' }, location.origin);
</script>`;

test('the frame’s token goes with the form; a message from elsewhere is nothing', async ({
  page,
}) => {
  const [brand] = brands;
  if (!brand) throw new Error('A brand is needed');
  const lead = await makeLead(brand, [productOf(brand)]);
  // As the worker marks its script where the check is configured (tests/workerd/suspects.test.ts).
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const mark = document.createElement('script');
      mark.dataset.challenge = '';
      document.body.append(mark);
    });
  });
  await page.route('**/challenge', (route) =>
    route.fulfill({ contentType: 'text/html', body: frame }),
  );
  await page.goto(lead.redirect);
  const form = new LeadForm(page);
  await form.wake();
  const token = form.form.locator('input[name=cf-turnstile-response]');
  await expect(token).toHaveValue('token-1');
  await expect(page.getByTitle('Security check')).toBeVisible();
  await page.evaluate(() =>
    window.postMessage({ type: 'kurrajong:challenge', token: 'forged' }, location.origin),
  );
  await form.fill();
  const posts = collect(page, '/api/lead');
  await page.route(api.lead, (route) => route.continue());
  await form.submitButton.click();
  await receiptReference(page);
  expect(posts.map((post) => post.postDataJSON()['cf-turnstile-response'])).toEqual(['token-1']);
});

test('without a configured check there is no frame, and nothing is asked for', async ({ page }) => {
  const [brand] = brands;
  if (!brand) throw new Error('A brand is needed');
  const lead = await makeLead(brand, [productOf(brand)]);
  await page.goto(lead.redirect);
  await new LeadForm(page).wake();
  await expect(page.locator('iframe')).toHaveCount(0);
});
