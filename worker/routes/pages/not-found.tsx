/** The brand's own 404; the path that was asked for is not in it. */
import { renderHtml } from '../../../client/ui/render-html.ts';
import { findCached, respondCached, respondFresh } from '../../cache/respond-page.ts';
import type { LoadedSite } from '../../content/loader.ts';
import type { AppContext } from '../../context.ts';
import { isChallenging } from '../../leads/intake/person-check.ts';
import { compose, hasIslands } from '../../render/compose.tsx';
import { NotFound } from '../../render/message-views.tsx';
import { pageHeaders } from '../../render/page-headers.ts';

/** Cached short, by brand and not by path. */
export async function notFoundPage(
  c: AppContext,
  loaded: LoadedSite,
  key: string,
): Promise<Response> {
  const cached = await findCached(c, key);
  if (cached) return respondCached(c, cached);
  const brand = c.get('brand');
  const { open, close } = compose({
    brand,
    site: loaded.site,
    host: new URL(c.req.url).hostname,
    challenge: isChallenging(c.env),
    path: '/404',
    head: { title: 'Page not found', description: 'This page does not exist.', robots: 'noindex' },
  });
  const main = renderHtml(<NotFound />);
  const headers = pageHeaders(brand, c.get('stage'), hasIslands(main));
  return respondFresh(c, open + close(main), { status: 404, headers }, key);
}
