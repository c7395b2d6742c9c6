/** After a wrong password, the sign-in page says so and keeps what was typed; no other host learns of the visit. */
import { expect, test } from '@playwright/test';
import { development } from '../../../content/cms/development-values.mjs';
import { cmsOrigin } from '../support/servers.ts';

test('a wrong password is reported, and only it must be typed again', async ({ page }) => {
  const elsewhere: string[] = [];
  await page.route(
    ({ origin }) => origin !== cmsOrigin,
    (route) => {
      elsewhere.push(route.request().url());
      return route.abort();
    },
  );
  await page.goto(`${cmsOrigin}/signin`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-AU');
  const email = page.getByLabel('Email');
  const password = page.getByRole('textbox', { name: 'Password' });
  await email.fill(development.email);
  await password.fill('a wrong password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('The email or the password is wrong')).toBeVisible();
  await expect(email).toHaveValue(development.email);

  await password.fill(development.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('link', { name: 'Pages' }).first()).toBeVisible();
  expect(elsewhere).toEqual([]);
});
