/** What crawlers and browsers ask for beside the pages: robots.txt per stage, sitemap, feed, icon, app manifest. */
import { Hono } from 'hono';
import type { AppEnv } from '../../context.ts';
import { Problem } from '../../http/errors.ts';
import { mediaPath } from '../../seo/brand-files.ts';
import { sitemap, sitemapPath } from '../../seo/sitemap.ts';
import { publicUrl } from '../../seo/urls.ts';
import { webManifest, webManifestPath } from '../../seo/web-manifest.ts';
import { gallery } from '../workshop/gallery.route.tsx';
import { feed } from './feed.ts';

export const seo = new Hono<AppEnv>();

seo.route('/', feed);
seo.route('/', gallery);

/** Only production is indexed. */
seo.get('/robots.txt', (c) => {
  const lines =
    c.get('stage') === 'production'
      ? ['User-agent: *', 'Disallow: /api/', `Sitemap: ${publicUrl(c.get('brand'), sitemapPath)}`]
      : ['User-agent: *', 'Disallow: /'];
  return c.text(`${lines.join('\n')}\n`);
});

seo.get(sitemapPath, async (c) => {
  const brand = c.get('brand');
  const { manifest } = await c.get('content').site(brand.slug);
  return c.body(sitemap(brand, manifest), 200, {
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=600',
  });
});

seo.get(webManifestPath, (c) => {
  return c.body(JSON.stringify(webManifest(c.get('brand'))), 200, {
    'content-type': 'application/manifest+json; charset=utf-8',
    'cache-control': 'public, max-age=86400',
  });
});

/** Asked for by name by whoever does not read the head; the files of all brands share one folder. */
seo.get('/favicon.ico', async (c) => {
  const url = new URL(mediaPath(c.get('brand'), 'favicon.ico'), c.req.url);
  const file = await c.env.ASSETS.fetch(url.href);
  if (!file.ok) throw new Problem('not_found');
  return c.body(await file.arrayBuffer(), 200, {
    'content-type': 'image/x-icon',
    'cache-control': 'public, max-age=86400',
  });
});
