/** A page's entry, which lists and the page's head are made from. */
import type { Page } from '../../../content/model/page.schema.ts';
import { isPost } from '../../../domain/post-path.ts';
import type { ManifestEntry } from './content.port.ts';

export function entryOf(page: Page): ManifestEntry {
  const { title, description, published, noindex, image, sections } = page;
  return {
    title,
    description,
    published,
    noindex,
    ...(image ? { image } : {}),
    ...(sections.some(({ type }) => type === 'plans') ? { plans: true } : {}),
  };
}

/** True for a post that may be indexed, and so is in the feed. */
export function isFeedItem(path: string, { noindex }: Pick<ManifestEntry, 'noindex'>): boolean {
  return isPost(path) && !noindex;
}
