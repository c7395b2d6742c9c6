/** The checks a request must pass before its route handles it: URL and method, origin, rate limit. */
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

/** The wait for the counter, which is in the same data centre; it leaves a list its full wait within a second. */
export const countPatienceMs = 100;

/** @throws Problem url_too_long, method_not_allowed */
export function checkRequestLine(request: Request): void {
  if (request.url.length > maxUrlLength) throw new Problem('url_too_long');
  if (!served.has(request.method)) throw new Problem('method_not_allowed');
}

/**
 * Only our own pages may change state: demands this host's Origin, or `Sec-Fetch-Site: same-origin`
 * where the browser hid the origin (`Origin: null` after a page with a strict referrer policy). JSON
 * routes need this as much as forms. The same host's http page is another origin; an https Origin
 * where the worker sees http comes through a proxy that terminates TLS.
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

/** The IP address that the edge saw; `local` on a developer's machine, which has no edge. */
export function clientIp(c: AppContext): string {
  return c.req.header('cf-connecting-ip') ?? 'local';
}

/**
 * Counts this visitor's request against a route's limit. Each brand and route is counted separately, so
 * that reports of broken islands do not use up the limit for leads. The key contains the visitor's IP
 * address (for IPv6, the network), and goes only to the platform's counter. If the counter fails, the
 * request passes: a counter must not cost a lead.
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
 * Reads a JSON post from our own pages: checks the origin, then the limit, then the body.
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
