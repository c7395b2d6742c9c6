/** Paths that routes of ours answer: a page of content with one of them would never be seen. */
import { heroFormPath } from './forms/hero-rules.ts';
import { isVerticalSlug, verticalSlugs, verticals } from './vertical.ts';

/** Pages that are in no content, and that a visitor may type or be linked to. */
const ownPages: ReadonlySet<string> = new Set([
  ...['/address', '/compare', '/receipt', '/withdraw', heroFormPath],
  ...verticalSlugs.map((slug) => verticals[slug].basicInfoPath),
]);

const otherOwn: ReadonlySet<string> = new Set([
  '/404',
  '/challenge',
  '/healthz',
  '/message-sent',
  '/personal-loan/basic-info',
]);

/** Taken with everything below them; `cdn-cgi` is the platform's, and reaches no worker. */
const ownFolders = /^\/(?:api|assets|cdn-cgi|colours|media|preview)(?:\/|$)/;

/** True for a page of ours that is in no content. */
export function isOwnPage(path: string): boolean {
  return ownPages.has(path);
}

/** True for a path that no page of content can have. @param path as pages are called: lower case, no slash at its end */
export function isReservedPath(path: string): boolean {
  if (isOwnPage(path) || otherOwn.has(path) || ownFolders.test(path)) return true;
  // Each plan has a page: /plans/<vertical>/<id>.
  const [, folder, vertical, id] = path.split('/');
  return folder === 'plans' && id !== undefined && isVerticalSlug(vertical);
}

/** What an editor reads who chose one. */
export const reservedPathWords = 'The site answers this path itself: choose another one';
