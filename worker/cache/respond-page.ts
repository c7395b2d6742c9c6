/** Responds with a page: from the cache, rendered at once, or streamed while its content is fetched. */
import type { AppContext } from '../context.ts';
import { type Campaign, campaignOf, rememberArrival } from '../http/visitor-cookies.ts';
import { concatSlotted, joinSlots, type SlottedBytes, slotValues } from '../render/link-slots.ts';
import { inTime, keptPatienceMs } from './live-answers.ts';
import {
  type CachedPage,
  frameInMemory,
  fromEdge,
  fromMemory,
  remember,
  toEdge,
} from './page-cache.ts';

/** Memory first, then this data centre's cache. */
export async function findCached(c: AppContext, key: string): Promise<CachedPage | undefined> {
  if (c.get('preview')) return undefined;
  const known = fromMemory(key);
  if (known) {
    c.set('cache', 'hit');
    return known;
  }
  // This isolate has the whole page except its live parts.
  if (frameInMemory(key)) return undefined;
  // A cache that fails or hangs counts as a miss: the page can be made without it.
  const edge = await inTime(fromEdge(key), keptPatienceMs);
  if (edge) c.set('cache', 'edge');
  return edge;
}

/** A finished page with the visitor's own parts filled in. */
export function respondCached(c: AppContext, page: CachedPage): Response {
  const campaign = campaignOf(c);
  const html = joinSlots(page.html, slotValues(campaign.tracking));
  const { status, headers } = page;
  return withCookie(campaign, new Response(html, { status, headers: madeOnce(headers) }));
}

/** A page whose content was in memory: it is cached, then sent like any cached page. */
export function respondFresh(
  c: AppContext,
  html: SlottedBytes,
  page: Omit<CachedPage, 'html'>,
  key: string,
): Response {
  c.set('cache', 'miss');
  return respondCached(c, keep(c, html, page, key));
}

/** A page that is not cached: it was made for one visitor, or from old answers. */
export function respondUnkept(
  c: AppContext,
  html: SlottedBytes,
  page: Omit<CachedPage, 'html'>,
): Response {
  c.set('cache', 'miss');
  return respondCached(c, { ...page, html });
}

/** The end of a stream; `page` is missing when the content failed, and then nothing is cached. */
export interface StreamEnd {
  readonly html: SlottedBytes;
  readonly page?: Omit<CachedPage, 'html'>;
}

/** Turns of the microtask queue within which work that needs only memory has finished. */
const manyTurns = 60;

/**
 * @returns the work's result if it settles without I/O; it uses no timer, because most pages need none
 * @throws the work's own error, if it fails as soon
 */
export async function atHand<T>(work: Promise<T>): Promise<T | undefined> {
  let settled = false;
  const settle = () => {
    settled = true;
  };
  work.then(settle, settle);
  for (let turn = 0; turn < manyTurns && !settled; turn += 1) await undefined;
  return settled ? work : undefined;
}

/** Sends `open` at once, so that the browser can fetch styles, and the rest when it is ready. */
export function respondStreamed(
  c: AppContext,
  open: SlottedBytes,
  rest: Promise<StreamEnd>,
  headers: CachedPage['headers'],
  key: string,
): Response {
  c.set('cache', 'miss');
  const campaign = campaignOf(c);
  const values = slotValues(campaign.tracking);
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const send = async () => {
    const writer = writable.getWriter();
    await writer.write(joinSlots(open, values));
    const { html, page } = await rest;
    if (page) keep(c, concatSlotted([open, html]), page, key);
    await writer.write(joinSlots(html, values));
    await writer.close();
  };
  // A visitor who leaves half-way cancels the stream, and nobody is left to answer.
  c.executionCtx.waitUntil(send().catch(() => undefined));
  return withCookie(campaign, new Response(readable, { status: 200, headers: madeOnce(headers) }));
}

function keep(
  c: AppContext,
  html: SlottedBytes,
  page: Omit<CachedPage, 'html'>,
  key: string,
): CachedPage {
  const cached = { ...page, html };
  // A draft is only for the editor who asked for it.
  if (c.get('preview')) return cached;
  remember(key, cached);
  c.executionCtx.waitUntil(toEdge(key, cached).catch(() => undefined));
  return cached;
}

/** Only an arrival with parameters gets a cookie. The response has its own headers, so the cached ones do not change. */
function withCookie(campaign: Campaign, response: Response): Response {
  const cookie = rememberArrival(campaign);
  if (cookie) response.headers.set('set-cookie', cookie);
  return response;
}

const known = new WeakMap<CachedPage['headers'], Headers>();

/** Headers built once per page: a response copies them, and copying from a plain object takes three times as long. */
function madeOnce(headers: CachedPage['headers']): Headers {
  const made = known.get(headers) ?? new Headers(headers);
  known.set(headers, made);
  return made;
}
