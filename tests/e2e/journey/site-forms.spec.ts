/** The contact and lead-capture forms by keyboard: refused, accepted, and again; with and without script. */
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { origin, pages } from '../support/e2e-site.ts';
import { expect, test } from '../support/e2e-test.ts';
import { person } from '../support/fill-lead-form.ts';
import { tabTo } from '../support/press-keys.ts';
import { home } from '../support/sample-addresses.ts';

const contact = pageOf('contact-form');
const capture = pageOf('lead-form');
const fields = ['name', 'email', 'mobNumber'] as const;
const reference = /^KJ-[0-9A-Z]{4}-[0-9A-Z]{4}$/;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('contact: a summary, then Message Sent, then another message', async ({
      page,
      problems,
    }) => {
      problems.allow(/^response: 422 .*\/api\/contact/);
      await page.goto(origin(contact.brand) + contact.path);
      const form = formOf(page, '/api/contact', javaScriptEnabled);
      await form.ready();
      await tabTo(page, form.button);
      await page.keyboard.press('Enter');
      await form.refused(['Name is required.', 'Email is required', 'Message is required']);
      await expect(page).toHaveTitle(/^Error: /);

      for (const name of fields) await type(page, form.field(name), person[name]);
      await type(page, form.field('message'), 'Do you know my street?');
      await tabTo(page, form.button);
      await page.keyboard.press('Enter');
      const heading = page.getByRole('heading', { name: 'Message Sent' });
      await expect(heading).toBeVisible();
      // A screen reader reads the confirmation next.
      await expect(heading).toBeFocused();
      const told = (await page.getByText(reference).textContent()) ?? '';
      await expect(form.button).toBeHidden();

      await page.keyboard.press('Tab');
      const again = page.getByRole(javaScriptEnabled ? 'button' : 'link', {
        name: 'Send Another Message',
      });
      await expect(again).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(form.button).toBeVisible();
      await expect(form.field('message')).toHaveValue('');
      await expect(page).toHaveTitle(/^(?!Error)/);
      if (javaScriptEnabled) await expect(form.field('name')).toBeFocused();
      await expect(page).toHaveURL(({ pathname }) => pathname === contact.path);

      for (const name of fields) await type(page, form.field(name), person[name]);
      await type(page, form.field('message'), 'And my other street?');
      await tabTo(page, form.button);
      await page.keyboard.press('Enter');
      await expect(heading).toBeFocused();
      const second = (await page.getByText(reference).textContent()) ?? '';
      expect(second).not.toBe(told);
      await page.reload();
      await expect(heading).toBeFocused();
      await expect(page.getByText(second)).toBeVisible();
    });

    test('lead capture: a summary, then what happens next', async ({ page, problems }) => {
      problems.allow(/^response: 422 .*\/api\/lead-form/);
      await page.goto(origin(capture.brand) + capture.path);
      const form = formOf(page, '/api/lead-form', javaScriptEnabled);
      await form.ready();
      await tabTo(page, form.button);
      await page.keyboard.press('Enter');
      await form.refused(['Name is required.']);

      for (const name of fields) await type(page, form.field(name), person[name]);
      await type(page, form.field('address'), home.typed);
      if (javaScriptEnabled) {
        await expect(page.getByRole('option').first()).toBeVisible();
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        await expect(form.field('address')).toHaveValue(home.line);
      } else {
        await tabTo(page, form.button);
        await page.keyboard.press('Enter');
        const choice = page.getByRole('radio', { name: home.line, exact: true });
        await expect(summaryOf(page)).toBeFocused();
        await tabTo(page, choice);
        await page.keyboard.press('Space');
      }
      await tabTo(page, form.button);
      // The size of a 1280 × 1024 window at 400 per cent.
      if (javaScriptEnabled) await page.setViewportSize({ width: 320, height: 256 });
      await page.keyboard.press('Enter');
      if (!javaScriptEnabled) {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your details');
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        return;
      }
      const result = page.getByRole('dialog');
      await expect(result.getByText(person.name)).toBeVisible();
      // Screen readers and sighted visitors both start there.
      await expect(result.getByRole('heading', { level: 2 })).toBeFocused();
      expect(await result.evaluate((one) => one.scrollTop)).toBe(0);
      await page.setViewportSize({ width: 1280, height: 800 });
      const told = await result.getByText(reference).textContent();
      const withdraw = result.getByRole('link', { name: 'Withdraw my details' });
      await expect(withdraw).toHaveAttribute('href', `/withdraw?ref=${told}`);
      await expectAccessible(page, 'the result');
      // A reload would show the receipt.
      await expect(page).toHaveURL(new RegExp(`/receipt\\?ref=${told}$`));
      await expect(result.getByText('we’ve kept those details')).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(result).toBeHidden();
      await expect(page).toHaveURL(({ pathname }) => pathname === capture.path);
      await expect(form.button).toBeFocused();
      for (const name of [...fields, 'address']) await expect(form.field(name)).toHaveValue('');

      // Sent again under another name within five minutes, the first details are kept, and the dialog says so.
      const renamed = { ...person, name: 'Kim Other' };
      for (const name of fields) await type(page, form.field(name), renamed[name]);
      await type(page, form.field('address'), home.typed);
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(form.field('address')).toHaveValue(home.line);
      await tabTo(page, form.button);
      await page.keyboard.press('Enter');
      await expect(result.getByText('we’ve kept those details')).toBeVisible();
      await withdraw.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Withdraw your details?');
      await expect(page.getByText(reference)).toBeVisible();
    });
  });
}

