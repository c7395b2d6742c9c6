/** Calls from the browser to our own API: JSON in and out, always with a deadline; and leaving for an answer's URL. */
import { forgetEnded } from './stored.ts';

export interface Answer {
  /** 0: no answer came in time, or none that could be read. */
  readonly status: number;
  readonly body: unknown;
}

export interface CallOptions {
  /** Aborts a call whose answer is no longer wanted. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds for each attempt. */
  readonly timeout?: number;
  /** Further attempts after no answer or a 503; only for calls that carry an idempotency key. */
  readonly retries?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** The call outlives its page. */
  readonly keepalive?: boolean;
}

/** Posts JSON. Never rejects: a failure is a status, `0` when there was no answer. */
export async function postJson(
  url: string,
  body: unknown,
  { signal, timeout = 8000, retries = 0, headers = {}, keepalive = false }: CallOptions = {},
): Promise<Answer> {
  const answer = await attempt(url, timeout, signal, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    keepalive,
  });
  const again = answer.status === 0 || answer.status === 503;
  if (!again || retries === 0 || signal?.aborted) return answer;
  await new Promise((resolve) => {
    setTimeout(resolve, 1200);
    signal?.addEventListener('abort', resolve);
  });
  if (signal?.aborted) return answer;
  return postJson(url, body, { signal, timeout, headers, keepalive, retries: retries - 1 });
}

/** Gets JSON. Never rejects, like `postJson`. */
export function getJson(
  url: string,
  { signal, timeout = 8000 }: Pick<CallOptions, 'signal' | 'timeout'> = {},
): Promise<Answer> {
  return attempt(url, timeout, signal, {});
}

/** Any answer may end the session, because the server may have asked a partner for it. */
async function attempt(
  url: string,
  timeout: number,
  signal: AbortSignal | undefined,
  { headers, ...init }: RequestInit,
): Promise<Answer> {
  const call = new AbortController();
  const end = () => call.abort();
  const timer = setTimeout(end, timeout);
  signal?.addEventListener('abort', end);
  if (signal?.aborted) end();
  try {
    const response = await fetch(url, {
      ...init,
      headers: { accept: 'application/json', ...headers },
      signal: call.signal,
    });
    const body: unknown = await response.json();
    forgetEnded(body);
    return { status: response.status, body };
  } catch {
    return { status: 0, body: undefined };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
}

/**
 * Leaves the page for a URL from the server. Stays and returns false for any scheme but http(s).
 * Another origin gets no referrer, as after a post without script (decision 006); a link can ask
 * for that, and `location.assign` cannot.
 */
export function goTo(target: string): boolean {
  if (target === '') return false;
  try {
    const { protocol, href, origin } = new URL(target, location.href);
    if (!/^https?:$/.test(protocol)) return false;
    if (origin === location.origin) location.assign(href);
    else {
      const link = document.createElement('a');
      Object.assign(link, { href, referrerPolicy: 'no-referrer' }).click();
    }
    return true;
  } catch {
    return false;
  }
}
