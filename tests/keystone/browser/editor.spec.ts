/** An editor's day: a section added, moved, saved, previewed, published and rolled back. */
import { expect, type Page, test } from '@playwright/test';
import { development } from '../../../content/cms/development-values.mjs';
import { cmsOrigin, siteOrigin } from '../support/servers.ts';

const about = '/about';

test('a section goes from the editor to the visitors of one brand, and back', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const words = `Open on Saturdays ${Date.now()}`;
  const visitor = await browser.newPage();
  const seen = async (brand: string) => {
    await visitor.goto(siteOrigin(brand) + about);
    return visitor.getByText(words).count();
  };

  await signIn(page);
  await openPage(page, 'Acacia', about);

  await test.step('adds a section and moves it above the last one', async () => {
    const editor = page.locator('[data-slate-editor][role="textbox"]');
    const before = await blocks(page);
    await editor.locator('> *').last().click();
    await page.keyboard.press('Control+End');
    // Keystone's button for a new block has no name: it is the one after the tools for words.
    const tools = page.getByRole('toolbar', { name: 'Formatting options' });
    await tools.locator('xpath=following::button[1]').click();
    await page.getByRole('menuitem', { name: 'Text box', exact: true }).click();
    const card = page.locator('[data-block="text-box"]').last();
    await card.getByRole('paragraph').last().click();
    await page.keyboard.type(words);
    expect(await blocks(page)).toEqual([...before, 'text-box']);
    const added = page.locator('[data-slate-node="element"]', { has: card });
    await added.getByRole('button', { name: 'Move up' }).last().click();
    expect(await blocks(page)).toEqual([...before.slice(0, -1), 'text-box', ...before.slice(-1)]);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  });

  await test.step('sees the draft on the brand’s own host, and nobody else does', async () => {
    const href = await page.getByRole('link', { name: 'Open the draft' }).getAttribute('href');
    const preview = await page.context().newPage();
    await preview.goto(href ?? '');
    expect(new URL(preview.url()).origin).toBe(siteOrigin('acacia'));
    for (const frame of await preview.locator('iframe').all()) {
      await expect(frame.contentFrame().getByText(words)).toBeVisible();
    }
    expect(await preview.locator('iframe').count()).toBe(2);
    await preview.close();
    expect(await seen('acacia')).toBe(0);
  });

  await test.step('publishes: visitors of this brand see it within five seconds', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const pressed = Date.now();
    await expect.poll(() => seen('acacia'), { intervals: [100], timeout: 5000 }).toBe(1);
    console.log(`live after ${Date.now() - pressed} ms`);
    expect(await seen('banksia')).toBe(0);
    await expect(page.getByText(/^Live since \d\d:\d\d$/)).toBeVisible();
  });

  await test.step('rolls back: visitors see the page as it was', async () => {
    await page.getByRole('toolbar').first().getByRole('button').last().click();
    await page.getByRole('menuitem', { name: 'Roll back' }).click();
    await page.getByRole('button', { name: 'Roll back' }).click();
    await expect.poll(() => seen('acacia'), { intervals: [100], timeout: 5000 }).toBe(0);
  });
});

async function signIn(page: Page): Promise<void> {
  await page.goto(`${cmsOrigin}/signin`);
  await page.getByLabel('Email').fill(development.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(development.password);
  await page.getByRole('button', { name: /sign in/i }).click();
  await page.waitForURL((url) => url.pathname !== '/signin');
}

async function openPage(page: Page, brand: string, path: string): Promise<void> {
  await page.goto(`${cmsOrigin}/pages?search=${path}&column=title&column=path&column=brand`);
  const row = page.getByRole('row').filter({ hasText: brand }).filter({ hasText: path });
  await row.first().click();
  await expect(page.locator('[data-block="hero"]')).toBeVisible();
}

function blocks(page: Page): Promise<(string | undefined)[]> {
  return page
    .locator('[data-block]')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.block));
}
