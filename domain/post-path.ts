/** Paths of content pages. */

/** In characters. A form sends its page's path, which is stored with the lead. */
export const maxPath = 200;

/** Matches any page path, but not `//8.8.8.8`, which would link to another host. */
export const pagePathPattern = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/;

/** Posts are under the blog's index (spec: routes). */
export function isPost(path: string): boolean {
  return path.startsWith('/blogs/');
}
