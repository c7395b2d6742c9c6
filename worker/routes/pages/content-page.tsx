/** A content page, answered in the way that suits the request. */
import { renderHtml } from '../../../client/ui/render-html.ts';
import { pageTitle } from '../../../domain/plans/words/page-title.ts';
import { isPost } from '../../../domain/post-path.ts';
import { frameInMemory } from '../../cache/page-cache.ts';
import {
  atHand,
  respondCached,
  respondFresh,
  respondStreamed,
  respondUnkept,
  type StreamEnd,
} from '../../cache/respond-page.ts';
import type { LoadedPage } from '../../content/loader.ts';
import type { AppContext } from '../../context.ts';
import { Problem } from '../../http/errors.ts';
import { logProblem } from '../../http/log.ts';
import { countAgainst } from '../../http/request-checks.ts';
import { asProblem } from '../../http/respond.ts';
import { isChallenging } from '../../leads/intake/person-check.ts';
import type { ManifestEntry } from '../../ports/content/content.port.ts';
import { type ComposedPage, compose } from '../../render/compose.tsx';
import { finishHtml } from '../../render/finished-html.ts';
import { concatSlotted } from '../../render/link-slots.ts';
import { pageHeaders } from '../../render/page-headers.ts';
import { ProblemMessage } from '../../render/problem-pages.tsx';
import { titled } from '../../render/shell.tsx';
import { publicUrl } from '../../seo/brand-files.ts';
import { sharePicture } from '../../seo/share-picture.ts';
import { finishLive, finishPage } from './finish-page.ts';
import { type PageRequest, whichAnswer } from './which-answer.ts';

interface EntryRequest extends PageRequest {
  /** The data for the head, before the page itself is read. */
  readonly entry: ManifestEntry;
  /** True when the entry is not from the live version: the page is shown, but not cached. */
  readonly substitute: boolean;
}

export async function contentPage(c: AppContext, request: EntryRequest): Promise<Response> {
  const { loaded, entry, substitute, key } = request;
  const answer = await whichAnswer(c, request);
  switch (answer.kind) {
    case 'cached':
      return respondCached(c, answer.page);
    case 'finished': {
      const composed = composeEntry(c, request, entry.title);
      const { html, whole, page } = await finishPage(c, loaded, composed, answer.page);
      return substitute || !whole
        ? respondUnkept(c, concatSlotted([composed.open, html]), page)
        : respondFresh(c, concatSlotted([composed.open, html]), page, key);
    }
    case 'streamed':
      return answerLive(c, request, answer.page, entry.title, false);
    case 'asked':
      // Each request queries the catalogue, as GET /api/plans does.
      await countAgainst(c.env.LIMIT_SEARCH, c);
      return answerLive(c, request, Promise.resolve(answer.page), listTitle(c, entry.title), true);
  }
}

/**
 * Responds with the whole page if everything is in memory; otherwise with the head first, then the rest.
 * @param isAsked true when the page is only for this visitor
 */
async function answerLive(
  c: AppContext,
  request: EntryRequest,
  page: Promise<LoadedPage | null>,
  title: string,
  isAsked: boolean,
): Promise<Response> {
  const keep = !isAsked && !request.substitute;
  const early = pageHeaders(c.get('brand'), c.get('stage'), false, request.entry.plans);
  if (c.req.method === 'HEAD') return new Response(null, { headers: early });
  const last = isAsked || c.get('preview') ? undefined : frameInMemory(request.key);
  const composed = last?.composed ?? composeEntry(c, request, title);
  const made = page.then((found) => {
    if (!found) {
      throw new Problem('content_unavailable', { cause: `No source has ${request.path}` });
    }
    return finishLive(c, request.loaded, composed, found, found.substitute ? undefined : last);
  });
  const known = await atHand(made);
  if (known) {
    const html = concatSlotted([composed.open, known.html]);
    return keep && known.keeps
      ? respondFresh(c, html, known.page, request.key)
      : respondUnkept(c, html, known.page);
  }
  const rest = made.then(
    ({ html, page, keeps }): StreamEnd => (keep && keeps ? { html, page } : { html }),
    (error: unknown) => unfinished(c, composed, error),
  );
  return respondStreamed(c, composed.open, rest, early, request.key);
}

function composeEntry(
  c: AppContext,
  { loaded, path, entry }: EntryRequest,
  title: string,
): ComposedPage {
  const brand = c.get('brand');
  return compose({
    brand,
    site: loaded.site,
    host: c.get('host'),
    challenge: isChallenging(c.env),
    path,
    plans: entry.plans,
    head: {
      title,
      description: entry.description,
      image: sharePicture(brand, path, entry.image),
      feed: loaded.hasPosts,
      ...(isPost(path) ? { article: entry.published } : {}),
      ...(entry.noindex ? { robots: 'noindex' } : { canonical: publicUrl(brand, path) }),
    },
  });
}

/** The title with the list's page as requested: waiting for the list would delay the first byte (spec: failures). */
function listTitle(c: AppContext, title: string): string {
  const page = c.req.query('page') ?? '';
  if (!/^[1-9]\d{0,3}$/.test(page)) return title;
  const { name } = c.get('brand');
  return pageTitle(titled(title, name), Number(page), name);
}

/** The head has already gone out with a 200, so the page says what happened, and nothing is cached. */
function unfinished(c: AppContext, composed: ComposedPage, error: unknown): StreamEnd {
  const problem = asProblem(error);
  logProblem(c, problem);
  return { html: composed.close([finishHtml(renderHtml(<ProblemMessage problem={problem} />))]) };
}
