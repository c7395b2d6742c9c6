/** The space between two sections where the first has no spacing of its own (spec: sections). */
import { origin, pages } from '../support/e2e-site.ts';
import { expect, test } from '../support/e2e-test.ts';

test('a section without spacing of its own does not touch the next', async ({ page }) => {
  const bare = pages.flatMap(({ brand, path, sections }) =>
    sections.flatMap(({ spacing }, place) => (spacing === 'none' ? [{ brand, path, place }] : [])),
  );
  expect(bare).not.toEqual([]);
  for (const { brand, path, place } of bare) {
    await page.goto(origin(brand) + path);
    const sections = page.locator('main > section[data-section]');
    const next = sections.nth(place + 1);
    const room = await next.evaluate((it) => Number.parseFloat(getComputedStyle(it).paddingTop));
    expect(room, brand.slug + path).toBeGreaterThan(40);
  }
});
