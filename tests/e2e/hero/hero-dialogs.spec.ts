/** The dialogs of the hero form: manual entry with every rule (spec: manual-address), and the other-link popup. */
import type { Locator, Page } from '@playwright/test';
import { type ManualField, manualFields } from '../../../domain/address/manual-address.ts';
import { messages } from '../../../domain/forms/messages.ts';
import { expectAccessible } from '../support/axe.ts';
import { newArrival } from '../support/campaign-arrival.ts';
import { leadRows } from '../support/database.ts';
import { addressPage, heroPage } from '../support/e2e-site.ts';
import { expect, test } from '../support/e2e-test.ts';
import { type HeroForm, openReadyHero } from '../support/hero-form.ts';
import { expectBasicInfo } from '../support/journey.ts';
import { manual, manualLine } from '../support/sample-addresses.ts';

const popupPage = heroPage('an other-link popup', ({ otherLink }) => otherLink !== undefined);
const defaultLinkPage = heroPage('manual entry without a text of its own', (search) => {
  return !search.isPostcode && search.enableManualAddress?.manualAddressLinkText === undefined;
});

test('seven fields, the first focused; Escape returns to the link, and keeps what was typed', async ({
  page,
}) => {
  const hero = await openReadyHero(page, addressPage);
  const link = manualLink(hero);
  await link.click();
  const dialog = enterAddress(page);
  await expect(dialog).toBeVisible();
  const names = await dialog
    .locator('input, select')
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('name')));
  expect(names).toEqual([
    'UnitNumber',
    'LotNumber',
    'StreetNumber1',
    'StreetName',
    'Locality',
    'State',
    'Postcode',
  ]);
  await expect(field(dialog, 'UnitNumber')).toBeFocused();
  // Forced colours paint no background or shadow, but do paint a border, even a transparent one.
  await expect(dialog).toHaveCSS('border-top-width', '1px');
  await field(dialog, 'UnitNumber').fill('9');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await link.click();
  await expect(field(dialog, 'UnitNumber')).toHaveValue('9');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
});

test('the unit and lot fields line up, whatever room their labels need', async ({ page }) => {
  const hero = await openReadyHero(page, addressPage);
  await manualLink(hero).click();
  const dialog = enterAddress(page);
  // One label wraps and the other does not at only a few widths.
  for (let width = 320; width <= 440; width += 5) {
    await page.setViewportSize({ width, height: 844 });
    const [unit, lot] = await Promise.all(
      (['UnitNumber', 'LotNumber'] as const).map((name) => field(dialog, name).boundingBox()),
    );
    expect(unit, `at ${width} px`).toMatchObject({ y: lot?.y });
  }
});

test('the focus stays inside the dialog', async ({ page }) => {
  const hero = await openReadyHero(page, addressPage);
  await manualLink(hero).click();
  const dialog = enterAddress(page);
  await expect(dialog).toBeVisible();
  const stops = await dialog.locator('input, select, button').count();
  for (let stop = 0; stop < stops * 2 + 2; stop++) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(() => {
      const active = document.activeElement;
      // Between the last stop and the first, the focus is in the browser's own controls.
      return active === document.body || active?.closest('dialog') !== null;
    });
    expect(inside, `stop ${stop + 1} is in the dialog`).toBe(true);
  }
});

test('the link’s text falls back to a default', async ({ page }) => {
  const hero = await openReadyHero(page, defaultLinkPage);
  await expect(manualLink(hero)).not.toHaveText('');
  await expect(manualLink(hero)).toContainText(/manual/i);
});

test('confirming says what each field needs, and each message goes with its cause', async ({
  page,
}) => {
  const hero = await openReadyHero(page, addressPage);
  await manualLink(hero).click();
  const dialog = enterAddress(page);
  await confirm(dialog);
  await expectMessages(dialog, {
    StreetNumber1: 'Street number is required',
    StreetName: 'Street name is required',
    Locality: 'Suburb/City name required',
    State: 'State is required',
    Postcode: 'Postcode is required',
  });
  await expect(field(dialog, 'StreetNumber1')).toBeFocused();
  await expectAccessible(page, 'manual dialog with messages', 'dialog[open]');

  await field(dialog, 'StreetNumber1').fill('7');
  await field(dialog, 'StreetName').fill('Sample Parade');
  await field(dialog, 'Postcode').fill('12');
  await expectMessages(dialog, {
    Locality: 'Suburb/City name required',
    State: 'State is required',
    Postcode: 'Minimum 4 Numbers',
  });
  await field(dialog, 'Postcode').fill('2a42');
  await expectMessages(dialog, {
    Locality: 'Suburb/City name required',
    State: 'State is required',
    Postcode: 'Invalid Post Code',
  });
  await field(dialog, 'Postcode').fill('0000');
  await expect(field(dialog, 'Postcode')).toHaveAccessibleDescription('Invalid Post Code');
  await field(dialog, 'Postcode').fill('2042');
  await field(dialog, 'State').selectOption('NSW');
  await field(dialog, 'Locality').fill('Newtown');
  await expectMessages(dialog, {});
});

test('states, capitals, the street name and the fifth digit', async ({ page }) => {
  const hero = await openReadyHero(page, addressPage);
  await manualLink(hero).click();
  const dialog = enterAddress(page);
  const options = field(dialog, 'State').locator('option');
  await expect(options).toHaveText([
    'Select your state',
    'ACT',
    'NSW',
    'NT',
    'QLD',
    'SA',
    'TAS',
    'VIC',
    'WA',
  ]);
  await expect(options.first()).toBeDisabled();

  await field(dialog, 'Locality').pressSequentially('st  kilda');
  await expect(field(dialog, 'Locality')).toHaveValue('ST KILDA');
  await field(dialog, 'StreetName').fill('  main  STREET,');
  await field(dialog, 'StreetName').blur();
  await expect(field(dialog, 'StreetName')).toHaveValue('Main Street');
  await field(dialog, 'Postcode').pressSequentially('30568');
  await expect(field(dialog, 'Postcode')).toHaveValue('3056');
});

