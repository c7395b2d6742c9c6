/** One page of the content: cached, or rendered from memory, or streamed while it is read. */
import type { Live } from '../../../client/sections/live.types.ts';
import { badgesOf } from '../../../domain/badges.ts';
import { today } from '../../../domain/calendar.ts';
import { liveFreshMs } from '../../cache/live-answers.ts';
import {
  findCached,
  respondCached,
  respondFresh,
  respondStreamed,
  type StreamEnd,
} from '../../cache/respond-page.ts';
import type { LoadedPage, LoadedSite } from '../../content/loader.ts';
import type { AppContext } from '../../context.ts';
import { Problem } from '../../http/errors.ts';
import { countAgainst } from '../../http/limits.ts';
import { logLine } from '../../http/log-line.ts';
import { logProblem } from '../../http/request-log.ts';
import { isChallenging } from '../../leads/intake/person-check.ts';
import { asksLive, findLive, hasList, isLive } from '../../plans/live-sections.ts';
import type { ManifestEntry } from '../../ports/content/content.port.ts';
import { type ComposedPage, compose, hasIslands } from '../../render/compose.tsx';
import { problemMain } from '../../render/message-main.tsx';
import { pageHeaders } from '../../render/page-headers.ts';
import { renderSections } from '../../render/render-sections.tsx';
import { hasPosts, isPost } from '../../seo/posts.ts';
import { sharePicture } from '../../seo/share-picture.ts';
import { structuredData } from '../../seo/structured-data.ts';
import { publicUrl } from '../../seo/urls.ts';

/** @param entry the manifest's: it has what the head needs before the page is read */
export async function contentPage(
  c: AppContext,
  loaded: LoadedSite,
  path: string,
  entry: ManifestEntry,
  key: string,
): Promise<Response> {
  const mayAsk = asksLive(c.req.url);
  const cached = await findCached(c, key);
  if (cached && !(mayAsk && cached.liveUntil)) return respondCached(c, cached);
  const { slug } = c.get('brand');
  const content = c.get('content');
  const found =
    content.pageInMemory(slug, loaded, path) ??
    // A HEAD request has no stream to fill, and the title of a list names its page.
    (c.req.method === 'HEAD' || mayAsk ? await content.page(slug, loaded, path) : null);
  const asks = mayAsk && found !== null && hasList(found.sections);
  if (cached && !asks) return respondCached(c, cached);
  // Every state of a list is a question to the catalogue, as the same call of the gateway is.
  if (asks) await countAgainst(c.env.LIMIT_SEARCH, c);
  const headers = pageHeaders(c.get('brand'), c.get('stage'), false);
  const shown = found && isLive(found.sections) ? found : null;
  if (c.req.method === 'HEAD' && (found?.substitute || shown))
    return new Response(null, { headers });
  const title = asks ? `${entry.title}${pageWords(c)}` : entry.title;
  const composed = composeEntry(c, loaded, path, { ...entry, title });
  if (found && !found.substitute && !shown) {
    const { html, page } = finished(c, loaded, composed, found);
    return respondFresh(c, composed.open + html, page, key);
  }
  const rest = (found ? Promise.resolve(found) : content.page(slug, loaded, path))
    .then((read) => {
      if (!read) throw new Error(`No source has ${path}`);
      return isLive(read.sections)
        ? finishedLive(c, loaded, composed, read, asks)
        : keptUnless(read.substitute, finished(c, loaded, composed, read));
    })
    .catch((error: unknown) => unfinished(c, composed, error));
  return respondStreamed(c, composed.open, rest, headers, key);
}

function composeEntry(
  c: AppContext,
  loaded: LoadedSite,
  path: string,
  entry: ManifestEntry,
): ComposedPage {
  const brand = c.get('brand');
  return compose({
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
}

/** The number of a list's page, for the title. */
function pageWords(c: AppContext): string {
  const page = c.req.query('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(page) && page !== '1' ? `, page ${page}` : '';
}

/** @throws Error when no section could be rendered */
function finished(
  c: AppContext,
  loaded: LoadedSite,
  composed: ComposedPage,
  found: LoadedPage,
  live: readonly (Live | undefined)[] = [],
) {
  const brand = c.get('brand');
  const main = renderSections(found.sections, {
    brand,
    page: found.page,
    version: loaded.manifest.version,
    consent: loaded.site.consent,
    badges: badgesOf(loaded.site, today()),
    application: brand.application[c.get('stage')],
    live,
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

/** Kept for a short while, and only in its first state with everything it asked for. */
async function finishedLive(
  c: AppContext,
  loaded: LoadedSite,
  composed: ComposedPage,
  found: LoadedPage,
  asks: boolean,
): Promise<StreamEnd> {
  const { bySection, complete } = await findLive(c, found.sections);
  const { html, page } = finished(c, loaded, composed, found, bySection);
  if (asks || found.substitute || !complete) return { html };
  return { html, page: { ...page, liveUntil: Date.now() + liveFreshMs } };
}

/** What a substitute gave is shown and not kept. */
function keptUnless(substitute: boolean, end: StreamEnd): StreamEnd {
  return substitute ? { html: end.html } : end;
}

/** The head is out with a 200 by now: the visitor reads what happened, and nothing is kept. */
function unfinished(c: AppContext, composed: ComposedPage, error: unknown): StreamEnd {
  const problem = new Problem('internal', { cause: error });
  logProblem(c, problem);
  return { html: composed.close(problemMain(problem)) };
}
