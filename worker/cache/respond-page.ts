/** Answers with a page: from the cache, rendered at once, or streamed while its content is fetched. */
import type { AppContext } from '../context.ts';
import { arrivalTracking, rememberArrival } from '../http/visitor-cookies.ts';
import { cutSlots, fillSlots, joinSlots, slotValues } from '../render/link-slots.ts';
import { type CachedPage, fromEdge, fromMemory, remember, toEdge } from './page-cache.ts';

const encoder = new TextEncoder();

/** Memory first, then this data centre's cache. */
export async function findCached(c: AppContext, key: string): Promise<CachedPage | undefined> {
  if (c.get('preview')) return undefined;
  const known = fromMemory(key);
  if (known) {
    c.set('cache', 'hit');
    return known;
  }
  const edge = await fromEdge(key);
  if (edge) c.set('cache', 'edge');
  return edge;
}

/** A finished page with the visitor's parts put in. */
export function respondCached(c: AppContext, page: CachedPage): Response {
  const arrival = arrivalTracking(c.req.url);
  const html = joinSlots(page.html, slotValues(arrival));
  const headers = withCookie(c, page.headers);
  return new Response(c.req.method === 'HEAD' ? null : html, { status: page.status, headers });
}

/** A page whose content was in memory: kept, then answered like any cached page. */
export function respondFresh(
  c: AppContext,
  html: string,
  page: Omit<CachedPage, 'html'>,
  key: string,
): Response {
  c.set('cache', 'miss');
  return respondCached(c, keep(c, html, page, key));
}

/** A page that is not kept: made for one visitor, or of old answers. */
export function respondUnkept(
  c: AppContext,
  html: string,
  page: Omit<CachedPage, 'html'>,
): Response {
  c.set('cache', 'miss');
  return respondCached(c, { ...page, html: cutSlots(encoder.encode(html)) });
}

/** What a stream ends with; `page` is missing when the content failed, and then nothing is kept. */
export interface StreamEnd {
  readonly html: string;
  readonly page?: Omit<CachedPage, 'html'>;
}

/** Sends `open` at once, so that the browser can fetch styles, and the rest when it is there. */
export function respondStreamed(
  c: AppContext,
  open: string,
  rest: Promise<StreamEnd>,
  headers: CachedPage['headers'],
  key: string,
): Response {
  c.set('cache', 'miss');
  const values = slotValues(arrivalTracking(c.req.url));
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const send = async () => {
    const writer = writable.getWriter();
    await writer.write(encoder.encode(fillSlots(open, values)));
    const { html, page } = await rest;
    if (page) keep(c, open + html, page, key);
    await writer.write(encoder.encode(fillSlots(html, values)));
    await writer.close();
  };
  // A visitor who leaves half-way cancels the stream, and nobody is left to tell.
  c.executionCtx.waitUntil(send().catch(() => undefined));
  return new Response(readable, { status: 200, headers: withCookie(c, headers) });
}

function keep(
  c: AppContext,
  html: string,
  page: Omit<CachedPage, 'html'>,
  key: string,
): CachedPage {
  const bytes = encoder.encode(html);
  const cached = { ...page, html: cutSlots(bytes) };
  // A draft is for whoever asked for it.
  if (c.get('preview')) return cached;
  remember(key, cached);
  c.executionCtx.waitUntil(toEdge(key, bytes, cached));
  return cached;
}

/** The cached headers stay as they are; only an arrival with parameters gets a cookie. */
function withCookie(c: AppContext, headers: CachedPage['headers']): Record<string, string> {
  const cookie = rememberArrival(c, arrivalTracking(c.req.url));
  return cookie ? { ...headers, 'set-cookie': cookie } : headers;
}
