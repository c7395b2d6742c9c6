/** One attempt at a call outside: its deadline, its bounded answer, and every way in which it can fail. */
import { readAtMost } from '../body.ts';

/** How much of an answer is read, unless the upstream sends whole pages (spec: limits). */
export const maxOutsideBytes = 1024 * 1024;
/** How much of an answer with a status from 500 is heard, and how long it may take to come: a visitor waits. */
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
  /** Of the answer, when one came. */
  readonly status: number | null;
}

export type OutsideResult<T> =
  | { readonly ok: true; readonly status: number; readonly value: T }
  | OutsideFailure;

/** What an answer's text says; undefined: nothing that was asked for. */
export type Read<T> = (text: string) => T | undefined;

/** Is given the whole text of an answer that counts as failed. */
export type HearFailed = (text: string) => void;

export interface CallBounds {
  readonly deadlineMs: number;
  /** How much of the answer is read. */
  readonly maxBytes: number;
}

/**
 * Never rejects. A redirect is not followed: its target was not configured.
 * @param hearFailed without it, an answer with a status from 500 is not read
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
    // workerd hands a manual redirect over as it is, a browser-like fetch as status 0.
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

/** Null when it is long, late or broken. One that comes later is broken off at the call's deadline. */
async function readFailed(response: Response): Promise<string | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), failedPatienceMs);
  });
  const text = readAtMost(response, maxFailedBytes, true).catch(() => null);
  return Promise.race([text, late]).finally(() => clearTimeout(timer));
}

/** Some upstreams repeat the key in a refusal, and pages show what a partner says. */
function repeatsKey(text: string, { headers }: RequestInit): boolean {
  const key = new Headers(headers).get('authorization')?.replace(/^Bearer /, '');
  // JSON may write a slash as \/, and keys in base64 have slashes.
  return key !== undefined && key !== '' && text.replaceAll('\\/', '/').includes(key);
}
