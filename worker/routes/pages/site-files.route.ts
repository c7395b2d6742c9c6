/** The site's files other than pages: robots.txt, sitemap, feed, icon, web app manifest and editors' colours. */
import { Hono } from 'hono';
import type { LoadedSite } from '../../content/live-sites.ts';
import type { AppContext, AppEnv } from '../../context.ts';
import { Problem } from '../../http/errors.ts';
import { countAgainst } from '../../http/request-checks.ts';
import { planPagesOf } from '../../plans/plan-pages.ts';
import type { ManifestEntries } from '../../ports/content/content.port.ts';
import { colourSheet } from '../../render/colour-sheet.ts';
import { mediaPath, publicUrl, webManifest, webManifestPath } from '../../seo/brand-files.ts';
import { blogFeed, feedPath, postsOf, sitemap, sitemapPath } from '../../seo/sitemap-and-feed.ts';

export const siteFiles = new Hono<AppEnv>();

/** Only production is indexed. */
siteFiles.get('/robots.txt', (c) => {
  const lines =
    c.get('stage') === 'production'
      ? ['User-agent: *', 'Disallow: /api/', `Sitemap: ${publicUrl(c.get('brand'), sitemapPath)}`]
      : ['User-agent: *', 'Disallow: /'];
  return c.text(`${lines.join('\n')}\n`);
});

siteFiles.get(sitemapPath, async (c) => {
  // It reads every page of the brand, and we do not cache the list.
  await countAgainst(c.env.LIMIT_SEARCH, c);
  const brand = c.get('brand');
  const entries = await liveEntries(c, await c.get('content').site(brand.slug));
  const type = 'application/xml; charset=utf-8';
  const { pages, complete } = await planPagesOf(c);
  // Without the plans it must not be kept for long.
  const seconds = complete ? tenMinutes : oneMinute;
  return c.body(sitemap(brand, entries, pages), 200, keptFor(seconds, type));
});

/** A brand without posts has no feed. */
siteFiles.get(feedPath, async (c, next) => {
  await countAgainst(c.env.LIMIT_SEARCH, c);
  const brand = c.get('brand');
  const loaded = await c.get('content').site(brand.slug);
  if (!loaded.hasPosts && !loaded.substitute) return next();
  const posts = postsOf(await liveEntries(c, loaded));
  const type = 'application/rss+xml; charset=utf-8';
  return c.body(blogFeed(brand, posts), 200, keptFor(tenMinutes, type));
});

/** Programs wait longer for a list than people do for a page, and a brand may have ten thousand pages. */
const listDeadlineMs = 5_000;

/**
 * The entries of all pages of the live version.
 * @throws Problem content_unavailable when its source does not answer: a program would take another source's
 * pages for the complete list
 */
async function liveEntries(c: AppContext, loaded: LoadedSite): Promise<ManifestEntries> {
  const { slug } = c.get('brand');
  const { entries, substitute } = await c.get('content').entries(slug, loaded, listDeadlineMs);
  if (!substitute) return entries;
  const cause = `The live version of ${slug} cannot be listed`;
  throw new Problem('content_unavailable', { cause });
}

siteFiles.get(webManifestPath, (c) => {
  const type = 'application/manifest+json; charset=utf-8';
  return c.body(JSON.stringify(webManifest(c.get('brand'))), 200, keptFor(oneDay, type));
});

/** Requested by name by clients that do not read the head; the asset host has all brands' files, each in its folder. */
siteFiles.get('/favicon.ico', async (c) => {
  const url = new URL(mediaPath(c.get('brand'), 'favicon.ico'), c.req.url);
  const file = await c.env.ASSETS.fetch(url.href);
  if (!file.ok) throw new Problem('not_found');
  return c.body(await file.arrayBuffer(), 200, keptFor(oneDay, 'image/x-icon'));
});

/** The stylesheet of an editor's colours: a pure function of the path, so it never changes. */
siteFiles.get('/colours/*', (c) => {
  const css = colourSheet(c.req.path);
  if (css === null) throw new Problem('not_found');
  return c.body(css, 200, {
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

/** In seconds. */
const oneMinute = 60;
const tenMinutes = 600;
const oneDay = 86_400;

function keptFor(seconds: number, type: string) {
  return { 'content-type': type, 'cache-control': `public, max-age=${seconds}` };
}
