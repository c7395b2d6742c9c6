/** How every answer leaves: problems as JSON, redirects after a post, and the last step with the headers. */
import type { AppContext } from '../context.ts';
import { Problem } from './errors.ts';
import { barePolicy, commonHeaders, pagePolicy } from './headers.ts';
import { noPassCookie } from './preview/preview-pass.ts';

/** For an answer to one visitor: it must stay in no cache on the way. */
export const noStore = { 'cache-control': 'no-store' } as const;
/** For one visitor's browser alone, and only to go back to. */
export const ownBrowser = { 'cache-control': 'private, no-cache' } as const;

/** A problem as JSON. */
export function problemJson(c: AppContext, problem: Problem): Response {
  return c.json({ ...problem.toJSON(), ...sessionEnd(c) }, problem.status, noStore);
}

/** What the page's script has to forget, in the words of the gateway; nothing in most answers. */
export function sessionEnd(c: AppContext): { agentError?: true; expiredRcCode?: true } {
  const { rcCode: _, ...flags } = c.get('endedSession') ?? {};
  return flags;
}

/** Anything thrown, as a Problem: what we did not foresee is `internal`. */
export function asProblem(error: unknown): Problem {
  return error instanceof Problem ? error : new Problem('internal', { cause: error });
}

/**
 * 303 to a URL we built ourselves. `no-referrer`: the sign-up's URL carries the visitor's address,
 * the one documented exception (decision 006), and must not travel on from here.
 */
export function seeOther(c: AppContext, location: string): Response {
  c.header('referrer-policy', 'no-referrer');
  c.header('cache-control', 'no-store');
  return c.redirect(location, 303);
}

/**
 * The last step: security headers, request id, timing. Pages bring their headers from the cache;
 * everything else gets them here. Changes the answer in place: giving Hono a new one makes it copy
 * every header.
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

/** A draft is for this visitor alone; our own page with the frames may show it. */
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
  // Said once: the next form is taken.
  if (preview.state === 'ended') headers.append('set-cookie', noPassCookie(isHttps(c)));
}

/**
 * A page over plain http would not work: its cookies are Secure and its forms go to https, from another origin.
 * The platform's edge says in X-Forwarded-Proto how it was asked; a developer’s machine has no edge.
 * @returns the same page over https, for who may be sent on; undefined for all others, and for a post, which a
 * redirect could not take along without sending it a second time
 */
export function toHttps(c: AppContext): Response | undefined {
  const isPlain = c.req.header('x-forwarded-proto') === 'http';
  if (!isPlain || c.get('stage') === 'development' || c.req.method === 'POST') return undefined;
  const { pathname, search } = new URL(c.req.url);
  return c.redirect(`https://${c.get('host')}${pathname}${search}`, 308);
}

export const isHttps = (c: AppContext) => new URL(c.req.url).protocol === 'https:';

/** Of every rate limit in wrangler.toml. */
const limitSeconds = '60';

/** A source that rests is asked again before that. */
const soonSeconds = '30';

/** A 401 must say what it wants, a 405 which methods work (RFC 9110 §15.5.2, §15.5.6); a 429 and a 503 say for how long. */
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
