/** An editor's words are never lost: while Publish or Save waits for its answer, no field can be edited. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { openPage, signInAdmin } from '../support/editor.ts';

const word = /^One moment: the fields can be edited again/;

/** Holds back the answer to a mutation. @returns a function that releases it */
async function delay(page: Page, mutation: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/graphql', async (route) => {
    const sent = route.request().postData() ?? '';
    if (sent.includes(`"operationName":"${mutation}"`) || sent.includes(` ${mutation}(`)) {
      await promise;
    }
    await route.continue();
  });
  return resolve;
}

/** Whether it can neither be pressed nor have the focus. */
const isShut = (button: Locator) => button.evaluate((one) => one.closest('[inert]') !== null);

for (const [button, mutation] of [
  ['Publish', 'publishPage'],
  ['Save', 'updatePage'],
] as const) {
  test(`${button}: no field can be edited while words would be lost, and all can afterwards`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await signInAdmin(page);
    await openPage(page, 'Acacia', '/about');
    const description = page.getByRole('textbox', { name: 'Description', exact: true }).first();
    const crumb = page.getByRole('textbox', { name: 'Breadcrumb name' });
    const publish = page.locator('button', { hasText: /^Publish$/ });
    if (button === 'Save') await crumb.fill(`Crumb ${Date.now()}`);
    const answer = await delay(page, mutation);
    await page.getByRole('button', { name: button, exact: true }).click();

    await description.evaluate((field: HTMLElement) => field.focus());
    await page.keyboard.type('Typed');
    const shown = await description.inputValue();
    await expect(page.getByText(word)).toBeVisible();
    // During a save, Publish would publish the previous save.
    expect(await isShut(publish)).toBe(true);
    answer();
    await expect(page.getByText(word)).toBeHidden();
    expect(await isShut(publish)).toBe(false);
    await expect(description).toHaveValue(shown);

    await description.press('ControlOrMeta+End');
    await page.keyboard.type(' And more.');
    await expect(description).toHaveValue(`${shown} And more.`);
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
  });
}
