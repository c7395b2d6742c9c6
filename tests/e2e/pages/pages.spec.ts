/** Every page of every brand: status, axe, width, policy, islands, and its content without script. */
import { expectAccessible } from '../support/axe.ts';
import { askSite } from '../support/e2e-server.ts';
import { brands, host, origin, pagesOf, type SitePage } from '../support/e2e-site.ts';
import { expect, test } from '../support/e2e-test.ts';
import { overflow, startIslands } from '../support/settled-page.ts';

const narrow = { width: 390, height: 844 };
const wide = { width: 1280, height: 800 };

for (const brand of brands) {
  test.describe(brand.slug, () => {
    // A test for each page alone would spend a quarter of its time on a new renderer and an empty cache.
    for (const some of inFives(pagesOf(brand))) {
      test(`${some.map(({ path }) => path).join(', ')} in the browser`, async ({ page }) => {
        test.setTimeout(some.length * 60_000);
        const scripts: string[] = [];
        page.on('request', (request) => {
          if (request.resourceType() === 'script') scripts.push(request.url());
        });
        for (const { path, sections } of some) {
          scripts.length = 0;
          await page.setViewportSize(narrow);
          const response = await page.goto(origin(brand) + path);
          expect(response?.status(), path).toBe(200);
          await expect(page.locator('html'), path).toHaveAttribute('lang', 'en-AU');
          await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
          const shown = page.locator('main > section[data-section]');
          await expect(shown, path).toHaveCount(sections.length);

          const islands = await startIslands(page);
          if (islands === 0) expect(scripts, path).toEqual([]);
          await expectAccessible(page, `${path} at ${narrow.width} px`);
          expect(await overflow(page), `${path} at ${narrow.width} px`).toEqual([]);
          await page.setViewportSize(wide);
          await expectAccessible(page, `${path} at ${wide.width} px`);
          expect(await overflow(page), `${path} at ${wide.width} px`).toEqual([]);
          await page.setViewportSize({ width: 320, height: 640 });
          expect(await overflow(page), `${path} at 320 px`).toEqual([]);
        }
      });
    }

    test('the HTML keeps the policy: no inline script, style or handler', async () => {
      for (const { path } of pagesOf(brand)) {
        const { status, headers, body } = await askSite(host(brand), path);
        expect(status, path).toBe(200);
        const inline = body.match(
          /<script(?! type="application\/ld\+json">)(?![^>]*\ssrc=)[^>]*>|<style[^>]*>|<[a-z][^>]*\s(?:style|on[a-z]+)="[^>]*>/g,
        );
        // An island's `on` is its trigger, not an event handler; JSON-LD is data and never runs.
        expect(inline, path).toBeNull();
        expect(body.includes('<x-island'), path).toBe(/<script [^>]*\ssrc=/.test(body));
        expect(headers['content-security-policy'], path).toMatch(/default-src 'none'/);
        expect(headers['content-security-policy'], path).not.toMatch(/unsafe/);
      }
    });

    test('titles and descriptions are there and each is the page’s own', async () => {
      const heads = await Promise.all(
        pagesOf(brand).map(async ({ path }) => {
          const { body } = await askSite(host(brand), path);
          const title = /<title>([^<]*)<\/title>/.exec(body)?.[1] ?? '';
          const description = /<meta name="description" content="([^"]*)"/.exec(body)?.[1] ?? '';
          expect(title, path).toContain(brand.name);
          expect(description.length, path).toBeGreaterThan(20);
          return [title, description];
        }),
      );
      expect(new Set(heads.map(([title]) => title)).size).toBe(heads.length);
      expect(new Set(heads.map(([, description]) => description)).size).toBe(heads.length);
    });
  });

  test.describe(`${brand.slug} without script`, () => {
    test.use({ javaScriptEnabled: false, viewport: narrow });

    test('every section of every page is there to be read', async ({ page }) => {
      for (const { path, sections } of pagesOf(brand)) {
        await page.goto(origin(brand) + path);
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
        const shown = page.locator('main > section[data-section]');
        await expect(shown, path).toHaveCount(sections.length);
        const texts = await shown.evaluateAll((all) =>
          // biome-ignore lint/performance/useDomNodeTextContent: only what is rendered can be read.
          all.map((section) => (section instanceof HTMLElement ? section.innerText.trim() : '')),
        );
        for (const text of texts) expect(text.length, path).toBeGreaterThan(0);
        // Controls that need script are not offered.
        await expect(page.locator('.needs-script:visible'), path).toHaveCount(0);
      }
    });
  });
}

function inFives(all: readonly SitePage[]): (readonly SitePage[])[] {
  return Array.from({ length: Math.ceil(all.length / 5) }, (_, index) =>
    all.slice(index * 5, index * 5 + 5),
  );
}
