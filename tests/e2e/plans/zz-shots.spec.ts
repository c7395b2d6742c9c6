import { brands, origin } from '../support/e2e-site.ts';
import { test } from '../support/e2e-test.ts';
import { loadEverything } from '../support/settled-page.ts';

const paths = (process.env.SHOTS ?? '').split(',');
for (const seller of brands.filter(({ verticals }) => verticals.includes('energy')))
  test(`shots ${seller.slug}`, async ({ page }) => {
    for (const [i, path] of paths.entries())
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(origin(seller) + path);
        await loadEverything(page);
        await page.screenshot({
          path: `/tmp/e-shots/${seller.slug}-${i}-${width}.png`,
          fullPage: true,
        });
      }
  });
