/** Decides which of four ways a request for a content page is answered in. */
import type { CachedPage } from '../../cache/page-cache.ts';
import { findCached } from '../../cache/respond-page.ts';
import type { LoadedSite } from '../../content/live-sites.ts';
import type { LoadedPage } from '../../content/loader.ts';
import type { AppContext } from '../../context.ts';
import { asksLive, hasList, isLive } from '../../plans/live-sections.ts';

export type Answer =
  /** The page is in the cache. */
  | { readonly kind: 'cached'; readonly page: CachedPage }
  /** Everything on the page is in memory: it is rendered at once, and cached. */
  | { readonly kind: 'finished'; readonly page: LoadedPage }
  /** Part of the page may have to be waited for: the head goes out first. */
  | { readonly kind: 'streamed'; readonly page: Promise<LoadedPage | null> }
  /** The URL asks for a list in another than its first state: the page is for this visitor only, and never cached. */
  | { readonly kind: 'asked'; readonly page: LoadedPage };

export interface PageRequest {
  readonly loaded: LoadedSite;
  readonly path: string;
  /** The page's key in the cache. */
  readonly key: string;
}

export async function whichAnswer(c: AppContext, request: PageRequest): Promise<Answer> {
  const { loaded, path, key } = request;
  const { slug } = c.get('brand');
  const content = c.get('content');
  const cached = await findCached(c, key);
  // A cached page without live parts has no list that the URL could change.
  if (cached && !cached.liveUntil) return { kind: 'cached', page: cached };
  const mayAsk = asksLive(c.req.url);
  if (cached && !mayAsk) return { kind: 'cached', page: cached };
  const page =
    content.pageInMemory(slug, loaded, path) ??
    // Only its sections tell whether the page has a list; a HEAD response has no stream to fill.
    (mayAsk || c.req.method === 'HEAD' ? await content.page(slug, loaded, path) : null);
  if (page && mayAsk && hasList(page.sections)) return { kind: 'asked', page };
  if (cached) return { kind: 'cached', page: cached };
  if (!page) return { kind: 'streamed', page: content.page(slug, loaded, path) };
  return page.substitute || isLive(page.sections)
    ? { kind: 'streamed', page: Promise.resolve(page) }
    : { kind: 'finished', page };
}
