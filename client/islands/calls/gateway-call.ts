/** The gateway as the browser calls it: one POST with an inner call (spec: gateway). */
import { pick } from './pick.ts';
import { type CallOptions, postJson } from './request.ts';

export interface InnerCall {
  readonly path: string;
  readonly method: 'GET' | 'POST';
  /** Id of the visit that the call is for; the server reads the vertical from the page's path. */
  readonly visitId?: string;
  /** The visit's referral code; without it, the server takes that of the visitor's last arrival. */
  readonly rcCode?: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/**
 * The inner answer's `data`, or undefined when the call failed: no answer, a status other than
 * 200 outside or inside, or code 0. The server fills in brand, service and affiliate.
 */
export async function callGateway(call: InnerCall, options?: CallOptions): Promise<unknown> {
  const { status, body } = await postJson('/api/v2', call, options);
  const succeeded = status === 200 && pick(body, 'status') === 200 && pick(body, 'code') === 1;
  return succeeded ? pick(body, 'data') : undefined;
}
