/** Navigation: header, footer, breadcrumbs, campaign parameters, working links, redirects. */
import { isDeepStrictEqual } from 'node:util';
import { verticals } from '../../../domain/vertical.ts';
import { type HtmlFacts, htmlFacts } from '../../../scripts/content/html-facts.ts';
import { askSite } from '../support/e2e-server.ts';
import {
  brands,
  heroPages,
  host,
  isInternal,
  origin,
  pages,
  pagesOf,
  siteOf,
} from '../support/e2e-site.ts';
import { expect, test } from '../support/e2e-test.ts';
import { openReadyHero } from '../support/hero-form.ts';

/** A query as a partner sends it: both codes, an id under another name, an unknown parameter. */
const arrival = '?rc=NEW&rcCode=OLD&transaction_id=T1&utm_source=a%20b&utm_rm=9&foo=1';
/** The query as links carry it (spec: tracking): rc has replaced rcCode, transaction_id has become cui. */
const carried: readonly (readonly [string, string])[] = [
  ['rcCode', 'NEW'],
  ['cui', 'T1'],
  ['utm_source', 'a b'],
  ['utm_rm', '9'],
];
const carriedQuery = new URLSearchParams(carried.map(([name, value]) => [name, value])).toString();

for (const brand of brands) {
  const { header, footer } = siteOf(brand);

  test.describe(brand.slug, () => {
    test('header: every link where the content puts it, wide and in the menu', async ({ page }) => {
      await page.goto(`${origin(brand)}/`);
      const main = page.getByRole('navigation', { name: 'Main' });
      for (const { label, url, parentHeader } of header.links) {
        const link = main.getByRole('link', { name: label, exact: true, includeHidden: true });
        await expect(link).toHaveAttribute('href', url);
        if (parentHeader) {
          const group = main.locator('details', { hasText: parentHeader });
          await group.evaluate((details: HTMLDetailsElement) => {
            details.open = true;
          });
        }
        await expect(link).toBeVisible();
      }
      const logo = page.locator('header').getByRole('link', { name: `${brand.name}, home` });
      await expect(logo).toHaveAttribute('href', '/');

      await page.setViewportSize({ width: 390, height: 844 });
      await expect(main).toBeHidden();
      const menu = page.getByRole('navigation', { name: 'Menu' });
      await expect(menu).toBeHidden();
      await page.locator('header summary', { hasText: 'Menu' }).click();
      for (const { label, url } of header.links) {
        const link = menu.getByRole('link', { name: label, exact: true }).first();
        await expect(link).toBeVisible();
        await expect(link).toHaveAttribute('href', url);
      }
    });

    test('header: one group open at a time, the page’s own link marked', async ({ page }) => {
      const [link] = header.links;
      if (!link) throw new Error(`${brand.slug} has no header links`);
      await page.goto(origin(brand) + link.url);
      const main = page.getByRole('navigation', { name: 'Main' });
      const marked = main.locator('[aria-current=page]');
      await expect(marked).toHaveText(link.label);
      const groups = main.locator('details');
      for (let index = 0; index < (await groups.count()); index++) {
        await groups.nth(index).locator('summary').click();
        await expect(main.locator('details[open]')).toHaveCount(1);
      }
      await page.setViewportSize({ width: 390, height: 844 });
      await page.locator('header summary', { hasText: 'Menu' }).click();
      // Marked by more than colour.
      await expect(
        page.getByRole('navigation', { name: 'Menu' }).locator('[aria-current=page]').first(),
      ).toHaveCSS('text-decoration-line', 'underline');
    });

    test('the bundle link stays away from hosts that are not its own', async ({ page }) => {
      expect(brand.bundleLinkHosts).not.toContain(host(brand));
      await page.goto(`${origin(brand)}/`);
      const own = header.links.map(({ url }) => url);
      const label = header.bundleLink?.label ?? 'Bundle';
      const extra = page
        .locator('header > div > div')
        .getByRole('link', { name: label, exact: true, includeHidden: true });
      await expect(extra).toHaveCount(own.includes(header.bundleLink?.url ?? '/bundle') ? 1 : 0);
    });

    test('footer: four links to a column, or two columns when split in halves', async ({
      page,
    }) => {
      await page.goto(`${origin(brand)}/`);
      const nav = page.getByRole('navigation', { name: 'Footer' });
      for (const { title, links } of footer.groups) {
        const group = nav.locator('> div', { has: page.getByRole('heading', { name: title }) });
        await expect(group.getByRole('link')).toHaveText(links.map(({ label }) => label));
        const columns = await group
          .locator('ul')
          .evaluateAll((lists) => lists.map((list) => list.children.length));
        if (footer.layout === 'halves') {
          expect(columns.length).toBe(Math.min(2, links.length));
        } else {
          expect(columns.length).toBe(Math.ceil(links.length / 4));
          expect(Math.max(...columns)).toBeLessThanOrEqual(4);
        }
      }
      for (const line of footer.legal) await expect(page.locator('footer')).toContainText(line);
      // On a laptop, no group is alone in a row below the others.
      for (const width of [1280, 1024]) {
        await page.setViewportSize({ width, height: 800 });
        const tops = await nav
          .locator('> div')
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
        const last = tops.filter((top) => top === tops.at(-1));
        expect(last.length, `${width} px`).toBeGreaterThan(tops.length > 1 ? 1 : 0);
      }
    });

    test('breadcrumbs: Home, then one crumb per segment, the query kept on each', async () => {
      let shown = 0;
      for (const { path } of pagesOf(brand)) {
        const { body } = await askSite(host(brand), path + arrival);
        const [, crumbs] = /<nav aria-label="Breadcrumbs">(.*?)<\/nav>/s.exec(body) ?? [];
        if (crumbs === undefined) continue;
        shown++;
        const segments = path.split('/').filter(Boolean);
        const paths = ['/', ...segments.map((_, at) => `/${segments.slice(0, at + 1).join('/')}`)];
        const carried = (one: string) =>
          one.startsWith('/blogs') ? one : `${one}?${carriedQuery}`;
        expect(htmlFacts(crumbs).links, path).toEqual(paths.map(carried));
        const labels = [...crumbs.matchAll(/<a\b[^>]*>([^<]*)<\/a>/g)].map(([, label]) => label);
        // A page may name its last crumb itself.
        expect(labels.slice(0, -1), path).toEqual(['Home', ...segments.map(words)].slice(0, -1));
        expect(labels, path).toHaveLength(segments.length + 1);
      }
      expect(shown, 'pages with breadcrumbs').toBeGreaterThan(0);
    });

    test('breadcrumbs: the last one is marked and highlighted', async ({ page }) => {
      const [deepest] = pagesOf(brand)
        .filter(({ sections }) => sections.some(({ breadcrumbs }) => breadcrumbs === true))
        .sort((a, b) => b.path.split('/').length - a.path.split('/').length);
      if (!deepest) throw new Error(`${brand.slug} has no page with breadcrumbs`);
      await page.goto(origin(brand) + deepest.path);
      const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link');
      await expect(crumbs.last()).toHaveAttribute('aria-current', 'page');
      await expect(crumbs.first()).not.toHaveAttribute('aria-current');
      const weights = await crumbs.evaluateAll((all) =>
        all.map((crumb) => Number(getComputedStyle(crumb).fontWeight)),
      );
      expect(weights.at(-1)).toBeGreaterThan(Math.max(...weights.slice(0, -1)));
    });

    test('every link and form of every page carries the campaign parameters', async () => {
      for (const { path } of pagesOf(brand)) {
        const { body, headers } = await askSite(host(brand), path + arrival);
        const { links, posts } = htmlFacts(body);
        const targets = [...links, ...posts].filter(isInternal);
        expect(targets.length, path).toBeGreaterThan(5);
        // One assertion a page, because thousands of them take seconds.
        const wrong = targets.filter((target) => !isCarrying(new URL(target, origin(brand))));
        expect(wrong, path).toEqual([]);
        expect(String(headers['set-cookie']), path).toContain('kj_ref=');
      }
      const { body, headers } = await askSite(host(brand), '/');
      expect(
        htmlFacts(body).links.filter((href) => href.includes('?') && !/\?vertical=/.test(href)),
      ).toEqual([]);
      expect(headers['set-cookie']).toBeUndefined();
    });

    test('the island leaves the links and the form as the server decorated them', async ({
      page,
    }) => {
      const start = heroPages.find((one) => one.brand === brand && one.path === '/');
      if (!start) throw new Error(`${brand.slug} has no hero form on its home page`);
      const { body } = await askSite(host(brand), `/${arrival}`);
      const hero = await openReadyHero(page, start, arrival);
      const { links, posts } = htmlFacts(body);
      await expect(hero.form).toHaveAttribute('action', posts[0] ?? '');
      const hrefs = await hero.island
        .locator('a')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(hrefs.length).toBeGreaterThan(0);
      for (const href of hrefs) expect(links).toContain(href);
    });

    test('every link of every page leads to a page, and every anchor exists', async () => {
      const found = new Map<string, string>();
      // Many links share a page, and most lead to one of these.
      const known = new Map<string, { status: number; facts: HtmlFacts }>();
      const factsAt = async (url: string) => {
        const before = known.get(url);
        if (before) return before;
        const { status, body } = await askSite(host(brand), url);
        const now = { status, facts: htmlFacts(body) };
        known.set(url, now);
        return now;
      };
      for (const { path } of pagesOf(brand)) {
        for (const href of (await factsAt(path)).facts.links) {
          if (isInternal(href) || href.startsWith('#')) {
            const { pathname, search, hash } = new URL(href, origin(brand) + path);
            found.set(pathname + search + hash, path);
          }
        }
      }
      expect(found.size).toBeGreaterThan(pagesOf(brand).length);
      const broken: string[] = [];
      for (const [target, from] of found) {
        const [url = '', anchor] = target.split('#');
        const { status, facts } = await factsAt(url);
        if (status !== 200) broken.push(`${from} → ${target}: ${status}`);
        else if (anchor && !facts.ids.includes(anchor))
          broken.push(`${from} → ${target}: no such id`);
      }
      expect(broken).toEqual([]);
    });

    test('a path in another spelling leads to the page, and nowhere else', async () => {
      const [page] = pagesOf(brand).filter(({ path }) => path !== '/');
      if (!page) throw new Error(`${brand.slug} has one page only`);
      for (const path of [`${page.path}/`, page.path.toUpperCase()]) {
        const { status, headers } = await askSite(host(brand), `${path}?rc=A`);
        expect(status, path).toBe(308);
        expect(headers.location, path).toBe(`${page.path}?rc=A`);
      }
      for (const path of ['/no-such-page', '//evil.example', '/\\evil.example', '/%2e%2e/x']) {
        const { status, headers, body } = await askSite(host(brand), path);
        expect(status, path).toBe(404);
        expect(headers.location, path).toBeUndefined();
        expect(body, path).not.toContain('evil');
      }
    });
  });
}

