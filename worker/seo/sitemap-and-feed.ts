/** A brand's lists of pages for programs: the sitemap (sitemaps.org 0.9), and the blog as RSS 2.0. */
import type { Brand } from '../../domain/brand.ts';
import type { ManifestEntries } from '../ports/content/content.port.ts';
import { isFeedItem } from '../ports/content/manifest-entry.ts';
import { publicUrl } from './brand-files.ts';

export const sitemapPath = '/sitemap.xml';
export const feedPath = '/blogs/rss.xml';
/** The most URLs that a sitemap may contain (sitemaps.org). */
const mostUrls = 50_000;
/** The most posts in the feed; older ones stay on the site. */
const maxItems = 50;

export interface Post {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** ISO date. */
  readonly published: string;
}

/** Posts that may be indexed, newest first; posts of the same day by path, so that the order is stable. */
export function postsOf(entries: ManifestEntries): Post[] {
  return Object.entries(entries)
    .filter(([path, entry]) => isFeedItem(path, entry))
    .map(([path, { title, description, published }]) => ({ path, title, description, published }))
    .sort((a, b) => b.published.localeCompare(a.published) || a.path.localeCompare(b.path));
}

/** A page that is not content, with the date of its last change if there is one. */
interface FoundPage {
  readonly path: string;
  readonly changed: string | null;
}

/** Every page that may be indexed. Content records only its first day, so that is its date. @param more other pages */
export function sitemap(
  brand: Brand,
  entries: ManifestEntries,
  more: readonly FoundPage[] = [],
): string {
  const own = Object.entries(entries)
    .filter(([, { noindex }]) => !noindex)
    .map(([path, { published }]) => ({ path, changed: published }));
  const urls = [...own, ...more].slice(0, mostUrls).map(({ path, changed }) => {
    const parts = tag('loc', publicUrl(brand, path)) + (changed ? tag('lastmod', changed) : '');
    return `<url>${parts}</url>`;
  });
  return `${declaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
}

/** The feed's name, for its channel and for the link in the head. */
export function feedTitle(brand: Brand): string {
  return `${brand.name} blog`;
}

/** RSS 2.0 with the Atom self link that feed readers ask for. @param posts newest first, at least one */
export function blogFeed(brand: Brand, posts: readonly Post[]): string {
  const shown = posts.slice(0, maxItems);
  const channel = [
    tag('title', feedTitle(brand)),
    tag('link', publicUrl(brand, '/blogs')),
    `<atom:link href="${xmlText(publicUrl(brand, feedPath))}" rel="self" type="application/rss+xml"/>`,
    tag('description', brand.tagline),
    tag('language', 'en-au'),
    ...(shown[0] ? [tag('lastBuildDate', rfc822(shown[0].published))] : []),
    ...shown.map((post) => item(brand, post)),
  ];
  return `${declaration}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${channel.join('')}</channel></rss>\n`;
}

function item(brand: Brand, { path, title, description, published }: Post): string {
  const url = publicUrl(brand, path);
  const parts = [
    tag('title', title),
    tag('link', url),
    tag('guid', url),
    tag('pubDate', rfc822(published)),
    tag('description', description),
  ];
  return `<item>${parts.join('')}</item>`;
}

/** RSS 2.0 asks for RFC 822 dates with a year of four digits. */
function rfc822(isoDate: string): string {
  return new Date(`${isoDate}T00:00:00Z`).toUTCString();
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

function tag(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 §2.2 does not allow them in any form.
const unspeakable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Safe as an element's text and inside a quoted attribute. */
function xmlText(value: string): string {
  return value.replace(unspeakable, '').replace(/[&<>"']/g, (sign) => entities[sign] ?? '');
}
