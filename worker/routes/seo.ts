/** What crawlers ask for: robots.txt per stage, and the sitemap of the live version. */
import { Hono } from 'hono';
import type { AppEnv } from '../context.ts';

export const seo = new Hono<AppEnv>();

/** Only production is indexed. */
seo.get('/robots.txt', (c) => {
  c.set('route', '/robots.txt');
  const lines =
    c.get('stage') === 'production'
      ? [
          'User-agent: *',
          'Disallow: /api/',
          `Sitemap: https://${c.get('brand').hosts.production}/sitemap.xml`,
        ]
      : ['User-agent: *', 'Disallow: /'];
  return c.text(`${lines.join('\n')}\n`);
});

seo.get('/sitemap.xml', async (c) => {
  c.set('route', '/sitemap.xml');
  const brand = c.get('brand');
  const { manifest } = await c.get('content').site(brand.slug);
  const listed = Object.entries(manifest.pages).filter(([, { noindex }]) => !noindex);
  const urls = listed.map(
    ([path, { published }]) =>
      `<url><loc>https://${brand.hosts.production}${path}</loc><lastmod>${published}</lastmod></url>`,
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
  return c.body(xml, 200, { 'content-type': 'application/xml; charset=utf-8' });
});
