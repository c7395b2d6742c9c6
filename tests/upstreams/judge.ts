/** How an errand ended: done, refused in the right words, or a miss with what was seen. */
import type { Reply } from './ask.ts';
import type { Outcome } from './errand.types.ts';

export const well = ({ firstByteMs, ms }: Reply): Outcome => ({ result: 'well', firstByteMs, ms });
export const failed = ({ firstByteMs, ms }: Reply): Outcome => ({
  result: 'failed',
  firstByteMs,
  ms,
});

export function missed({ status, text, firstByteMs, ms }: Reply, why: string): Outcome {
  const seen = status === 0 ? `nothing within ${ms} ms` : `${status} ${text.slice(0, 200)}`;
  return { result: 'missed', why: `${why}: ${seen}`, firstByteMs, ms };
}

/** The JSON of a reply, as a record; empty when it is none. */
export function jsonOf({ text }: Reply): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** A whole page of the brand, of the right status. */
export function isPage(reply: Reply, status: number, name: string): boolean {
  const html = String(reply.headers['content-type']).startsWith('text/html');
  const whole = reply.text.trimEnd().endsWith('</html>') && reply.text.includes('<main');
  return reply.status === status && html && whole && reply.text.includes(name);
}

/** A problem of ours as JSON: 503 with one of these messages, in both of its places. */
export function isSorry(reply: Reply, words: readonly string[]): boolean {
  const { errorMessage, error } = jsonOf(reply);
  const inner = (error as { readonly message?: unknown } | undefined)?.message;
  return reply.status === 503 && words.some((one) => one === errorMessage && one === inner);
}

export const jsonHeaders = { 'content-type': 'application/json', accept: 'application/json' };
export const formHeaders = { 'content-type': 'application/x-www-form-urlencoded' };

/** The edge's own deadline, and what a busy machine adds to it. */
export const callPatienceMs = 11_000;
/** As long as our own pages wait for a form's answer (client/islands/form/send-form.ts). */
export const formPatienceMs = 20_000;
