/** Content pages: every path that the content has, and the brand's 404 for all others. */
import { Hono } from 'hono';
import { renderHtml } from '../../../client/ui/render-html.ts';
import { verticalOfPath } from '../../../domain/numbers/counted-event.ts';
import { isOwnPage, tidiedPath } from '../../../domain/reserved-path.ts';
import { findCached, respondCached, respondFresh } from '../../cache/respond-page.ts';
import type { LoadedSite } from '../../content/live-sites.ts';
import type { AppContext, AppEnv } from '../../context.ts';
import { countStep } from '../../http/count-step.ts';
import { Problem } from '../../http/errors.ts';
import { isChallenging } from '../../leads/intake/person-check.ts';
import { listLinks } from '../../plans/plan-pages.ts';
import { compose } from '../../render/compose.tsx';
import { finishHtml } from '../../render/finished-html.ts';
import { concatSlotted } from '../../render/link-slots.ts';
import { pageHeaders } from '../../render/page-headers.ts';
import { NotFound } from '../../render/problem-pages.tsx';
import { contentPage } from './content-page.tsx';
import { keyOf } from './page-key.ts';

/** The path that stands for all unknown ones, in logs and in the page. */
const notFoundPath = '/404';
/** Their one cache key, so that a scanner cannot fill the cache; no page's path ends in a slash. */
const notFoundKey = '/404/';

export const pages = new Hono<AppEnv>();

pages.get('*', async (c) => {
  const content = c.get('content');
  const { slug, verticals } = c.get('brand');
  const loaded = await content.site(slug);
  const path = c.req.path;
  const find = (one: string) => content.entry(slug, loaded, one).catch(unavailable);
  const found = await find(path);
  if (found) {
    c.set('route', path);
    countStep(c, 'page', verticalOfPath(path));
    return contentPage(c, { loaded, path, ...found, key: keyOf(c, loaded, path) });
  }
  // Safe in Location only if a page has that path, because pages' paths contain only letters, digits and
  // dashes (`/\\evil` would become `//evil`).
  const wanted = tidiedPath(path);
  if (wanted !== path && (isOwnPage(wanted, verticals) || (await find(wanted)))) {
    c.set('route', 'redirect');
    return c.redirect(wanted + search(c), 308);
  }
  c.set('route', notFoundPath);
  return notFoundPage(c, loaded, keyOf(c, loaded, notFoundKey));
});

/** The page may exist, so this is not a 404. */
function unavailable(cause: unknown): never {
  throw new Problem('content_unavailable', { cause });
}

function search(c: AppContext): string {
  const at = c.req.url.indexOf('?');
  return at < 0 ? '' : c.req.url.slice(at);
}

/** Cached only briefly; it does not contain the requested path. */
async function notFoundPage(c: AppContext, loaded: LoadedSite, key: string): Promise<Response> {
  const cached = await findCached(c, key);
  if (cached) return respondCached(c, cached);
  const brand = c.get('brand');
  const { open, close } = compose({
    brand,
    site: loaded.site,
    host: c.get('host'),
    challenge: isChallenging(c.env),
    path: notFoundPath,
    head: { title: 'Page not found', description: 'This page does not exist.', robots: 'noindex' },
  });
  const main = finishHtml(renderHtml(<NotFound ways={await listLinks(c, loaded)} />));
  const headers = pageHeaders(brand, c.get('stage'), main.islands);
  return respondFresh(c, concatSlotted([open, close([main])]), { status: 404, headers }, key);
}
