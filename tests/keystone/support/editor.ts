/** An editor's actions in the CMS: sign in, open a page, add a section, save. */
import { expect, type Page } from '@playwright/test';
import { development } from '../../../content/cms/development-values.mjs';
import { cmsOrigin } from './servers.ts';

/** Signs the administrator in without the sign-in page, which has tests of its own. */
export async function signInAdmin(page: Page): Promise<void> {
  const { email, password } = development;
  const query = `mutation ($email: String!, $password: String!) {
    authenticateUserWithPassword(email: $email, password: $password) { __typename } }`;
  const answer = await page.request.post(`${cmsOrigin}/api/graphql`, {
    data: { query, variables: { email, password } },
  });
  expect(await answer.text()).toContain('UserAuthenticationWithPasswordSuccess');
}

export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto(`${cmsOrigin}/signin`);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: /sign in/i }).click();
  await page.waitForURL((url) => url.pathname !== '/signin');
}

/** @param brand the brand's name @param first the type of a section on the page */
export async function openPage(
  page: Page,
  brand: string,
  path: string,
  first = 'hero',
): Promise<void> {
  await page.goto(`${cmsOrigin}/pages?search=${path}&column=title&column=path&column=brand`);
  const row = page.getByRole('row').filter({ hasText: brand }).filter({ hasText: path });
  await row.first().click();
  await expect(page.locator(`[data-block="${first}"]`)).toBeVisible();
}

/** Adds a section at the end of the page. @param name its name in the menu */
export async function addSection(page: Page, name: string): Promise<void> {
  const editor = page.locator('[data-slate-editor][role="textbox"]');
  await editor.locator('> *').last().click();
  await page.keyboard.press('Control+End');
  await page.getByRole('button', { name: 'Insert', exact: true }).first().click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

export async function save(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Save', exact: true });
  await button.click();
  await expect(button).toBeDisabled();
}

/** The sections of the open page, by type, in their order. */
export function blocks(page: Page): Promise<(string | undefined)[]> {
  return page
    .locator('[data-block]')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.block));
}
