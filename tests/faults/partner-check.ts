/** A careful partner's checks before it takes a delivery: one key, and a signature as in Standard Webhooks. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { signingSecret } from './partner-kinds.ts';

/** As the Standard Webhooks specification advises. */
const toleranceSeconds = 300;

/** The idempotency key. @throws Error saying what is wrong */
export function checkedKey(headers: IncomingHttpHeaders, body: string): string {
  const id = one(headers, 'webhook-id');
  const timestamp = one(headers, 'webhook-timestamp');
  if (one(headers, 'idempotency-key') !== id) throw new Error('two keys');
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > toleranceSeconds) throw new Error('time');
  const secret = Buffer.from(signingSecret.replace('whsec_', ''), 'base64');
  const expected = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest();
  const [version, signature = ''] = one(headers, 'webhook-signature').split(',');
  const given = Buffer.from(signature, 'base64');
  const same = given.length === expected.length && timingSafeEqual(given, expected);
  if (version !== 'v1' || !same) throw new Error('signature');
  return id;
}

function one(headers: IncomingHttpHeaders, name: string): string {
  const value = headers[name];
  if (typeof value !== 'string' || value === '') throw new Error(`no ${name}`);
  return value;
}
