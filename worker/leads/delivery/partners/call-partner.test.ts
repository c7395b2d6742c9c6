/** The meaning of each of a partner's answers, and when the partner may be called again. */
import { describe, expect, it, vi } from 'vitest';
import { leaseMs } from '../delivery-store.ts';
import { retryAfter } from './call-partner.ts';
import { messageDelivery, send } from './partner.fixture.ts';

describe('a partner’s answer', () => {
  const later = { 'retry-after': '120' };
  it.each([
    ['204', () => new Response(null, { status: 204 }), 'delivered', 'delivered'],
    ['a redirect', () => Response.redirect('https://evil.example/', 307), 'down', 'redirect'],
    ['422', () => new Response('', { status: 422 }), 'refused', 'status_422'],
    ['429', () => new Response('', { status: 429, headers: later }), 'busy', 'too_many'],
    ['503', () => new Response('', { status: 503, headers: later }), 'down', 'status_503'],
  ])('is interpreted: %s', async (_name, answer, kind, reason) => {
    const { outcome } = await send('webhook', messageDelivery, answer);
    const { status, headers } = answer();
    const asked = headers.has('retry-after') ? { retryAfterMs: 120_000 } : {};
    expect(outcome).toEqual({ kind, reason, status, ...asked });
  });

  it.each([
    ['nonsense', '<html>'],
    ['more than we read', `{"success":true,"more":"${'x'.repeat(64 * 1024)}"}`],
  ])('with %s may mean success or failure', async (_name, text) => {
    const { outcome } = await send('lead-service', messageDelivery, () => new Response(text));
    expect(outcome).toEqual({ kind: 'unknown', status: 200, reason: 'unreadable' });
  });
});

it('a call times out after 15 s, so that three in a row end within the lease', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  await send('webhook', messageDelivery, () => new Response(null, { status: 204 }));
  const [[ms = 0] = []] = timeout.mock.calls;
  timeout.mockRestore();
  expect(ms).toBe(15_000);
  // At most 18 rows are claimed at once across all partners, on six connections.
  expect(3 * ms).toBeLessThan(leaseMs);
});

describe('Retry-After', () => {
  const now = Date.parse('2026-11-21T00:00:00Z');
  it.each([
    ['120', 120_000],
    ['Sat, 21 Nov 2026 00:02:00 GMT', 120_000],
    ['0', undefined],
    ['-5', undefined],
    ['soon', undefined],
    ['Fri, 20 Nov 2026 00:00:00 GMT', undefined],
    [null, undefined],
  ])('of %s means %s ms', (value, ms) => {
    expect(retryAfter(value, now)).toBe(ms);
  });
});
