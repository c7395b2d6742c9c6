/** One call to an upstream, with a deadline, a bounded answer and every way it can fail. */
import { readAtMost } from '../body.ts';

/** The most of an answer that is read, unless the upstream sends whole pages (spec: limits). */
export const maxOutsideBytes = 1024 * 1024;
/** The most of a 5xx answer that is read, and the longest wait for it, because a visitor is waiting. */
export const maxFailedBytes = 64 * 1024;
export const failedPatienceMs = 1_000;

export type OutsideReason =
  | 'away'
  | 'timeout'
  | 'connection'
  | 'redirect'
  | 'status'
  | 'too_large'
  | 'unreadable';

export interface OutsideFailure {
  readonly ok: false;
  readonly reason: OutsideReason;
  /** The answer's status; null when no answer came. */
  readonly status: number | null;
}

export type OutsideResult<T> =
  | { readonly ok: true; readonly status: number; readonly value: T }
  | OutsideFailure;

/** Parses an answer's text; undefined when it is not what was asked for. */
export type Read<T> = (text: string) => T | undefined;

/** Receives the whole text of an answer that counts as failed. */
export type HearFailed = (text: string) => void;

export interface CallBounds {
  readonly deadlineMs: number;
  /** The most of the answer that is read. */
  readonly maxBytes: number;
}

/**
 * Never rejects. Does not follow a redirect, because its target was not configured.
 * @param hearFailed without it, a 5xx answer is not read
 */
export async function callOnce<T>(
  fetch: typeof globalThis.fetch,
  url: string,
  init: RequestInit,
  read: Read<T>,
  { deadlineMs, maxBytes }: CallBounds,
  hearFailed?: HearFailed,
): Promise<OutsideResult<T>> {
  let status: number | null = null;
  const failed = (reason: OutsideReason): OutsideFailure => ({ ok: false, reason, status });
  try {
    const signal = AbortSignal.timeout(deadlineMs);
    const response = await fetch(url, { ...init, redirect: 'manual', signal });
    status = response.status;
    // workerd returns a manual redirect with its own status, a browser-like fetch with status 0.
    if (status < 200 || (status >= 300 && status < 400)) return dropped(response, 'redirect');
    if (status >= 500) {
      if (!hearFailed) return dropped(response, 'status');
      heard(await readFailed(response));
      return failed('status');
    }
    const text = await readAtMost(response, maxBytes, true);
    if (text === null) return failed('too_large');
    const value = repeatsKey(text, init) ? undefined : read(text);
    if (value !== undefined) return { ok: true, status, value };
    heard(text);
    return failed('unreadable');
  } catch (error) {
    if (error instanceof SyntaxError) return failed('unreadable');
    const late = error instanceof Error && error.name === 'TimeoutError';
    return failed(late ? 'timeout' : 'connection');
  }

  function heard(text: string | null): void {
    if (text !== null && !repeatsKey(text, init)) hearFailed?.(text);
  }

  async function dropped(response: Response, reason: OutsideReason): Promise<OutsideFailure> {
    await response.body?.cancel();
    return failed(reason);
  }
}

/** Null when the answer is too long, late or broken. The call's deadline aborts one that is still arriving. */
async function readFailed(response: Response): Promise<string | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), failedPatienceMs);
  });
  const text = readAtMost(response, maxFailedBytes, true).catch(() => null);
  return Promise.race([text, late]).finally(() => clearTimeout(timer));
}

/** True when the text contains our key: some upstreams echo it in a refusal, and pages show a partner's messages. */
function repeatsKey(text: string, { headers }: RequestInit): boolean {
  const key = new Headers(headers).get('authorization')?.replace(/^Bearer /, '');
  // JSON may escape a slash as \/, and base64 keys have slashes.
  return key !== undefined && key !== '' && text.replaceAll('\\/', '/').includes(key);
}
