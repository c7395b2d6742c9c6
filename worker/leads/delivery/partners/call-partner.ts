/** One call to a partner, with a deadline, no redirects and a bounded answer, and the outcome it amounts to. */
import { readAtMost } from '../../../http/body.ts';
import type { Outcome } from '../delivery.types.ts';
import type { Verdict } from './define-partner.ts';
import { signatureHeaders } from './signature.ts';

/** How long a partner has to answer (docs/operations/leads.md). */
const partnerTimeoutMs = 15_000;
/** An answer only has to say yes or no, so a longer one is not read. */
const maxAnswerBytes = 64 * 1024;

export interface PartnerCall {
  readonly url: string;
  /** The idempotency key. */
  readonly id: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Signs the call as Standard Webhooks specifies. */
  readonly signingKey?: string | undefined;
  /** Seconds since 1970. */
  readonly timestamp: number;
  readonly fetch: typeof globalThis.fetch;
  /** Reads the verdict in the body of a 2xx answer. Without it, any 2xx means delivered and the body is not read. */
  readonly readAnswer?: ((text: string) => Verdict) | undefined;
}

/** Never rejects: a failure is an outcome too. */
export async function callPartner(call: PartnerCall): Promise<Outcome> {
  try {
    const signature = call.signingKey ? await signatureHeaders(call.signingKey, call) : {};
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
      signal: AbortSignal.timeout(partnerTimeoutMs),
    });
    if (response.ok) return { ...(await verdictOf(response, call)), status: response.status };
    await response.body?.cancel();
    return failureOf(response);
  } catch (error) {
    // The connection may have broken after the partner took the lead.
    const timeout = error instanceof Error && error.name === 'TimeoutError';
    return { kind: 'unknown', status: null, reason: timeout ? 'timeout' : 'connection' };
  }
}

async function verdictOf(
  response: Response,
  { readAnswer }: PartnerCall,
): Promise<Pick<Outcome, 'kind' | 'reason'>> {
  if (!readAnswer) {
    await response.body?.cancel();
    return { kind: 'delivered', reason: 'delivered' };
  }
  const text = await readAtMost(response, maxAnswerBytes);
  const kind = text === null ? 'unknown' : readAnswer(text);
  return { kind, reason: kind === 'unknown' ? 'unreadable' : kind };
}

function failureOf({ status, headers }: Response): Outcome {
  // In a worker a redirect keeps its status; a browser's fetch would give status 0.
  if (status < 400) return { kind: 'down', status, reason: 'redirect' };
  const retryAfterMs = retryAfter(headers.get('retry-after'));
  const later = retryAfterMs === undefined ? {} : { retryAfterMs };
  if (status === 429) return { kind: 'busy', status, reason: 'too_many', ...later };
  const kind = status >= 500 ? 'down' : 'refused';
  return { kind, status, reason: `status_${status}`, ...later };
}

/** The wait a Retry-After header asks for, in ms; its value is seconds or a date (RFC 9110 §10.2.3). */
export function retryAfter(value: string | null, now: number = Date.now()): number | undefined {
  if (!value) return undefined;
  const ms = /^\d{1,9}$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isFinite(ms) && ms > 0 ? ms : undefined;
}
