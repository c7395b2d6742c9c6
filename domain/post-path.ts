/** Paths of content pages. */

/** Characters; a form brings the path of its page back, and it is kept with the lead. */
export const maxPath = 200;

/** Of any page: `//8.8.8.8` would be a link to another host. */
export const pagePathPattern = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/;

/** Posts lie under the blog's index (spec: routes). */
export function isPost(path: string): boolean {
  return path.startsWith('/blogs/');
}