test('once confirmed, the address is in the box and on the lead', async ({ page }) => {
  const arrival = newArrival();
  const hero = await openReadyHero(page, addressPage, arrival.query);
  await manualLink(hero).click();
  const dialog = enterAddress(page);
  for (const name of manualFields) {
    const one = field(dialog, name);
    await (name === 'State' ? one.selectOption(manual[name]) : one.fill(manual[name]));
  }
  await confirm(dialog);
  await expect(dialog).toBeHidden();
  await expect(hero.box).toHaveValue(manualLine);
  await expect(hero.tick).toBeVisible();
  await hero.submitButton.click();
  const [product] = addressPage.search.verticals;
  const arrived = await expectBasicInfo(page, {
    hero: addressPage,
    products: product ? [product.slug] : [],
    arrival,
    line: manualLine,
    screen: '1280x800',
  });
  expect(leadRows(arrived.leadId).address).toMatchObject({
    unit_number: '4',
    street_number1: '7',
    street_name: 'Sample Parade',
    locality: 'NEWTOWN',
    state: 'NSW',
    postcode: '2042',
    address_site_id: null,
  });
});

test('opened from the link next to a message, which then goes: the focus is in the box', async ({
  page,
}) => {
  const beside = heroPage(
    'a link beside the message, in words of its own',
    ({ enableManualAddress: entry }) =>
      Boolean(entry?.showManualAddressOnError && entry.manualAddressLinkText),
  );
  const hero = await openReadyHero(page, beside);
  const ways = hero.form.locator('a[href^="/address?"]');
  // An unknown address has only the link below the box; the link next to the message comes with the submit.
  await hero.box.fill('qqqq xxxx');
  await expect(hero.message).toHaveText(messages.addressNotFound);
  await expect(ways).toHaveCount(1);
  await hero.submitButton.click();
  const words = beside.search.enableManualAddress?.manualAddressLinkText ?? '';
  // There is still one link, now next to the message.
  await expect(ways).toHaveText([words]);
  await ways.click();
  const dialog = enterAddress(page);
  for (const name of manualFields) {
    const one = field(dialog, name);
    await (name === 'State' ? one.selectOption(manual[name]) : one.fill(manual[name]));
  }
  await confirm(dialog);
  await expect(dialog).toBeHidden();
  await expect(hero.box).toHaveValue(manualLine);
  await expect(hero.box).toBeFocused();
  await expect(hero.list).toBeHidden();
});

test('the confirm button has the brand’s colour, or the specification’s', async ({ page }) => {
  const own = heroPage('a confirm colour', (search) =>
    Boolean(search.enableManualAddress?.confirmColor),
  );
  const plain = heroPage('no confirm colour', (search) => {
    return !search.isPostcode && search.enableManualAddress?.confirmColor === undefined;
  });
  for (const [hero, colour] of [
    [own, own.search.enableManualAddress?.confirmColor ?? ''],
    [plain, '#49b271'],
  ] as const) {
    const form = await openReadyHero(page, hero);
    await manualLink(form).click();
    const button = enterAddress(page).getByRole('button', { name: 'Confirm address' });
    await expect(button).toHaveCSS('background-color', rgb(colour));
  }
});

test('the popup opens, and a click outside it, Escape or its button closes it', async ({
  page,
}) => {
  const { otherLink } = popupPage.search;
  if (!otherLink) throw new Error('No popup');
  const hero = await openReadyHero(page, popupPage);
  const opener = hero.form.getByRole('button', { name: otherLink.popupLinkext });
  const dialog = page.getByRole('dialog', { name: otherLink.popupTitle });
  const closings = [
    () => page.mouse.click(5, 5),
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
  ];
  for (const close of closings) {
    await opener.click();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('heading', { name: otherLink.popupTitle }).click();
    await expect(dialog).toBeVisible();
    await close();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test('a click outside the manual dialog does not discard what was typed', async ({ page }) => {
  const hero = await openReadyHero(page, addressPage);
  await manualLink(hero).click();
  await field(enterAddress(page), 'StreetName').fill('Sample');
  await page.mouse.click(5, 5);
  await expect(enterAddress(page)).toBeVisible();
});

const manualLink = (hero: HeroForm) => hero.form.locator('a[href^="/address?"]').first();
const enterAddress = (page: Page) => page.getByRole('dialog', { name: 'Enter Address' });
const field = (dialog: Locator, name: ManualField) => dialog.locator(`[name=${name}]`);
const confirm = (dialog: Locator) =>
  dialog.getByRole('button', { name: 'Confirm address' }).click();

/** Expects exactly these messages, each linked from its own field. */
async function expectMessages(
  dialog: Locator,
  expected: Partial<Record<ManualField, string>>,
): Promise<void> {
  await expect(dialog.locator('p[id$="-error"]')).toHaveText(Object.values(expected));
  for (const name of manualFields) {
    const message = expected[name];
    await expect(field(dialog, name)).toHaveAccessibleDescription(message ?? '');
    await expect(field(dialog, name)).toHaveJSProperty('ariaInvalid', message ? 'true' : null);
  }
}

function rgb(hex: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${parts.join(', ')})`;
}
