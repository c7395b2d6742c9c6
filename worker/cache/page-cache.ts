/** The page cache: memory of the isolate, then the Cache API. Nothing of the visitor is in it. */

import { cutSlots, type SlottedBytes } from '../render/link-slots.ts';
import { edgeCache } from './edge-cache.ts';

/** What a cached page is told apart by: brand host, build, content version, path. */
export interface PageKey {
  readonly host: string;
  readonly build: string;
  readonly version: string;
  readonly path: string;
}

export interface CachedPage {
  readonly html: SlottedBytes;
  readonly headers: Readonly<Record<string, string>>;
  readonly status: 200 | 404;
  /** Milliseconds since 1970: shows plans or providers, which change without a publication. */
  readonly liveUntil?: number;
}

/** Kept per isolate; a landing page is about 45 kB, so this is at most some 20 MB. */
const maxEntries = 400;
const memory = new Map<string, CachedPage>();

/** A URL in a name space of its own: no request of a visitor can name it. */
export function cacheUrl(key: PageKey): string {
  const parts = [key.host, key.build, key.version, key.path].map(encodeURIComponent);
  return `https://page-cache.invalid/${parts.join('/')}`;
}

/** From the memory of this isolate. */
export function fromMemory(key: string): CachedPage | undefined {
  const page = memory.get(key);
  if (!page || !isOver(page)) return page;
  memory.delete(key);
  return undefined;
}

function isOver({ liveUntil }: CachedPage): boolean {
  return liveUntil !== undefined && liveUntil <= Date.now();
}

/**
 * Puts a page into memory. When it is full the one longest there leaves, popular or not: a popular
 * one is rendered once more, which is cheaper than moving it on every hit.
 */
export function remember(key: string, page: CachedPage): void {
  if (memory.size >= maxEntries && !memory.has(key)) {
    const oldest = memory.keys().next().value;
    if (oldest !== undefined) memory.delete(oldest);
  }
  memory.set(key, page);
}

/** From the Cache API of this data centre, back into memory. */
export async function fromEdge(key: string): Promise<CachedPage | undefined> {
  const response = await edgeCache()?.match(key);
  if (!response) return undefined;
  const headers = JSON.parse(response.headers.get('x-page-headers') ?? '{}') as Record<
    string,
    string
  >;
  const status = response.headers.get('x-page-status') === '404' ? 404 : 200;
  const liveUntil = Number(response.headers.get('x-page-live-until'));
  const page: CachedPage = {
    html: cutSlots(new Uint8Array(await response.arrayBuffer())),
    headers,
    status,
    ...(liveUntil > 0 && { liveUntil }),
  };
  if (isOver(page)) return undefined;
  remember(key, page);
  return page;
}

/** Into the Cache API; the key changes with every build and publish, so the age needs no care. */
export async function toEdge(
  key: string,
  html: Uint8Array<ArrayBuffer>,
  page: CachedPage,
): Promise<void> {
  await edgeCache()?.put(
    key,
    new Response(html, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': `public, max-age=${maxAge(page)}`,
        'x-page-headers': JSON.stringify(page.headers),
        'x-page-status': String(page.status),
        ...(page.liveUntil && { 'x-page-live-until': String(page.liveUntil) }),
      },
    }),
  );
}

/** Seconds. */
function maxAge({ status, liveUntil }: CachedPage): number {
  return status === 404 || liveUntil !== undefined ? 60 : 86_400;
}