test('personal loans have a plural basic-info path: the singular redirects to it', async () => {
  const brand = brands.find(({ verticals: own }) =>
    (own as readonly string[]).includes('personal-loan'),
  );
  if (!brand) throw new Error('No brand carries personal loans');
  const { status, headers } = await askSite(
    host(brand),
    '/personal-loan/basic-info?rc=A&visitId=v',
  );
  expect(status).toBe(308);
  expect(headers.location).toBe(`${verticals['personal-loan'].basicInfoPath}?rc=A&visitId=v`);
});

test('careers has its two anchors, reached with a slash before the hash', async ({ page }) => {
  const careers = pages.find(({ path }) => path === '/careers');
  if (!careers) throw new Error('No brand has a careers page');
  for (const anchor of ['opportunities', 'jobs']) {
    await page.goto(`${origin(careers.brand)}/careers/#${anchor}`);
    await expect(page).toHaveURL(`${origin(careers.brand)}/careers#${anchor}`);
    await expect(page.locator(`#${anchor}`)).toBeInViewport();
  }
});

test('an unknown host has no brand', async () => {
  const { status, body } = await askSite('somebody.localhost', '/');
  expect(status).toBe(421);
  for (const { name } of brands) expect(body).not.toContain(name);
});

/** Whether a link carries the campaign at the end of its query, and nothing else of an arrival; articles and files carry no query. */
function isCarrying({ pathname, searchParams }: URL): boolean {
  const query = [...searchParams];
  if (/^\/(?:blogs|media|assets)(?:\/|$)/.test(pathname)) return query.length === 0;
  const own = query.slice(0, -carried.length);
  return (
    isDeepStrictEqual(query.slice(own.length), carried) &&
    !own.some(([name]) => ['rc', 'transaction_id', 'foo'].includes(name))
  );
}

/** `privacy-policy` → `Privacy Policy` (spec: breadcrumbs). */
function words(segment: string): string {
  return segment.replaceAll('-', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
