/** The posts of a brand's blog, from what the content manifest knows. */
import type { ContentManifest } from '../ports/content/content.port.ts';

export interface Post {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** ISO date. */
  readonly published: string;
}

/** Posts lie under the blog's index (spec: routes). */
export function isPost(path: string): boolean {
  return path.startsWith('/blogs/');
}

/** Posts to be found by everybody, newest first; on one day by path, so that the order never jumps. */
export function postsOf({ pages }: ContentManifest): Post[] {
  return Object.entries(pages)
    .filter(([path, { noindex }]) => isPost(path) && !noindex)
    .map(([path, { title, description, published }]) => ({ path, title, description, published }))
    .sort((a, b) => b.published.localeCompare(a.published) || a.path.localeCompare(b.path));
}

/** True when the brand has a feed to point at. */
export function hasPosts({ pages }: ContentManifest): boolean {
  return Object.entries(pages).some(([path, { noindex }]) => isPost(path) && !noindex);
}
