/** Finishes every response: problems as JSON, redirects, and a last step that sets the headers. */
import type { AppContext } from '../context.ts';
import { Problem } from './errors.ts';
import { barePolicy, commonHeaders, pagePolicy } from './headers.ts';
import { noPassCookie } from './preview/preview-pass.ts';

/** For a response to one visitor: no cache may store it. */
export const noStore = { 'cache-control': 'no-store' } as const;
/** Only this visitor's browser may store it, and must revalidate it before reuse. */
export const ownBrowser = { 'cache-control': 'private, no-cache' } as const;

/** A problem as JSON. */
export function problemJson(c: AppContext, problem: Problem): Response {
  return c.json({ ...problem.toJSON(), ...sessionEnd(c) }, problem.status, noStore);
}

/** The gateway's flags that tell the page's script what to forget; empty in most responses. */
export function sessionEnd(c: AppContext): { agentError?: true; expiredRcCode?: true } {
  const { rcCode: _, ...flags } = c.get('endedSession') ?? {};
  return flags;
}

/** Turns anything thrown into a Problem; an unforeseen error becomes `internal`. */
export function asProblem(error: unknown): Problem {
  return error instanceof Problem ? error : new Problem('internal', { cause: error });
}

/**
 * A 303 to a URL we built ourselves. `no-referrer`, because the sign-up's URL contains the visitor's
 * address, the one documented exception (decision 006), and must not leak further.
 */
export function seeOther(c: AppContext, location: string): Response {
  c.header('referrer-policy', 'no-referrer');
  c.header('cache-control', 'no-store');
  return c.redirect(location, 303);
}

/**
 * The last step: security headers, request id, timing. Pages have their headers from the cache;
 * everything else gets them here. Changes the response in place, because Hono would copy every
 * header of a new one.
 */
export function finish(c: AppContext, response: Response, startedAt: number): void {
  const { headers } = response;
  if (!headers.has('content-security-policy')) {
    const isPage = headers.get('content-type')?.startsWith('text/html') && c.get('brand');
    headers.set(
      'content-security-policy',
      isPage ? pagePolicy(c.get('brand'), c.get('stage')) : barePolicy,
    );
    for (const [name, value] of Object.entries({ ...commonHeaders, ...noStore })) {
      if (!headers.has(name)) headers.set(name, value);
    }
  }
  setStatusHeaders(c, response);
  finishPreview(c, headers);
  headers.set('x-request-id', c.get('requestId'));
  headers.set('server-timing', `worker;dur=${Date.now() - startedAt}${cacheTiming(c)}`);
}

/** Keeps a draft to this visitor, and lets our own preview page frame it. */
function finishPreview(c: AppContext, headers: Headers): void {
  const preview = c.get('preview');
  if (!preview) return;
  headers.set('cache-control', 'no-store');
  headers.set('x-robots-tag', 'noindex');
  headers.set('x-frame-options', 'SAMEORIGIN');
  const policy = headers.get('content-security-policy') ?? '';
  headers.set(
    'content-security-policy',
    policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
  );
  // The pass is removed once its end has been shown, so the next form is accepted.
  if (preview.state === 'ended') headers.append('set-cookie', noPassCookie(isHttps(c)));
}

/**
 * A page over plain http would not work: its cookies are Secure, and its forms post to https, another origin.
 * The edge reports the visitor's protocol in X-Forwarded-Proto; a developer's machine has no edge.
 * @returns a redirect to the same page over https; undefined if none is needed, and for a post, whose body a
 * redirect would send a second time
 */
export function toHttps(c: AppContext): Response | undefined {
  const isPlain = c.req.header('x-forwarded-proto') === 'http';
  if (!isPlain || c.get('stage') === 'development' || c.req.method === 'POST') return undefined;
  const { pathname, search } = new URL(c.req.url);
  return c.redirect(`https://${c.get('host')}${pathname}${search}`, 308);
}

export const isHttps = (c: AppContext) => new URL(c.req.url).protocol === 'https:';

/** The period of every rate limit in wrangler.toml. */
const limitSeconds = '60';

/** Every source that failed is tried again sooner than this. */
const soonSeconds = '30';

/** A 401 must name its scheme and a 405 its methods (RFC 9110 §15.5.2, §15.5.6); a 429 or 503 says when to retry. */
function setStatusHeaders(c: AppContext, { headers, status }: Response): void {
  if (status === 405) headers.set('allow', c.get('allow')?.join(', ') ?? '');
  else if (status === 429) headers.set('retry-after', limitSeconds);
  else if (status === 503) headers.set('retry-after', soonSeconds);
  else if (status === 401)
    headers.set('www-authenticate', isCmsCall(c) ? 'CmsSignature' : 'NextToken');
}

const isCmsCall = (c: AppContext) => c.req.path.startsWith('/api/content/');

function cacheTiming(c: AppContext): string {
  const cache = c.get('cache');
  return cache ? `, cache;desc="${cache}"` : '';
}
