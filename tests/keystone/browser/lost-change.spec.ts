/** Nothing that an editor wrote is lost or refused without a word: not by a fault, an ended session, or a wrong click. */
import { expect, test } from '@playwright/test';
import { blocks, openPage, save, signInAdmin } from '../support/editor.ts';
import { cmsOrigin } from '../support/servers.ts';

test('a change that does not arrive says why, and stays in the form until it is saved', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await signInAdmin(page);
  await openPage(page, 'Acacia', '/about');
  const crumb = page.getByRole('textbox', { name: 'Breadcrumb name' });
  const words = `Crumb ${Date.now()}`;
  await crumb.fill(words);
  const press = () => page.getByRole('button', { name: 'Save', exact: true }).click();

  await test.step('no connection', async () => {
    await context.setOffline(true);
    await press();
    await expect(page.getByText('The CMS did not answer')).toBeVisible();
    await context.setOffline(false);
  });

  await test.step('no session', async () => {
    await context.clearCookies();
    await press();
    await expect(page.getByText('You are no longer signed in')).toBeVisible();
    await expect(page.getByRole('link', { name: 'sign in again' })).toHaveAttribute(
      'href',
      '/signin',
    );
  });

  await test.step('a click on another page', async () => {
    const asked: string[] = [];
    page.once('dialog', (dialog) => {
      asked.push(dialog.message());
      return dialog.dismiss();
    });
    await page.getByRole('link', { name: 'Media' }).first().click();
    await expect.poll(() => asked).toEqual(['What you wrote here is not saved. Leave it?']);
    await expect(crumb).toHaveValue(words);
  });

  await test.step('signed in again, it is saved, and the page can be left', async () => {
    await signInAdmin(page);
    await save(page);
    await expect(page.getByText('You are no longer signed in')).toBeHidden();
    await page.getByRole('link', { name: 'Media' }).first().click();
    await page.waitForURL((url) => url.pathname === '/media');
  });
});

test('what a form lacks is in sight and has the focus, wherever the editor was', async ({
  page,
}) => {
  test.setTimeout(60_000);
  await signInAdmin(page);
  await page.goto(`${cmsOrigin}/pages/create`);
  const create = page.getByRole('button', { name: 'Create', exact: true });
  await page.getByLabel('Breadcrumb name').focus();
  await create.click();
  const title = page.getByRole('textbox', { name: 'Title' });
  await expect(title).toBeFocused();

  await title.fill('A page without a brand');
  await page.getByRole('textbox', { name: 'Path' }).fill('/without');
  await page.getByLabel('Breadcrumb name').focus();
  await create.click();
  const notice = page.locator('form').getByRole('alert');
  await expect(notice).toBeFocused();
  await expect(notice).toHaveText('ErrorsChoose the brand that this belongs to');
});

test('with the keyboard, a section is moved several times and removed, and the next one edited', async ({
  page,
}) => {
  test.setTimeout(60_000);
  await signInAdmin(page);
  await openPage(page, 'Acacia', '/about');
  const before = await blocks(page);
  const [first, second, third] = before;
  const ofHero = page.getByRole('group', { name: 'Hero' }).first();
  const down = ofHero.getByRole('button', { name: 'Move down' });
  await down.focus();
  for (const order of [
    [second, first, third],
    [second, third, first],
  ]) {
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await blocks(page)).slice(0, 3)).toEqual(order);
    await expect(down).toBeFocused();
  }
  await ofHero.getByRole('button', { name: 'Remove' }).press('Enter');
  await expect.poll(() => blocks(page)).toEqual(before.slice(1));
  await expect(page.locator('[data-slate-editor][role="textbox"]')).toBeFocused();
  await page.getByRole('button', { name: 'Edit' }).first().press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
});
