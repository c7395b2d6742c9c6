/** The check for a person: its token is sent with the form, and only our own frame may provide one. */
import type { Page, Request } from '@playwright/test';
import { api, collect } from '../support/calls.ts';
import { brands, origin, pages } from '../support/e2e-site.ts';
import { expect, test } from '../support/e2e-test.ts';
import { LeadForm, person, receiptReference } from '../support/fill-lead-form.ts';
import { home } from '../support/sample-addresses.ts';
import { makeLead, productOf } from '../support/stored-leads.ts';

/** What the check's page does once Turnstile has passed (client/challenge/challenge.ts). */
const frame = (token: string) => `<!DOCTYPE html><title>Security check</title><script>
  parent.postMessage({ type: 'kurrajong:challenge', token: '${token}' }, location.origin);
</script>`;

/** Configures the check; each load of its page gives a new token: `token-1`, `token-2`. */
async function configured(page: Page): Promise<void> {
  // The worker marks its script like this where the check is configured (tests/workerd/forms/suspects.test.ts).
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const mark = document.createElement('script');
      mark.dataset.challenge = '';
      document.body.append(mark);
    });
  });
  let frames = 0;
  await page.route('**/challenge', (route) => {
    frames += 1;
    return route.fulfill({ contentType: 'text/html', body: frame(`token-${frames}`) });
  });
}

const tokens = (posts: readonly Request[]) =>
  posts.map((post) => post.postDataJSON()['cf-turnstile-response']);

test('the frame’s token goes with the form; a message from elsewhere is ignored', async ({
  page,
}) => {
  const [brand] = brands;
  if (!brand) throw new Error('A brand is needed');
  const lead = await makeLead(brand, [productOf(brand)]);
  await configured(page);
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
  expect(tokens(posts)).toEqual(['token-1']);
});

test('a token is sent once: every send is followed by a new frame', async ({ page, problems }) => {
  problems.allow(/^response: 500 .*\/api\/lead/);
  const [brand] = brands;
  if (!brand) throw new Error('A brand is needed');
  const lead = await makeLead(brand, [productOf(brand)]);
  await configured(page);
  await page.goto(lead.redirect);
  const form = new LeadForm(page);
  await form.wake();
  const token = form.form.locator('input[name=cf-turnstile-response]');
  await expect(token).toHaveValue('token-1');
  await form.fill();
  const posts = collect(page, '/api/lead');
  await page.route(api.lead, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await form.submitButton.click();
  await expect(form.summary).toBeFocused();
  await expect(token).toHaveValue('token-2');
  await form.submitButton.click();
  await receiptReference(page);
  expect(tokens(posts)).toEqual(['token-1', 'token-2']);
});

for (const [type, action] of [
  ['contact-form', '/api/contact'],
  ['lead-form', '/api/lead-form'],
] as const) {
  test(`the ${type} sends a token once, too`, async ({ page, problems }) => {
    problems.allow(/^response: 500 .*\/api\//);
    const place = pages.find(({ sections }) => sections.some((section) => section.type === type));
    if (!place) throw new Error(`No page has the section ${type}`);
    await configured(page);
    await page.goto(origin(place.brand) + place.path);
    const form = page.locator(`form[action="${action}"]`);
    await form.locator('[name=name]').focus();
    const token = form.locator('input[name=cf-turnstile-response]');
    await expect(token).toHaveValue('token-1');
    const posts = collect(page, action);
    await page.route(`**${action}`, (route) => route.fulfill({ status: 500, json: {} }));
    for (const name of ['name', 'email', 'mobNumber'] as const) {
      await form.locator(`[name=${name}]`).fill(person[name]);
    }
    if (type === 'contact-form') await form.locator('[name=message]').fill('Hello');
    else {
      await form.locator('[name=address]').fill(home.typed);
      await page.getByRole('option').first().click();
    }
    await form.locator('[type=submit]').click();
    await expect(token).toHaveValue('token-2');
    expect(tokens(posts)).toEqual(['token-1']);
  });
}

test('without a configured check there is no frame', async ({ page }) => {
  const [brand] = brands;
  if (!brand) throw new Error('A brand is needed');
  const lead = await makeLead(brand, [productOf(brand)]);
  await page.goto(lead.redirect);
  await new LeadForm(page).wake();
  await expect(page.locator('iframe')).toHaveCount(0);
});
