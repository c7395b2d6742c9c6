/** Answers with a page that belongs to one visitor: never cached, never indexed. */
import type { AppContext } from '../context.ts';
import { arrivalTracking } from '../http/arrival.ts';
import { isChallenging } from '../leads/intake/person-check.ts';
import { compose, hasIslands } from './compose.tsx';
import { fillSlots, slotValues } from './link-slots.ts';
import { pageHeaders } from './page-headers.ts';

export interface UncachedPage {
  readonly title: string;
  readonly description: string;
  /** Finished HTML of everything inside <main>. */
  readonly main: string;
  readonly status?: number;
}

/**
 * `Referrer-Policy: same-origin`: the URL of such a page may carry what the visitor typed
 * (docs/decisions/006-sign-up-url.md), so it must not reach another site; our own forms still
 * need an Origin to be checked by.
 */
export async function respondUncached(c: AppContext, page: UncachedPage): Promise<Response> {
  const brand = c.get('brand');
  const { site } = await c.get('content').site(brand.slug);
  const { open, close } = compose({
    brand,
    site,
    host: new URL(c.req.url).hostname,
    challenge: isChallenging(c.env),
    path: c.req.path,
    head: { title: page.title, description: page.description, robots: 'noindex' },
  });
  const html = open + close(page.main);
  return new Response(fillSlots(html, slotValues(arrivalTracking(c.req.url))), {
    status: page.status ?? 200,
    headers: {
      ...pageHeaders(brand, c.get('stage'), hasIslands(page.main)),
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    },
  });
}
