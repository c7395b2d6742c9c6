/** Checks that a request must pass before a route works on it: its URL and method, its origin, the rate limit. */
import type { RateLimit } from '@cloudflare/workers-types';
import type * as v from 'valibot';
import { ipNetworkOf } from '../../domain/ip-network.ts';
import type { AppContext } from '../context.ts';
import { parseBody, readBody } from './body.ts';
import { Problem, reasonOf } from './errors.ts';
import { logLine, routeName } from './log.ts';
import { withDeadline } from './outside/with-deadline.ts';

/** 8 kB, in characters. */
const maxUrlLength = 8 * 1024;
const served = new Set(['GET', 'HEAD', 'POST']);

/** The counter is in the same data centre; a list still has its whole patience after that, within a second. */
export const countPatienceMs = 100;

/** @throws Problem url_too_long, method_not_allowed */
export function checkRequestLine(request: Request): void {
  if (request.url.length > maxUrlLength) throw new Problem('url_too_long');
  if (!served.has(request.method)) throw new Problem('method_not_allowed');
}

/**
 * State may only be changed from our own pages: demands an Origin of this host, or
 * `Sec-Fetch-Site: same-origin` where the browser hid the origin (`Origin: null` after a page with a
 * strict referrer policy). JSON routes need it as much as forms. The http page of the same host is
 * another origin; an https Origin at a worker that sees http comes through a proxy that ends TLS.
 * @throws Problem cross_site
 */
export function demandSameOrigin(request: Request): void {
  const origin = request.headers.get('origin');
  if (origin && origin !== 'null') {
    const { protocol, host } = new URL(request.url);
    if (origin === `${protocol}//${host}` || origin === `https://${host}`) return;
    throw new Problem('cross_site');
  }
  if (request.headers.get('sec-fetch-site') === 'same-origin') return;
  throw new Problem('cross_site');
}

/** The IP address the edge saw; `local` on a developer's machine, which has no edge. */
export function clientIp(c: AppContext): string {
  return c.req.header('cf-connecting-ip') ?? 'local';
}

/**
 * Counts a request of this visitor against a route's limit. Brands and routes count apart: reports of
 * broken islands must not use up a lead's turns. The key holds the visitor's IP address, of IPv6 the
 * network; it goes to the platform's counter only. While nobody can count, everybody is within the
 * limit: a counter must not cost a lead.
 * @throws Problem too_many
 */
export async function countAgainst(limit: RateLimit | undefined, c: AppContext): Promise<void> {
  if (!limit) return;
  const key = `${c.get('brand').slug}:${routeName(c)}:${ipNetworkOf(clientIp(c))}`;
  if (!(await isWithin(limit, key, c))) throw new Problem('too_many');
}

async function isWithin(limit: RateLimit, key: string, c: AppContext): Promise<boolean> {
  try {
    return (await withDeadline(limit.limit({ key }), countPatienceMs)).success;
  } catch (error) {
    logLine({ event: 'limit_failed', id: c.get('requestId'), reason: reasonOf(error) });
    return true;
  }
}

/**
 * Takes a post of JSON from our own pages: origin, then limit, then body.
 * @throws Problem cross_site, too_many, and those of readBody and parseBody
 */
export async function takeJson<S extends v.GenericSchema>(
  c: AppContext,
  limit: RateLimit | undefined,
  schema: S,
): Promise<v.InferOutput<S>> {
  demandSameOrigin(c.req.raw);
  await countAgainst(limit, c);
  const { value } = await readBody(c.req.raw, ['json']);
  return parseBody(schema, value);
}
