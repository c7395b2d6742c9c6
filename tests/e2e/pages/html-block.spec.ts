/** The HTML block in a real browser without our policy: cleaned payloads do nothing, most of the others act. */
import { expect, type LaunchOptions, test } from '@playwright/test';
import * as v from 'valibot';
import { htmlBlockSchema } from '../../../client/sections/html-block/html-block.schema.ts';
import { decorateHtml } from '../../../client/sections/html-block/html-block.tsx';
import { payloads } from '../../../client/sections/html-block/xss.data.ts';
import { type BarePage, openBarePage } from '../support/xss-page.ts';

/** The HTML as the section shows it; empty when the schema refuses it. */
function shown(html: string): string {
  const parsed = v.safeParse(htmlBlockSchema, { type: 'html-block', html });
  return parsed.success ? decorateHtml(parsed.output.html, 2) : '';
}

const groups = Array.from({ length: Math.ceil(payloads.length / 10) }, (_, index) =>
  payloads.slice(index * 10, (index + 1) * 10),
);

/** Works through one list on four pages at once, because each mostly waits for what its HTML may still do. */
async function onPages<Item>(
  options: LaunchOptions,
  items: readonly Item[],
  work: (page: BarePage, item: Item) => Promise<void>,
): Promise<void> {
  const left = items.values();
  const workOff = async () => {
    const page = await openBarePage(options);
    for (const item of left) await work(page, item);
    await page.close();
  };
  await Promise.all([workOff(), workOff(), workOff(), workOff()]);
}

test('no payload does anything', async ({ launchOptions }) => {
  await onPages(launchOptions, groups, async (page, group) => {
    if ((await page.deedsOf(group.map(shown).join(''))).length === 0) return;
    for (const payload of group) {
      expect.soft(await page.deedsOf(shown(payload)), payload.slice(0, 200)).toEqual([]);
    }
    expect.soft(group, 'one of these payloads acts only in company').toEqual([]);
  });
});

test('most payloads act when they are not cleaned', async ({ launchOptions }) => {
  const idle: string[] = [];
  await onPages(launchOptions, payloads, async (page, payload) => {
    if (!(await page.acts(payload))) idle.push(payload);
  });
  // The others need an ancient browser, or a careless sanitiser that turns text into markup.
  expect(payloads.length - idle.length, idle.join('\n')).toBeGreaterThan(160);
});

test('what editors paste is shown, and its links lead where they should', async ({
  launchOptions,
  page,
}) => {
  const pasted =
    '<h2>Costs</h2><p>Ask <strong>first</strong>: <a href="https://example.org/a">who</a>.</p><ul><li>One</li></ul><table><tr><th scope="col">kWh</th></tr></table><img src="/media/a/b.svg" alt="A roof" width="4" height="3"><details><summary>More</summary><p>Less</p></details>';
  const bare = await openBarePage(launchOptions);
  expect(await bare.deedsOf(shown(pasted))).toEqual([]);
  await bare.close();
  await page.setContent(`<main>${shown(pasted)}</main>`);
  await expect(page.getByRole('heading', { name: 'Costs' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'who' })).toHaveAttribute('href', /example\.org\/a$/);
  await expect(page.getByRole('listitem')).toHaveText('One');
  await expect(page.getByRole('columnheader')).toHaveText('kWh');
  await expect(page.getByRole('img', { name: 'A roof' })).toHaveAttribute('width', '4');
  await page.getByText('More').click();
  await expect(page.getByText('Less')).toBeVisible();
});
