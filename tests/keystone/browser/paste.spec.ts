/** Text that an editor pastes: what came with it from another program does not appear, and never stops a form without a word. */
import { expect, type Page, test } from '@playwright/test';
import { openPage, save, signInAdmin } from '../support/editor.ts';

const editorOf = (page: Page) => page.locator('[data-slate-editor][role="textbox"]');
const word = (page: Page) => page.locator('.change-word');

/** Puts the caret at the end of the page. */
async function toEnd(page: Page): Promise<void> {
  await editorOf(page).locator('> *').last().click();
  await page.keyboard.press('Control+End');
}

/** Copies the whole of another page with the browser's own clipboard. */
async function copy(page: Page, html: string): Promise<void> {
  const source = await page.context().newPage();
  await source.setContent(html);
  await source.keyboard.press('Control+A');
  await source.keyboard.press('Control+C');
  await source.close();
  await page.bringToFront();
}

/** A paste as Word supplies it: Chromium removes comments from what it copies itself. */
async function pasteAsWord(page: Page, html: string): Promise<void> {
  await editorOf(page).evaluate((editor, given) => {
    const data = new DataTransfer();
    data.setData('text/html', given);
    const event = { clipboardData: data, bubbles: true, cancelable: true };
    editor.dispatchEvent(new ClipboardEvent('paste', event));
  }, html);
}

test.beforeEach(async ({ page, context }) => {
  test.setTimeout(60_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAdmin(page);
  await openPage(page, 'Acacia', '/about');
  await toEnd(page);
});

test('text with a link to a script is pasted without the link, and saved', async ({ page }) => {
  await copy(page, '<p>See <a href="javascript:void(0)">the old menu</a> and <b>this</b>.</p>');
  await page.keyboard.press('Control+V');
  await expect(editorOf(page).getByText('the old menu').first()).toBeVisible();
  await expect(editorOf(page).locator('a', { hasText: 'the old menu' })).toHaveCount(0);
  await expect(editorOf(page).locator('strong', { hasText: 'this' }).first()).toBeVisible();
  await save(page);
});

test('Word’s comments do not become words', async ({ page }) => {
  const item = '<p><!--[if !supportLists]-->1. <!--[endif]-->First of all</p>';
  await pasteAsWord(page, `<body><!--StartFragment-->${item}<!--EndFragment--></body>`);
  await expect(editorOf(page).getByText('1. First of all')).toBeVisible();
  await expect(editorOf(page)).not.toContainText(/supportLists|endif|Fragment/);
});

test('a form that is not sent because of a link says so, and shows the link', async ({ page }) => {
  // The editor reads Markdown in plain text.
  await copy(page, '<textarea autofocus>See [the lost page](javascript:void%280%29)</textarea>');
  await page.keyboard.press('Control+V');
  const link = editorOf(page).getByText('the lost page');
  await expect(link).toBeVisible();
  await page.getByLabel('Breadcrumb name').focus();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(word(page)).toContainText('because of the link “the lost page”');
  await expect(link).toBeInViewport();
});
