/** What lists and heads know of a page, taken from the page. */
import type { Page } from '../../../content/model/page.schema.ts';
import { isPost } from '../../../domain/post-path.ts';
import type { ManifestEntry } from './content.port.ts';

export function entryOf({ title, description, published, noindex, image }: Page): ManifestEntry {
  return { title, description, published, noindex, ...(image ? { image } : {}) };
}

/** True for a post that may be indexed: the feed has it. */
export function isFeedItem(path: string, { noindex }: Pick<ManifestEntry, 'noindex'>): boolean {
  return isPost(path) && !noindex;
}
