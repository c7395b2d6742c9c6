/** The partner's inbox: takes leads as signed webhooks, and shows what it was sent. */
import type { IncomingMessage } from 'node:http';
import { signatureHeaders } from '../../worker/leads/delivery/partners/signature.ts';
import { inboxSecret } from './partner-vars.ts';

/** More than the browser tests send in one run. */
const mostKept = 2000;

export interface Inbox {
  /** @returns the status to answer with: 204, or 401 for a wrong signature */
  take(request: IncomingMessage, body: string): Promise<number>;
  /** The deliveries with a referral code, oldest first. */
  withCode(rc: string): readonly unknown[];
}

/** Keeps deliveries in memory, one for each id. */
export function createInbox(): Inbox {
  const kept = new Map<string, { readonly rc: unknown; readonly delivery: unknown }>();
  return {
    async take({ headers }, body) {
      const id = String(headers['webhook-id']);
      const timestamp = Number(headers['webhook-timestamp']);
      const expected = await signatureHeaders(inboxSecret, { id, timestamp, body });
      if (headers['webhook-signature'] !== expected['webhook-signature']) return 401;
      const delivery = JSON.parse(body) as { readonly data: Readonly<Record<string, unknown>> };
      kept.set(id, { rc: delivery.data.rcCode, delivery: delivery.data });
      const [oldest] = kept.keys();
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
      return 204;
    },
    withCode: (rc) =>
      [...kept.values()].filter((one) => one.rc === rc).map(({ delivery }) => delivery),
  };
}
