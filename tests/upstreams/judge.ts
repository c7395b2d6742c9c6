/** Judges the outcome of an errand: done, refused in the right words, or missed, with what was seen. */
import type { Reply } from '../../scripts/site/local-server.ts';
import { jsonOf } from '../harness/visitor.ts';
import type { Outcome } from './errand.ts';

/** Failure messages (spec: errors): the gateway's, for an address that was not fetched, for a form that was not saved. */
export const gatewayFailed = 'Internal server error';
export const addressFailed = 'Something went wrong, Please try again after sometime';
export const notSaved =
  'We could not save that just now. Nothing you typed is lost: please try again.';

/** The worker's own deadline, plus what a busy machine adds to it. */
export const callPatienceMs = 11_000;
/** As long as our pages wait for a form's answer (client/islands/form/send-form.ts). */
export const formPatienceMs = 20_000;

export const well = ({ firstByteMs, ms }: Reply): Outcome => ({ result: 'well', firstByteMs, ms });
export const failed = (reply: Reply): Outcome => ({ ...well(reply), result: 'failed' });

export function missed(reply: Reply, what: string): Outcome {
  const { status, body, ms } = reply;
  const seen = status === 0 ? `nothing within ${ms} ms` : `${status} ${body.slice(0, 200)}`;
  return { ...well(reply), result: 'missed', why: `${what}: ${seen}` };
}

/** Whether it is a complete page of the brand, with the right status. */
export function isPage({ status, headers, body }: Reply, right: number, brand: string): boolean {
  const html = String(headers['content-type']).startsWith('text/html');
  const complete = body.trimEnd().endsWith('</html>') && body.includes('<main');
  return status === right && html && complete && body.includes(brand);
}

/** Whether it is our own problem as JSON: 503 with one of these messages, in both places. */
export function isSorry(reply: Reply, words: readonly string[]): boolean {
  const { errorMessage, error } = jsonOf(reply);
  const inner = (error as { readonly message?: unknown } | undefined)?.message;
  return reply.status === 503 && words.some((one) => one === errorMessage && one === inner);
}
