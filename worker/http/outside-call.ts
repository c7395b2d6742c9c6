/** One attempt at a call outside: its deadline, its bounded answer, and every way in which it can fail. */
import { readAtMost } from './body.ts';

/** How much of an answer is read, unless the upstream sends whole pages (spec: limits). */
export const maxOutsideBytes = 1024 * 1024;

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
  /** Of the answer, when one came. */
  readonly status: number | null;
}

export type OutsideResult<T> =
  | { readonly ok: true; readonly status: number; readonly value: T }
  | OutsideFailure;

/** What an answer's text says; undefined: nothing that was asked for. */
export type Read<T> = (text: string) => T | undefined;

export interface CallBounds {
  readonly deadlineMs: number;
  /** How much of the answer is read. */
  readonly maxBytes: number;
}

/** Never rejects. A redirect is not followed: its target was not configured. */
export async function callOnce<T>(
  fetch: typeof globalThis.fetch,
  url: string,
  init: RequestInit,
  read: Read<T>,
  { deadlineMs, maxBytes }: CallBounds,
): Promise<OutsideResult<T>> {
  let status: number | null = null;
  const failed = (reason: OutsideReason): OutsideFailure => ({ ok: false, reason, status });
  try {
    const signal = AbortSignal.timeout(deadlineMs);
    const response = await fetch(url, { ...init, redirect: 'manual', signal });
    status = response.status;
    // workerd hands a manual redirect over as it is, a browser-like fetch as status 0.
    if (status < 200 || (status >= 300 && status < 400)) return dropped(response, 'redirect');
    if (status >= 500) return dropped(response, 'status');
    const text = await readAtMost(response, maxBytes, true);
    if (text === null) return failed('too_large');
    const value = repeatsKey(text, init) ? undefined : read(text);
    return value === undefined ? failed('unreadable') : { ok: true, status, value };
  } catch (error) {
    if (error instanceof SyntaxError) return failed('unreadable');
    const late = error instanceof Error && error.name === 'TimeoutError';
    return failed(late ? 'timeout' : 'connection');
  }

  async function dropped(response: Response, reason: OutsideReason): Promise<OutsideFailure> {
    await response.body?.cancel();
    return failed(reason);
  }
}

/** Some upstreams repeat the key in a refusal, and pages show what a partner says. */
function repeatsKey(text: string, { headers }: RequestInit): boolean {
  const key = new Headers(headers).get('authorization')?.replace(/^Bearer /, '');
  // JSON may write a slash as \/, and keys in base64 have slashes.
  return key !== undefined && key !== '' && text.replaceAll('\\/', '/').includes(key);
}
