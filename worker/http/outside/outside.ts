/** Calls to one upstream, each with a deadline, all behind one breaker; a failure is a value, not an exception. */
import * as v from 'valibot';
import { logLine } from '../log.ts';
import {
  callOnce,
  type HearFailed,
  maxOutsideBytes,
  type OutsideResult,
  type Read,
} from './outside-call.ts';

/** How long a call may take (spec: failures). */
export const outsideDeadlineMs = 8_000;
/** Failures in a row that open an upstream's breaker. */
export const outsideBreakerThreshold = 5;
/** How long an open breaker allows no call; then a single call probes whether the upstream is back. */
export const outsideBreakerOpenMs = 10_000;

export interface Outside {
  /** Never rejects. Reads every answer below 500, including 4xx, whose body explains the refusal. */
  send<T>(
    url: string,
    init: RequestInit,
    read: Read<T>,
    hearFailed?: HearFailed,
  ): Promise<OutsideResult<T>>;
  /** Posts JSON, and parses the JSON answer by a schema. */
  postJson<S extends v.GenericSchema>(
    url: string,
    body: unknown,
    schema: S,
    headers?: Readonly<Record<string, string>>,
    hearFailed?: HearFailed,
  ): Promise<OutsideResult<v.InferOutput<S>>>;
  /** Gets JSON, and parses it by a schema. */
  getJson<S extends v.GenericSchema>(
    url: string,
    schema: S,
    headers?: Readonly<Record<string, string>>,
  ): Promise<OutsideResult<v.InferOutput<S>>>;
}

export interface OutsideParts {
  readonly fetch?: typeof globalThis.fetch;
  readonly deadlineMs?: number;
  readonly maxBytes?: number;
  readonly now?: () => number;
  readonly log?: (line: Record<string, unknown>) => void;
}

/** @param upstream its name in the log, which leaves the URL out: it may contain a key or a visitor's input */
export function createOutside(
  upstream: string,
  {
    fetch = globalThis.fetch.bind(globalThis),
    deadlineMs = outsideDeadlineMs,
    maxBytes = maxOutsideBytes,
    now = Date.now,
    log = logLine,
  }: OutsideParts = {},
): Outside {
  const breaker = createBreaker(now);

  const send: Outside['send'] = async (url, init, read, hearFailed) => {
    const startedAt = now();
    const bounds = { deadlineMs, maxBytes };
    const result = await guarded(breaker, () =>
      callOnce(fetch, url, init, read, bounds, hearFailed),
    );
    if (!result.ok) {
      const { reason, status } = result;
      log({ event: 'outside_failed', upstream, reason, status, ms: now() - startedAt });
    }
    return result;
  };

  return {
    send,
    postJson(url, body, schema, headers = {}, hearFailed) {
      const init = {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(body),
      };
      return send(url, init, (text) => parsedJson(text, schema), hearFailed);
    },
    getJson(url, schema, headers = {}) {
      const init = { headers: { ...headers, accept: 'application/json' } };
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
  // A readable refusal shows that the upstream is up.
  breaker.report(result.ok);
  return result;
}

interface Breaker {
  /** False: do not call. While the upstream is down, true only for the one call that probes it. */
  allows(): boolean;
  report(succeeded: boolean): void;
}

/** A breaker in the isolate's memory. @param now milliseconds since 1970 */
function createBreaker(now: () => number): Breaker {
  let failures = 0;
  let openUntil = 0;
  return {
    allows() {
      if (failures < outsideBreakerThreshold) return true;
      if (now() < openUntil) return false;
      openUntil = now() + outsideBreakerOpenMs;
      return true;
    },
    report(succeeded) {
      failures = succeeded ? 0 : failures + 1;
      if (failures >= outsideBreakerThreshold) openUntil = now() + outsideBreakerOpenMs;
    },
  };
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
