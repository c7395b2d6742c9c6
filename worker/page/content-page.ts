/** One page of the content: cached, or rendered from memory, or streamed while it is read. */
import type { AppContext } from '../context.ts';
import { Problem } from '../http/errors.ts';
import { logLine, logProblem } from '../http/request-log.ts';
import { isChallenging } from '../leads/challenge.ts';
import type { ManifestEntry } from '../ports/content/content.port.ts';
import { hasPosts, isPost } from '../seo/posts.ts';
import { sharePicture } from '../seo/share-picture.ts';
import { structuredData } from '../seo/structured-data.ts';
import { publicUrl } from '../seo/urls.ts';
import { type ComposedPage, compose, hasIslands } from './compose.tsx';
import type { LoadedPage, LoadedSite } from './load.ts';
import { problemMain } from './messages.tsx';
import { pageHeaders } from './page-headers.ts';
import { renderSections } from './render-sections.tsx';
import {
  findCached,
  respondCached,
  respondFresh,
  respondStreamed,
  type StreamEnd,
} from './respond.ts';

/** @param entry the manifest's: it has what the head needs before the page is read */
export async function contentPage(
  c: AppContext,
  loaded: LoadedSite,
  path: string,
  entry: ManifestEntry,
  key: string,
): Promise<Response> {
  const cached = await findCached(c, key);
  if (cached) return respondCached(c, cached);
  const brand = c.get('brand');
  const composed = compose({
    brand,
    site: loaded.site,
    host: new URL(c.req.url).hostname,
    challenge: isChallenging(c.env),
    path,
    head: {
      title: entry.title,
      description: entry.description,
      canonical: publicUrl(brand, path),
      image: sharePicture(brand, path, entry.image),
      feed: hasPosts(loaded.manifest),
      ...(isPost(path) ? { article: entry.published } : {}),
      ...(entry.noindex ? { robots: 'noindex' } : {}),
    },
  });
  const content = c.get('content');
  const found =
    content.pageInMemory(brand.slug, loaded, path) ??
    // A HEAD request has no stream to fill.
    (c.req.method === 'HEAD' ? await content.page(brand.slug, loaded, path) : null);
  if (found?.substitute)
    return new Response(null, { headers: pageHeaders(brand, c.get('stage'), false) });
  if (found) {
    const { html, page } = finished(c, loaded, composed, found);
    return respondFresh(c, composed.open + html, page, key);
  }
  const rest = content
    .page(brand.slug, loaded, path)
    .then((read) => {
      if (!read) throw new Error(`No source has ${path}`);
      const end = finished(c, loaded, composed, read);
      return read.substitute ? { html: end.html } : end;
    })
    .catch((error: unknown) => unfinished(c, composed, error));
  const headers = pageHeaders(brand, c.get('stage'), false);
  return respondStreamed(c, composed.open, rest, headers, key);
}

/** @throws Error when no section could be rendered */
function finished(c: AppContext, loaded: LoadedSite, composed: ComposedPage, found: LoadedPage) {
  const brand = c.get('brand');
  const main = renderSections(found.sections, {
    brand,
    page: found.page,
    version: loaded.manifest.version,
    consent: loaded.site.consent,
    development: c.get('stage') === 'development',
    log: logLine,
  });
  const headers = pageHeaders(brand, c.get('stage'), hasIslands(main));
  const data = structuredData({
    brand,
    page: found.page,
    sections: found.sections,
    hasPage: (path) => Object.hasOwn(loaded.manifest.pages, path),
  });
  return { html: composed.close(main, data), page: { status: 200, headers } as const };
}

/** The head is out with a 200 by now: the visitor reads what happened, and nothing is kept. */
function unfinished(c: AppContext, composed: ComposedPage, error: unknown): StreamEnd {
  const problem = new Problem('internal', { cause: error });
  logProblem(c, problem);
  return { html: composed.close(problemMain(problem)) };
}
