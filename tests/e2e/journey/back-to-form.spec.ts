/** Leaving a form and coming back: typed details and ticked consent come back together, or not at all. */
import type { Locator, Page } from '@playwright/test';
import { addressPage, origin, pages } from '../support/e2e-site.ts';
import { expect, test } from '../support/e2e-test.ts';
import { person, receiptReference } from '../support/fill-lead-form.ts';
import { openReadyHero } from '../support/hero-form.ts';
import { home } from '../support/sample-addresses.ts';
import { openReadyDetails } from '../support/stored-leads.ts';

const fields = ['name', 'email', 'mobNumber'] as const;

test('details: after the privacy policy everything is as it was, and can be sent', async ({
  page,
}) => {
  const { form } = await openReadyDetails(page, 0);
  await form.fill();
  await marketing(form.form).check();
  await toPrivacyAndBack(page, form.form);
  await form.wake();
  await expectText(form.form, person);
  await expect(marketing(form.form)).toBeChecked();

  // The next return brings back what was corrected and emptied.
  const corrected = { ...person, name: '', mobNumber: '0400 000 000' };
  await form.fill(corrected);
  await marketing(form.form).uncheck();
  await toPrivacyAndBack(page, form.form);
  await form.wake();
  await expectText(form.form, corrected);
  await expect(marketing(form.form)).not.toBeChecked();

  await form.complete();
});

test('details: after the receipt, a tick comes back only with the details that it was given for', async ({
  page,
}) => {
  const { form } = await openReadyDetails(page, 1);
  await form.fill();
  await marketing(form.form).check();
  await form.submitButton.click();
  const reference = await receiptReference(page);
  await page.goBack();
  await form.wake();
  const ticked = await marketing(form.form).isChecked();
  await expectText(form.form, ticked ? person : { name: '', email: '', mobNumber: '' });
  await form.complete();
  expect(new URL(page.url()).searchParams.get('ref')).toBe(reference);
});

test('details: a page from the back/forward cache goes on as before', async ({ page }) => {
  const { form } = await openReadyDetails(page, 2);
  await form.fill({ name: 'Kim', email: 'kim@' });
  // The browser of these tests has no back/forward cache, so the page is told that it was in one.
  await page.evaluate(() => {
    for (const type of ['pagehide', 'pageshow']) {
      dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
    }
  });
  await expectText(form.form, { name: 'Kim', email: 'kim@', mobNumber: '' });
  await form.field('email').press('End');
  await form.field('email').pressSequentially('example.com');
  await form.field('name').press('Tab');
  await expectText(form.form, { name: 'Kim', email: 'kim@example.com', mobNumber: '' });
  expect(await form.messageOf('email')).toBe('');
  await form.submitButton.click();
  await expect(form.summary.getByRole('link')).toHaveText(['Mobile number is required.']);
  await form.field('mobNumber').fill(person.mobNumber);
  await form.submitButton.click();
  await receiptReference(page);
});

test('contact: name, email, mobile and message come back', async ({ page }) => {
  const form = await openForm(page, 'contact-form', '/api/contact');
  for (const name of fields) await form.locator(`[name=${name}]`).fill(person[name]);
  await form.locator('[name=message]').fill('Do you know my street?');
  await toPrivacyAndBack(page, form);
  await wake(page, form);
  await expectText(form, person);
  await expect(form.locator('[name=message]')).toHaveValue('Do you know my street?');
});

test('lead capture: the person and the tick come back, the address is asked for again', async ({
  page,
}) => {
  const form = await openForm(page, 'lead-form', '/api/lead-form');
  for (const name of fields) await form.locator(`[name=${name}]`).fill(person[name]);
  await form.locator('[name=address]').fill(home.typed);
  await page.getByRole('option').first().click();
  await expect(form.locator('[name=address]')).toHaveValue(home.line);
  await marketing(form).check();
  await toPrivacyAndBack(page, form);
  await wake(page, form);
  await expectText(form, person);
  await expect(marketing(form)).toBeChecked();
  await expect(form.locator('[name=address]')).toHaveValue('');
});

test('lead capture: a manual address and its tick are both gone, and no dialog opens by itself', async ({
  page,
}) => {
  const form = await openForm(page, 'lead-form', '/api/lead-form');
  await form.locator('[name=name]').fill(person.name);
  const tick = form.getByLabel('Enter the address manually');
  await tick.check();
  const dialog = page.getByRole('dialog');
  for (const [name, text] of Object.entries(byHand)) {
    await dialog.locator(`input[name=${name}]`).fill(text);
  }
  await dialog.locator('select[name=State]').selectOption('VIC');
  await dialog.getByRole('button', { name: 'Confirm address' }).click();
  await expect(tick).toBeChecked();
  await toPrivacyAndBack(page, form);
  await wake(page, form);
  await expect(form.locator('[name=name]')).toHaveValue(person.name);
  await expect(form.locator('[name=address]')).toHaveValue('');
  await expect(tick).not.toBeChecked();
  await expect(dialog).toHaveCount(0);
  // Ticking it opens the dialog again.
  await tick.check();
  await expect(dialog).toBeVisible();
});

const byHand = {
  StreetNumber1: '19',
  StreetName: 'Quandong Road',
  Locality: 'Brunswick',
  Postcode: '3056',
};

test('hero: the text of the address comes back without its choice, and opens no list by itself', async ({
  page,
}) => {
  const hero = await openReadyHero(page, addressPage);
  await hero.choose(home);
  await page.goto(`${origin(addressPage.brand)}/privacy-policy`);
  await page.goBack();
  await expect(hero.box).toHaveValue(home.line);
  const found = page.waitForResponse('**/api/address-search');
  await hero.submitButton.hover();
  await found;
  await expect(hero.spinner).toBeHidden();
  await expect(hero.list).toBeHidden();
  await hero.box.click();
  await hero.options.filter({ hasText: home.line }).first().click();
  await expect(hero.tick).toBeVisible();
});

async function openForm(page: Page, section: string, action: string): Promise<Locator> {
  const found = pages.find(({ sections }) => sections.some(({ type }) => type === section));
  if (!found) throw new Error(`No page has the section ${section}`);
  await page.goto(origin(found.brand) + found.path);
  const form = page.locator(`form[action="${action}"]`);
  await wake(page, form);
  return form;
}

async function wake(page: Page, form: Locator): Promise<void> {
  await form.locator('[name=name]').focus();
  await expect(page.locator('x-island', { has: form })).toHaveAttribute('data-state', 'ready');
}

async function toPrivacyAndBack(page: Page, form: Locator): Promise<void> {
  await form.getByRole('link', { name: 'privacy policy' }).click();
  await page.waitForURL('**/privacy-policy');
  await page.goBack();
}

async function expectText(form: Locator, text: typeof person): Promise<void> {
  for (const name of fields) {
    await expect(form.locator(`[name=${name}]`), name).toHaveValue(text[name]);
  }
}

function marketing(form: Locator): Locator {
  return form.locator('[name=marketing]');
}
