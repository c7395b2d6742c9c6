/** The partner takes a delivery only with the right key and signature. */
import { describe, expect, it } from 'vitest';
import { signatureHeaders } from '../../worker/leads/delivery/partners/signature.ts';
import { checkedKey } from './partner-check.ts';
import { signingSecret } from './partner-kinds.ts';

const body = '{"a":1}';
const now = () => Math.floor(Date.now() / 1000);
const headers = async (timestamp = now()) => ({
  'idempotency-key': 'key-1',
  ...(await signatureHeaders(signingSecret, { id: 'key-1', timestamp, body })),
});

describe('a careful partner', () => {
  it('takes a signed delivery', async () => {
    expect(checkedKey(await headers(), body)).toBe('key-1');
  });

  it.each<[string, object, string]>([
    ['another body', {}, '{"a":2}'],
    ['another key', { 'idempotency-key': 'key-2' }, body],
    ['no key', { 'idempotency-key': '' }, body],
    ['no signature', { 'webhook-signature': undefined }, body],
    ['another version', { 'webhook-signature': 'v2,AAAA' }, body],
    ['a cut signature', { 'webhook-signature': 'v1,AAAA' }, body],
  ])('refuses %s', async (_name, change, sent) => {
    const changed = { ...(await headers()), ...change };
    expect(() => checkedKey(changed, sent)).toThrow();
  });

  it('refuses an old one', async () => {
    const old = await headers(now() - 3600);
    expect(() => checkedKey(old, body)).toThrow('time');
  });
});
