/** One call to a partner: deadline, no redirect, a bounded answer, and what each end of it means. */
import { readAtMost } from '../../../http/read-at-most.ts';
import type { Outcome } from '../delivery.types.ts';
import { signatureHeaders } from './signature.ts';

/** Milliseconds (spec: delivery). */
export const partnerTimeoutMs = 15_000;
/** A partner says yes or no; more than this is not read. */
const maxAnswerBytes = 64 * 1024;

export interface PartnerCall {
  readonly url: string;
  readonly id: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signingSecret?: string | undefined;
  /** Seconds since 1970. */
  readonly timestamp: number;
  readonly fetch: typeof globalThis.fetch;
  readonly timeoutMs?: number;
  /** What a 2xx answer's text says: delivered, or no. Without it the status says all, and nothing is read. */
  readonly judge?: (text: string) => Outcome['kind'];
}

/** Never rejects: whatever happens is an outcome. */
export async function callPartner(call: PartnerCall): Promise<Outcome> {
  try {
    const signature = call.signingSecret ? await signatureHeaders(call.signingSecret, call) : {};
    const response = await call.fetch(call.url, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'idempotency-key': call.id,
        ...call.headers,
        ...signature,
      },
      body: call.body,
      signal: AbortSignal.timeout(call.timeoutMs ?? partnerTimeoutMs),
    });
    const judged = response.ok && call.judge;
    if (!judged) {
      await response.body?.cancel();
      return outcomeOf(response, 'delivered');
    }
    const text = await readAtMost(response, maxAnswerBytes);
    return outcomeOf(response, text === null ? 'unknown' : judged(text));
  } catch (error) {
    // A connection that broke may have done so after the partner took the lead.
    const timeout = error instanceof Error && error.name === 'TimeoutError';
    return { kind: 'unknown', status: null, reason: timeout ? 'timeout' : 'connection' };
  }
}

/** @param kind what a 2xx answer means */
function outcomeOf(response: Response, kind: Outcome['kind']): Outcome {
  const { status } = response;
  const retryAfterMs = retryAfter(response.headers.get('retry-after'));
  const later = retryAfterMs === undefined ? {} : { retryAfterMs };
  if (status >= 200 && status < 300) {
    return { kind, status, reason: kind === 'unknown' ? 'unreadable' : kind };
  }
  // Manual redirects come as they are here, and as status 0 in a browser-like fetch.
  if (status < 400) return { kind: 'down', status, reason: 'redirect' };
  if (status === 429) return { kind: 'busy', status, reason: 'too_many', ...later };
  if (status >= 500) return { kind: 'down', status, reason: `status_${status}`, ...later };
  return { kind: 'refused', status, reason: `status_${status}`, ...later };
}

/** Seconds, or a date (RFC 9110 §10.2.3). */
export function retryAfter(value: string | null, now: number = Date.now()): number | undefined {
  if (!value) return undefined;
  const ms = /^\d{1,9}$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isFinite(ms) && ms > 0 ? ms : undefined;
}
