/** Posts lie under the blog's index (spec: routes). */

export function isPost(path: string): boolean {
  return path.startsWith('/blogs/');
}
