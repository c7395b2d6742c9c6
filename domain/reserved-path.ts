/** Paths answered by our own routes: a content page at one of them would never be seen. */
import { heroFormPath } from './forms/hero-rules.ts';
import { isId } from './text.ts';
import { isVerticalSlug, type VerticalSlug, verticalSlugs, verticals } from './vertical.ts';

/** Pages outside the content that a visitor may type or follow a link to. */
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

/** Reserved with everything below them; `cdn-cgi` belongs to the platform and never reaches a worker. */
const ownFolders = /^\/(?:api|cdn-cgi|colours)(?:\/|$)/;
/** Only the files in these folders are reserved: those of the build, and the CMS's pictures. */
const ownFiles = /^\/(?:assets\/.+|media\/cms\/[^/]+)$/;

/** A page's canonical path: lower case, no trailing slashes, and plural where the singular is typed. */
export function tidiedPath(path: string): string {
  let end = path.length;
  // A regular expression would take time quadratic in the number of slashes.
  while (end > 1 && path[end - 1] === '/') end -= 1;
  const tidied = path.slice(0, end).toLowerCase();
  return tidied === singularPath ? verticals['personal-loan'].basicInfoPath : tidied;
}

/**
 * True for a page of ours that is not in the content.
 * @param carried the brand's verticals: other verticals' forms are not answered
 */
export function isOwnPage(path: string, carried: readonly string[]): boolean {
  if (ownPages.has(path)) return true;
  const form = formAt(path);
  // Any two products make a bundle, so no brand needs to carry it.
  return form === 'bundle' || (form !== undefined && carried.includes(form));
}

/**
 * True for a path where a brand's content page would never be seen, or not always.
 * @param path canonical: lower case, no trailing slash
 * @param carried the brand's verticals: other verticals' forms and plans are not answered
 */
export function isReservedPath(path: string, carried: readonly string[]): boolean {
  if (isOwnPage(path, carried) || otherOwn.has(path)) return true;
  if (ownFolders.test(path) || ownFiles.test(path)) return true;
  // Each plan has a page, /plans/<vertical>/<id>; a bundle has no plans.
  const [, folder, vertical = '', id, ...below] = path.split('/');
  if (folder !== 'plans' || id === undefined || below.length > 0 || !isId(id)) return false;
  return vertical !== 'bundle' && isVerticalSlug(vertical) && carried.includes(vertical);
}

/** The vertical whose form starts at this path. */
function formAt(path: string): VerticalSlug | undefined {
  return verticalSlugs.find((slug) => verticals[slug].basicInfoPath === path);
}

/** The message to an editor who chose a reserved path. */
export const reservedPathWords = 'The site answers this path itself: choose another one';
