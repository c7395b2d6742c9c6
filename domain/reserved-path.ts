/** Paths that routes of ours answer: a page of content with one of them would never be seen. */
import { heroFormPath } from './forms/hero-rules.ts';
import { isId } from './text.ts';
import { isVerticalSlug, type VerticalSlug, verticalSlugs, verticals } from './vertical.ts';

/** Pages that are in no content, and that a visitor may type or be linked to. */
const ownPages: ReadonlySet<string> = new Set([
  '/address',
  '/compare',
  '/message-sent',
  '/receipt',
  '/withdraw',
  heroFormPath,
]);

/** The route is plural (spec: routes). */
const singularPath = '/personal-loan/basic-info';

const otherOwn: ReadonlySet<string> = new Set([
  singularPath,
  '/404',
  '/challenge',
  '/healthz',
  '/preview',
  '/preview/end',
]);

/** Taken with everything below them; `cdn-cgi` is the platform's, and reaches no worker. */
const ownFolders = /^\/(?:api|cdn-cgi|colours)(?:\/|$)/;
/** Only what is in them is taken: files of the build, and pictures of the CMS. */
const ownFiles = /^\/(?:assets\/.+|media\/cms\/[^/]+)$/;

/** The path of a page as pages are called, for one in other case, with slashes too many, or in the singular. */
export function tidiedPath(path: string): string {
  let end = path.length;
  // An expression would take time by the square of the slashes.
  while (end > 1 && path[end - 1] === '/') end -= 1;
  const tidied = path.slice(0, end).toLowerCase();
  return tidied === singularPath ? verticals['personal-loan'].basicInfoPath : tidied;
}

/**
 * True for a page of ours that is in no content.
 * @param carried the brand's verticals: forms of others are not answered
 */
export function isOwnPage(path: string, carried: readonly string[]): boolean {
  if (ownPages.has(path)) return true;
  const form = formAt(path);
  // A bundle is what choosing two products makes, so no brand needs to carry it.
  return form === 'bundle' || (form !== undefined && carried.includes(form));
}

/**
 * True for a path at which a brand's page of content would not be seen, or not always.
 * @param path as pages are called: lower case, no slash at its end
 * @param carried the brand's verticals: forms and plans of others are not answered
 */
export function isReservedPath(path: string, carried: readonly string[]): boolean {
  if (isOwnPage(path, carried) || otherOwn.has(path)) return true;
  if (ownFolders.test(path) || ownFiles.test(path)) return true;
  // Each plan has a page, /plans/<vertical>/<id>; a bundle is no plan.
  const [, folder, vertical = '', id, ...below] = path.split('/');
  if (folder !== 'plans' || id === undefined || below.length > 0 || !isId(id)) return false;
  return vertical !== 'bundle' && isVerticalSlug(vertical) && carried.includes(vertical);
}

/** The vertical whose form starts at this path. */
function formAt(path: string): VerticalSlug | undefined {
  return verticalSlugs.find((slug) => verticals[slug].basicInfoPath === path);
}

/** What an editor reads who chose one. */
export const reservedPathWords = 'The site answers this path itself: choose another one';
