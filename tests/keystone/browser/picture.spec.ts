/** A picture from an editor's disk to a visitor's screen: uploaded, described, chosen for a section and a post, published. */
import { expect, test } from '@playwright/test';
import { Resvg } from '@resvg/resvg-js';
import { addSection, openPage, save, signInAdmin } from '../support/editor.ts';
import { isServed } from '../support/served-page.ts';
import { cmsOrigin, siteOrigin } from '../support/servers.ts';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500"><rect width="800" height="500" fill="#0f4c3a"/></svg>';
const alt = 'A house with panels on its roof';

test('a file that is not a picture or too large, and a focus outside the picture, are refused at once', async ({
  page,
}) => {
  await signInAdmin(page);
  await page.goto(`${cmsOrigin}/media/create`);
  await page.getByRole('textbox', { name: 'Name' }).fill('Roof');
  const another = 'Use a JPEG, PNG, GIF or WebP';
  const small = Buffer.from(drawing);
  const large = Buffer.alloc(10 * 1024 * 1024 + 1);
  for (const [name, mimeType, buffer, remedy] of [
    ['roof.svg', 'image/svg+xml', small, another],
    ['roof.txt', 'text/plain', small, another],
    ['roof.jpg', 'image/jpeg', large, 'The picture is larger than 10 MB: make it smaller'],
  ] as const) {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Upload' }).click();
    await (await chooser).setFiles({ name, mimeType, buffer });
    await expect(page.getByText(`${name} was not accepted. ${remedy}`)).toBeVisible();
  }
  const focus = page.getByRole('textbox', { name: 'Focus from the top' });
  const range = page.getByText('Write a number from 0 to 1');
  for (const [typed, isTaken] of [
    ['top', false],
    ['0,5', false],
    ['2', false],
    ['0.5', true],
  ] as const) {
    await focus.fill(typed);
    await focus.blur();
    await expect(range).toHaveCount(isTaken ? 0 : 1);
  }
});

test('an uploaded picture is refused without words, and then shown to visitors', async ({
  page,
}) => {
  test.setTimeout(180_000);
  // A retry would find the first attempt's picture under the same name.
  const name = `Roof ${test.info().retry + 1}`;
  const buffer = Buffer.from(new Resvg(drawing).render().asPng());
  await signInAdmin(page);

  await test.step('uploads it: without an alt text it is not taken', async () => {
    await page.goto(`${cmsOrigin}/media/create`);
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    const brand = page.getByRole('combobox', { name: 'Brand' });
    await brand.fill('Dianella');
    await page.getByRole('option', { name: 'Dianella' }).click();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Upload' }).click();
    await (await chooser).setFiles({ name: 'roof.png', mimeType: 'image/png', buffer });
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(page.getByText(/alt text what the picture shows/).first()).toBeVisible();
    await page.getByRole('textbox', { name: 'Alt text' }).fill(alt);
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await page.waitForURL(/\/media\/(?!create)/);
  });

  await test.step('puts it into a page and publishes', async () => {
    await openPage(page, 'Dianella', '/about');
    await addSection(page, 'Picture');
    const card = page.locator('[data-block="image"]').last();
    const added = page.locator('[data-slate-node="element"]', { has: card });
    await added.getByRole('button', { name: 'Edit' }).last().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').first().fill(name);
    await page.getByRole('option', { name }).click();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await save(page);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
  });

  const visitor = await page.context().newPage();
  const picture = visitor.getByRole('img', { name: alt });
  await visitor.goto(`${siteOrigin('dianella')}/about`);
  const isLive = () => isServed(visitor, alt);
  await expect.poll(isLive, { intervals: [200], timeout: 30_000 }).toBe(true);
  await visitor.reload();
  await expect(picture).toHaveCount(1);
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute('src', /^\/media\/cms\/[a-z0-9]+\.png$/);
  const drawn = () =>
    picture.evaluate((image: HTMLImageElement) => [
      image.complete && image.naturalWidth > 0,
      image.getAttribute('width'),
      image.getAttribute('height'),
      image.loading,
    ]);
  await expect.poll(drawn).toEqual([true, '800', '500', 'lazy']);

  const post = '/blogs/the-day-a-balance-transfer-ends';
  await test.step('puts it at the top of a post, whose picture was a file shipped with the site', async () => {
    await openPage(page, 'Dianella', post, 'blog-post');
    const card = page.locator('[data-block="blog-post"]');
    const article = page.locator('[data-slate-node="element"]', { has: card });
    await article.getByRole('button', { name: 'Edit' }).last().click();
    const dialog = page.getByRole('dialog');
    const chosen = dialog.getByRole('combobox').first();
    await expect(chosen).toHaveValue('dianella/blog-balance-transfer.svg');
    await chosen.fill(name);
    await page.getByRole('option', { name }).click();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(card.getByText(name, { exact: true })).toBeVisible();
    await save(page);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
  });
  const atTop = visitor.locator('main img[src^="/media/cms/"]');
  await visitor.goto(siteOrigin('dianella') + post);
  const isAtTop = () => isServed(visitor, '/media/cms/');
  await expect.poll(isAtTop, { intervals: [200], timeout: 30_000 }).toBe(true);
  await visitor.reload();
  await expect(atTop).toHaveCount(1);
  await expect(atTop).toHaveAttribute('width', '800');
});
