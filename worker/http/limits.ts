/** Refusals that need no brand: a URL too long, a method that nothing serves, too many requests. */
import type { RateLimit } from '@cloudflare/workers-types';
import type { AppContext } from '../context.ts';
import { Problem } from './errors.ts';
import { routeName } from './request-log.ts';

/** 8 kB, in characters. */
const maxUrlLength = 8 * 1024;
const served = new Set(['GET', 'HEAD', 'POST']);

/** @throws Problem url_too_long, method_not_allowed */
export function checkRequestLine(request: Request): void {
  if (request.url.length > maxUrlLength) throw new Problem('url_too_long');
  if (!served.has(request.method)) throw new Problem('method_not_allowed');
}

/**
 * Counts one request of this visitor against a route's limit, brands and routes apart: reports of
 * broken islands must not use up a lead's turns. The key holds the IP address the edge saw; it goes
 * to the platform's counter only.
 * @throws Problem too_many
 */
export async function countAgainst(limit: RateLimit | undefined, c: AppContext): Promise<void> {
  if (!limit) return;
  const address = c.req.header('cf-connecting-ip') ?? 'local';
  const { success } = await limit.limit({
    key: `${c.get('brand').slug}:${routeName(c)}:${address}`,
  });
  if (!success) throw new Problem('too_many');
}
