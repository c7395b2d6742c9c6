/** One call to a system outside: deadline, no redirect, a bounded answer, a breaker; a failure is a value. */

import * as v from 'valibot';
import { type Breaker, createBreaker } from './breaker.ts';
import { logLine } from './log-line.ts';
import { readAtMost } from './read-at-most.ts';

/** How long a call may take, and how much of an answer is read (spec: failures, limits). */
export const outsideDeadlineMs = 8_000;
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
type Read<T> = (text: string) => T | undefined;

export interface Outside {
  /** Never rejects. A status below 500 is read, 4xx too: the upstream says why there. */
  send<T>(url: string, init: RequestInit, read: Read<T>): Promise<OutsideResult<T>>;
  /** Posts JSON, reads JSON by a schema. */
  postJson<S extends v.GenericSchema>(
    url: string,
    body: unknown,
    schema: S,
    headers?: Readonly<Record<string, string>>,
  ): Promise<OutsideResult<v.InferOutput<S>>>;
}

export interface OutsideParts {
  readonly fetch?: typeof globalThis.fetch;
  readonly deadlineMs?: number;
  readonly now?: () => number;
  readonly log?: (line: Record<string, unknown>) => void;
}

/** @param upstream its name in the log; the URL is left out, it may hold a key */
export function createOutside(
  upstream: string,
  {
    fetch = globalThis.fetch.bind(globalThis),
    deadlineMs = outsideDeadlineMs,
    now = Date.now,
    log = logLine,
  }: OutsideParts = {},
): Outside {
  const breaker = createBreaker(now);

  const send: Outside['send'] = async (url, init, read) => {
    const startedAt = now();
    const result = await guarded(breaker, () => attempt(fetch, url, init, deadlineMs, read));
    if (!result.ok) {
      const { reason, status } = result;
      log({ event: 'outside_failed', upstream, reason, status, ms: now() - startedAt });
    }
    return result;
  };

  return {
    send,
    postJson(url, body, schema, headers = {}) {
      const init = {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(body),
      };
      return send(url, init, (text) => parsedJson(text, schema));
    },
  };
}

async function guarded<T>(
  breaker: Breaker,
  work: () => Promise<OutsideResult<T>>,
): Promise<OutsideResult<T>> {
  if (!breaker.allows()) return { ok: false, reason: 'away', status: null };
  const result = await work();
  // A refusal that can be read is an upstream that is well.
  breaker.report(result.ok);
  return result;
}

async function attempt<T>(
  fetch: typeof globalThis.fetch,
  url: string,
  init: RequestInit,
  deadlineMs: number,
  read: Read<T>,
): Promise<OutsideResult<T>> {
  let status: number | null = null;
  const failed = (reason: OutsideReason): OutsideFailure => ({ ok: false, reason, status });
  try {
    const signal = AbortSignal.timeout(deadlineMs);
    const response = await fetch(url, { ...init, redirect: 'manual', signal });
    status = response.status;
    // A manual redirect comes as it is here, and as status 0 in a browser-like fetch.
    if (status < 200 || (status >= 300 && status < 400)) return dropped(response, 'redirect');
    if (status >= 500) return dropped(response, 'status');
    const text = await readAtMost(response, maxOutsideBytes, true);
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

/** Some say in a refusal which key it was, and pages show what a partner says. */
function repeatsKey(text: string, { headers }: RequestInit): boolean {
  const key = new Headers(headers).get('authorization')?.replace(/^Bearer /, '');
  // JSON may write a slash as \/, and keys in base64 have slashes.
  return key !== undefined && key !== '' && text.replaceAll('\\/', '/').includes(key);
}

function parsedJson<S extends v.GenericSchema>(
  text: string,
  schema: S,
): v.InferOutput<S> | undefined {
  try {
    const result = v.safeParse(schema, JSON.parse(text));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}
