/** An editor's day: a section added, moved, saved, previewed, published and rolled back. */
import { expect, type Page, test } from '@playwright/test';
import { addSection, blocks, openPage, save, signIn, signInAdmin } from '../support/editor.ts';
import { isServed } from '../support/served-page.ts';
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

  await signInAdmin(page);
  await openPage(page, 'Acacia', about);

  await test.step('adds a section and moves it above the last one', async () => {
    const before = await blocks(page);
    await addSection(page, 'Text box');
    const card = page.locator('[data-block="text-box"]').last();
    await card.getByRole('paragraph').last().click();
    await page.keyboard.type(words);
    expect(await blocks(page)).toEqual([...before, 'text-box']);
    const added = page.locator('[data-slate-node="element"]', { has: card });
    await added.getByRole('button', { name: 'Move up' }).last().click();
    expect(await blocks(page)).toEqual([...before.slice(0, -1), 'text-box', ...before.slice(-1)]);
    await save(page);
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
    await expect
      .poll(() => isServed(visitor, words), { intervals: [100], timeout: 5000 })
      .toBe(true);
    console.log(`live after ${Date.now() - pressed} ms`);
    expect(await seen('banksia')).toBe(0);
    // The visitor stays on this page.
    expect(await seen('acacia')).toBe(1);
    await expect(page.getByText(/^Live since \d\d:\d\d$/)).toBeVisible();
  });

  await test.step('rolls back: visitors see the page as it was', async () => {
    await page.getByRole('toolbar').first().getByRole('button').last().click();
    await page.getByRole('menuitem', { name: 'Roll back' }).click();
    await page.getByRole('button', { name: 'Roll back' }).click();
    await expect
      .poll(() => isServed(visitor, words), { intervals: [100], timeout: 5000 })
      .toBe(false);
    expect(await seen('acacia')).toBe(0);
  });
});

test('an unfinished section can be saved and previewed, and is named when it stops the publication', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signInAdmin(page);
  await openPage(page, 'Correa', about);
  await addSection(page, 'Questions and answers');
  await save(page);

  const href = await page.getByRole('link', { name: 'Open the draft' }).getAttribute('href');
  const preview = await page.context().newPage();
  await preview.goto(href ?? '');
  const frame = preview.locator('iframe').first().contentFrame();
  await expect(frame.getByText('This list needs at least one topic')).toBeVisible();
  await preview.close();

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const refusal = page.getByText(/Section \d+ \(faq\): Topics: This list needs at least one topic/);
  await expect(refusal.first()).toBeVisible();
  const visitor = await page.context().newPage();
  const answer = await visitor.goto(siteOrigin('correa') + about);
  expect(answer?.status()).toBe(200);
});

test('a form explains each tick, and says in red what to write for a faulty value', async ({
  page,
}) => {
  await signInAdmin(page);
  await openPage(page, 'Correa', about);
  const nameless = page.getByRole('button', { name: /^$/ });
  await expect(nameless).toHaveCount(0);
  const hero = page.locator('[data-slate-node="element"]', {
    has: page.locator('[data-block="hero"]'),
  });
  await hero.getByRole('button', { name: 'Edit' }).last().click();
  const form = page.getByRole('dialog');
  await expect(form.getByText('Shows the breadcrumb above the title.')).toBeVisible();
  await form.getByLabel('Number').fill('x1');
  await form.getByLabel('Width in px').fill('640');
  await form.getByLabel('Height in px').fill('x');
  await form.getByLabel('Or a YouTube').fill('https://youtu.be/abcdefghijk');
  await expect(form.getByText('write a number')).toHaveCount(2);
  const width = form.getByLabel('Width in px');
  await width.fill('');
  await width.pressSequentially('10.05');
  await expect(width).toHaveValue('10.05');
  await expect(form.getByText('write a whole number')).toBeVisible();
  await expect(form.getByText(/^Invalid/)).toHaveCount(0);
  await form.getByRole('button', { name: 'Done' }).click();
  await expect(page.locator('[data-block="hero"]').getByText('write a number')).toBeVisible();
});

test('an editor of one brand sees its pages and no button to publish', async ({ page }) => {
  test.setTimeout(120_000);
  const email = `editor-${Date.now()}@people.example`;
  await signInAdmin(page);
  await makeEditor(page, email, 'acacia');
  await page.context().clearCookies();

  await signIn(page, email, password);
  await expect(page.getByRole('link', { name: 'Tokens' })).toHaveCount(0);
  await openPage(page, 'Acacia', about);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0);
  await page.goto(`${cmsOrigin}/pages?search=${about}&column=title&column=path&column=brand`);
  await expect(page.getByRole('row').filter({ hasText: 'Acacia' }).first()).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Banksia' })).toHaveCount(0);
});

const password = 'a long enough password';

/** Makes an editor through the API, as the CMS's own screens do. */
async function makeEditor(page: Page, email: string, brand: string): Promise<void> {
  const data = {
    name: 'Jo',
    email,
    password,
    role: 'editor',
    brands: { connect: [{ slug: brand }] },
  };
  const query = 'mutation ($data: UserCreateInput!) { createUser(data: $data) { id } }';
  const answer = await page.request.post(`${cmsOrigin}/api/graphql`, {
    data: { query, variables: { data } },
  });
  expect(await answer.text()).not.toContain('errors');
}
