/** When a site refuses header, footer and shared text, people who open the brand in the CMS are told. */
import { expect, type Page, test } from '@playwright/test';
import { development } from '../../../content/cms/development-values.mjs';
import { signInAdmin } from '../support/editor.ts';
import { cmsOrigin, siteOrigin } from '../support/servers.ts';

const reason = 'consent.version: different words are live';

/** Queries and reports as a site does. */
async function ask(page: Page, query: string, variables: object = {}) {
  const answer = await page.request.post(`${cmsOrigin}/api/graphql`, {
    headers: { authorization: `Bearer ${development.tokens.read}` },
    data: { query, variables },
  });
  return (await answer.json()).data;
}

test('a refused frame is shown beside the brand, with the reason', async ({ page }) => {
  test.setTimeout(120_000);
  await signInAdmin(page);
  await page.goto(`${cmsOrigin}/brands`);
  await page.getByRole('row').filter({ hasText: 'Eucalypt' }).first().click();
  const said = page.getByRole('status', { name: 'Header, footer and shared text on the site' });
  await expect(said).toContainText('Last published by');

  const { siteLive } = await ask(page, '{ siteLive(brand: "eucalypt") { number } }');
  await ask(
    page,
    'mutation ($number: Int!, $outcome: JSON!) { reportPublication(brand: "eucalypt", number: $number, outcome: $outcome) }',
    {
      number: siteLive.number,
      outcome: {
        // A report replaces the outcome of the site it names, and of no other.
        site: new URL(siteOrigin('eucalypt')).host,
        state: 'refused',
        at: new Date().toISOString(),
        version: 'v',
        problems: [{ path: '', reason }],
      },
    },
  );
  await expect(said).toContainText('Refused by the site');
  await expect(said).toContainText(reason);
});
