/** The partner takes what is signed as it should be, and misbehaves as often as it says. */
import { describe, expect, it } from 'vitest';
import { signatureHeaders } from '../../worker/leads/delivery/partners/signature.ts';
import { behaviourOf } from './partner-behaviour.ts';
import { checkedKey } from './partner-check.ts';
import { signingSecret } from './partner-kinds.ts';

const body = '{"a":1}';
const now = () => Math.floor(Date.now() / 1000);
const headers = async (timestamp = now()) => ({
  'idempotency-key': 'key-1',
  ...(await signatureHeaders(signingSecret, { id: 'key-1', timestamp, body })),
});

describe('a careful partner', () => {
  it('takes what is signed', async () => {
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

  it('refuses what is old', async () => {
    const old = await headers(now() - 3600);
    expect(() => checkedKey(old, body)).toThrow('time');
  });
});

describe('a partner that misbehaves', () => {
  const count = 20_000;
  const shares = Map.groupBy(
    Array.from({ length: count }, (_, index) => behaviourOf('misbehaving', 1, `RC${index}`, 1)),
    (behaviour) => behaviour,
  );

  it.each([
    ['fail', 5],
    ['reset', 3],
    ['garbage', 1],
    ['accept, garbage', 1],
    ['hang', 0.5],
    ['accept, hang', 0.5],
    ['accept, reset', 3],
    ['accept', 86],
  ] as const)('does "%s" %d times in a hundred', (behaviour, percent) => {
    const share = ((shares.get(behaviour)?.length ?? 0) / count) * 100;
    expect(Math.abs(share - percent)).toBeLessThan(Math.max(0.25, percent / 100));
  });

  it('does the same again for the same seed', () => {
    const all = (seed: number) =>
      Array.from({ length: 200 }, (_, index) => behaviourOf('misbehaving', seed, index));
    expect(all(7)).toEqual(all(7));
    expect(all(7)).not.toEqual(all(8));
  });
});
