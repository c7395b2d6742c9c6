/** Content pages: every path of the manifest, and the brand's 404 for all others. */
import { Hono } from 'hono';
import { renderHtml } from '../../../client/ui/render-html.ts';
import { findCached, respondCached, respondFresh } from '../../cache/respond-page.ts';
import type { LoadedSite } from '../../content/loader.ts';
import type { AppContext, AppEnv } from '../../context.ts';
import { isChallenging } from '../../leads/intake/person-check.ts';
import { compose, hasIslands } from '../../render/compose.tsx';
import { pageHeaders } from '../../render/page-headers.ts';
import { NotFound } from '../../render/problem-pages.tsx';
import { contentPage } from './content-page.tsx';
import { keyOf } from './page-key.ts';

/** One cache key for all unknown paths, so that a scanner cannot fill the cache. */
const notFoundPath = '/404';

export const pages = new Hono<AppEnv>();

pages.on(['GET', 'HEAD'], '*', async (c) => {
  const loaded = await c.get('content').site(c.get('brand').slug);
  const path = c.req.path;
  const entry = Object.hasOwn(loaded.manifest.pages, path)
    ? loaded.manifest.pages[path]
    : undefined;
  if (entry) {
    c.set('route', path);
    return contentPage(c, { loaded, path, entry, key: keyOf(c, loaded, path) });
  }
  const moved = movedTo(path, loaded);
  if (moved) {
    c.set('route', 'redirect');
    return c.redirect(moved + search(c), 308);
  }
  c.set('route', notFoundPath);
  return notFoundPage(c, loaded, keyOf(c, loaded, notFoundPath));
});

/**
 * Where a path in other case or with a slash too many leads: always a path of our own list, since a
 * visitor's path must never stand in Location (`/\\evil` would become `//evil`).
 */
function movedTo(path: string, loaded: LoadedSite): string | undefined {
  const wanted = path.toLowerCase().replace(/\/+$/, '') || '/';
  return Object.keys(loaded.manifest.pages).find((known) => known === wanted);
}

function search(c: AppContext): string {
  const at = c.req.url.indexOf('?');
  return at < 0 ? '' : c.req.url.slice(at);
}

/** Kept for a short time only; the path that was asked for is not in it. */
async function notFoundPage(c: AppContext, loaded: LoadedSite, key: string): Promise<Response> {
  const cached = await findCached(c, key);
  if (cached) return respondCached(c, cached);
  const brand = c.get('brand');
  const { open, close } = compose({
    brand,
    site: loaded.site,
    host: new URL(c.req.url).hostname,
    challenge: isChallenging(c.env),
    path: notFoundPath,
    head: { title: 'Page not found', description: 'This page does not exist.', robots: 'noindex' },
  });
  const main = renderHtml(<NotFound />);
  const headers = pageHeaders(brand, c.get('stage'), hasIslands(main));
  return respondFresh(c, open + close(main), { status: 404, headers }, key);
}
