/** The last step of every answer: security headers of its kind, request id, timing. */
import type { AppContext } from '../context.ts';
import { barePolicy, commonHeaders, pagePolicy } from './headers.ts';

/**
 * Changes the answer in place: giving Hono a new one makes it copy every header.
 * Pages bring their headers from the cache; everything else gets them here. The request id and the
 * timing are the only two that differ per request.
 */
export function finish(c: AppContext, response: Response, startedAt: number): void {
  const { headers } = response;
  if (!headers.has('content-security-policy')) {
    const isPage = headers.get('content-type')?.startsWith('text/html') && c.get('brand');
    headers.set(
      'content-security-policy',
      isPage ? pagePolicy(c.get('brand'), c.get('stage')) : barePolicy,
    );
    for (const [name, value] of Object.entries(commonHeaders)) {
      if (!headers.has(name)) headers.set(name, value);
    }
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  }
  setChallenge(c, response);
  headers.set('x-request-id', c.get('requestId'));
  headers.set('server-timing', `worker;dur=${Date.now() - startedAt}${cacheTiming(c)}`);
}

/** A 401 must say what it wants, a 405 the methods that work (RFC 9110 §15.5.2, §15.5.6). */
function setChallenge(c: AppContext, { headers, status }: Response): void {
  if (status === 405) headers.set('allow', c.req.path.startsWith('/api/') ? 'POST' : 'GET, HEAD');
  else if (status === 404) headers.delete('allow');
  else if (status === 401) headers.set('www-authenticate', 'NextToken');
}

function cacheTiming(c: AppContext): string {
  const cache = c.get('cache');
  return cache ? `, cache;desc="${cache}"` : '';
}
