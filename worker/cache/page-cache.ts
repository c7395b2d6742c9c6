/** The page cache: the isolate's memory, then the Cache API. It contains nothing of any visitor. */
import { edgeCache } from '../http/edge-cache.ts';
import { WeightedMap } from '../ports/weighted-map.ts';
import type { LiveFrame } from '../render/compose.tsx';
import { cutSlots, type SlottedBytes, withSlots } from '../render/link-slots.ts';

/** A cached page's key. */
export interface PageKey {
  readonly host: string;
  readonly build: string;
  readonly version: string;
  readonly path: string;
}

/** 410: a page that used to exist, and says so. */
type KeptStatus = 200 | 404 | 410;
const keptStatuses: readonly KeptStatus[] = [200, 404, 410];

export interface CachedPage {
  readonly html: SlottedBytes;
  readonly headers: Readonly<Record<string, string>>;
  readonly status: KeptStatus;
  /** Set for a page with plans or providers, which change without a publication; milliseconds since 1970. */
  readonly liveUntil?: number;
  /** Only in memory, for a page with `liveUntil`: the frame from which it is made again. */
  readonly frame?: LiveFrame;
}

/** Bytes per isolate, about 400 landing pages. Pages share their sections' bytes, so actual use is lower. */
const maxBytes = 20_000_000;
const memory = new WeightedMap<string, CachedPage>(maxBytes);

/** A URL under a host that no visitor's request can reach. */
export function cacheUrl(key: PageKey): string {
  const parts = [key.host, key.build, key.version, key.path].map(encodeURIComponent);
  return `https://page-cache.invalid/${parts.join('/')}`;
}

/** From the memory of this isolate. */
export function fromMemory(key: string): CachedPage | undefined {
  const page = memory.get(key);
  return page && !isOver(page) ? page : undefined;
}

/** The frame of a page in memory whose live parts have to be fetched again. */
export function frameInMemory(key: string): LiveFrame | undefined {
  return memory.get(key)?.frame;
}

function isOver({ liveUntil }: CachedPage): boolean {
  return liveUntil !== undefined && liveUntil <= Date.now();
}

/**
 * Puts a page into memory. A full memory evicts the oldest page, popular or not: rendering a popular
 * page again is cheaper than moving it on every hit.
 */
export function remember(key: string, page: CachedPage): void {
  memory.set(key, page, page.html.length);
}

/** Gets a page from the Cache API, and puts it back into memory. */
export async function fromEdge(key: string): Promise<CachedPage | undefined> {
  const response = await edgeCache()?.match(key);
  if (!response) return undefined;
  const headers = JSON.parse(response.headers.get('x-page-headers') ?? '{}') as Record<
    string,
    string
  >;
  const storedStatus = response.headers.get('x-page-status');
  const status = keptStatuses.find((one) => String(one) === storedStatus) ?? 200;
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

/** Puts a page into the Cache API. Its key changes with every build and publication, so it never goes stale. */
export async function toEdge(key: string, page: CachedPage): Promise<void> {
  await edgeCache()?.put(
    key,
    new Response(withSlots(page.html), {
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

/** In seconds. */
function maxAge({ status, liveUntil }: CachedPage): number {
  return status === 404 || liveUntil !== undefined ? 60 : 86_400;
}
