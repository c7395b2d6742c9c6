/** The sitemap of the live version: every page that may be indexed, with its date (sitemaps.org 0.9). */
import type { Brand } from '../../domain/brand.ts';
import type { ContentManifest } from '../ports/content/content.port.ts';
import { publicUrl } from './urls.ts';
import { xmlText } from './xml.ts';

export const sitemapPath = '/sitemap.xml';

export function sitemap(brand: Brand, manifest: ContentManifest): string {
  const urls = Object.entries(manifest.pages)
    .filter(([, { noindex }]) => !noindex)
    .map(
      ([path, { published }]) =>
        `<url><loc>${xmlText(publicUrl(brand, path))}</loc><lastmod>${xmlText(published)}</lastmod></url>`,
    );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
}