test('Back from a result leads to the list as it was, and closing the result stays there', async ({
  page,
}) => {
  const { brand, path } = pageOf('lead-form', 'plans');
  await page.goto(origin(brand) + path);
  const sort = page.locator('select[name=sort]');
  const form = formOf(page, '/api/lead-form', true);
  await form.ready();
  await sort.selectOption('2');
  await expect(page).toHaveURL(({ search }) => search === '?sort=2');
  for (const name of fields) await form.field(name).fill(person[name]);
  await form.button.click();
  const result = page.getByRole('dialog');
  await expect(result.getByText(person.name)).toBeVisible();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/receipt');
  await page.goBack();
  await page.keyboard.press('Escape');
  await expect(result).toBeHidden();
  await expect(page).toHaveURL(({ pathname, search }) => pathname + search === path);
  await expect(sort).toHaveValue('1');
});

function pageOf(...types: string[]) {
  const page = pages.find(({ sections }) =>
    types.every((type) => sections.some((section) => section.type === type)),
  );
  if (!page) throw new Error(`No page has the sections ${types.join(', ')}`);
  return page;
}

function summaryOf(page: Page): Locator {
  return page.getByRole('region', { name: 'There is a problem' });
}

/** A form, found by its action: on its own page and on the answer to a refused post. */
function formOf(page: Page, action: string, javaScriptEnabled: boolean) {
  const form = page.locator(`form[action="${action}"]`);
  const summary = summaryOf(page);
  const field = (name: string): Locator => form.locator(`[name=${name}]:not([type=hidden])`);
  return {
    button: form.locator('button[type=submit]'),
    field,
    /** With script, waits until the island is ready. */
    async ready() {
      if (!javaScriptEnabled) return;
      await field('name').focus();
      const island = page.locator('x-island', { has: form });
      await expect(island).toHaveAttribute('data-state', 'ready');
      await page.locator('main').focus();
    },
    /** Expects the summary to have the focus and these messages, and its first link to lead to the field. */
    async refused(messages: readonly string[]) {
      await expect(summary).toBeFocused();
      const links = summary.getByRole('link');
      for (const message of messages)
        await expect(links.filter({ hasText: message })).toHaveCount(1);
      await tabTo(page, links.first());
      await page.keyboard.press('Enter');
      await expect(field('name')).toBeFocused();
      await expect(field('name')).toHaveAttribute('aria-invalid', 'true');
    },
  };
}

/** Moves to the field by keyboard and types. */
async function type(page: Page, field: Locator, words: string): Promise<void> {
  if (!(await field.evaluate((one) => one === document.activeElement))) await tabTo(page, field);
  await page.keyboard.type(words);
}
