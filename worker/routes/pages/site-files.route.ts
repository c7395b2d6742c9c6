/** The files beside the pages: robots.txt per stage, sitemap, feed, icon, web app manifest, editors' colours. */
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
  // Every page of the brand is read, and no cache of ours has the list.
  await countAgainst(c.env.LIMIT_SEARCH, c);
  const brand = c.get('brand');
  const entries = await liveEntries(c, await c.get('content').site(brand.slug));
  const type = 'application/xml; charset=utf-8';
  const { pages, complete } = await planPagesOf(c);
  // Without plans it is right for a moment, and no longer.
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

/** Programs wait for a list longer than people for a page, and a brand may have ten thousand pages. */
const listDeadlineMs = 5_000;

/**
 * Of all pages of the version that is live.
 * @throws Problem content_unavailable when its source cannot tell: a program would take the pages of another
 * source for all there are
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

/** Asked for by name by clients that do not read the head; the files of all brands share one folder. */
siteFiles.get('/favicon.ico', async (c) => {
  const url = new URL(mediaPath(c.get('brand'), 'favicon.ico'), c.req.url);
  const file = await c.env.ASSETS.fetch(url.href);
  if (!file.ok) throw new Problem('not_found');
  return c.body(await file.arrayBuffer(), 200, keptFor(oneDay, 'image/x-icon'));
});

/** The colours an editor chose for a page: a pure function of the path, so it never changes. */
siteFiles.get('/colours/*', (c) => {
  const css = colourSheet(c.req.path);
  if (css === null) throw new Problem('not_found');
  return c.body(css, 200, {
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

/** Seconds. */
const oneMinute = 60;
const tenMinutes = 600;
const oneDay = 86_400;

function keptFor(seconds: number, type: string) {
  return { 'content-type': type, 'cache-control': `public, max-age=${seconds}` };
}
