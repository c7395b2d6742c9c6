/** The gateway's answer as the browser reads it, and the stored values that it clears. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callGateway } from './gateway-call.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  for (const key of ['authToken', 'rcCode', 'affiliateName', 'energy', 'creditCard', 'nextToken'])
    kept.set(key, 'x');
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

function answer(body: unknown, status = 200) {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));
  return callGateway({ path: '/postcode/list', method: 'GET', body: { search: '3000' } });
}

it('returns the data of a success', async () => {
  expect(await answer({ code: 1, status: 200, message: '', data: ['a'] })).toEqual(['a']);
  expect(kept.size).toBe(6);
});

it.each([
  ['code 0', { code: 0, status: 200, data: ['a'] }, 200],
  ['an inner status', { code: 1, status: 502, data: ['a'] }, 200],
  ['an outer status', { code: 1, status: 200, data: ['a'] }, 500],
  ['no object', 'text', 200],
])('%s is a failure', async (_name, body, status) => {
  expect(await answer(body, status)).toBeUndefined();
});

it('forgets code and token when the code expired', async () => {
  await answer({ code: 0, status: 200, expiredRcCode: true });
  expect([...kept.keys()]).toEqual(['affiliateName', 'energy', 'creditCard', 'nextToken']);
});

it('forgets affiliate and visits as well after an agent error', async () => {
  await answer({ code: 0, status: 200, agentError: 'x' });
  expect([...kept.keys()]).toEqual(['nextToken']);
});
