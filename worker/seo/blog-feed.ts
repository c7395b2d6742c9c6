/** The blog as RSS 2.0, from what the content manifest knows of each post. */
import type { Brand } from '../../domain/brand.ts';
import type { Post } from './posts.ts';
import { publicUrl } from './urls.ts';
import { xmlText } from './xml.ts';

export const feedPath = '/blogs/rss.xml';
/** Readers come back for more; older posts stay on the site. */
const maxItems = 50;

/** Name of the feed, for its channel and for the link in the head. */
export function feedTitle(brand: Brand): string {
  return `${brand.name} blog`;
}

/** RSS 2.0 with the Atom self link that readers ask for. @param posts newest first, at least one */
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
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${channel.join('')}</channel></rss>\n`;
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

function tag(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`;
}
