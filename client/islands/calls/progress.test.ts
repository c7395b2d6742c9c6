/** Saving progress: sent so that it outlives the page; a failure is logged and rethrown (spec: states). */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { rememberChosenPlan, saveProgress } from './progress.ts';

const answer = (body: unknown) =>
  vi.fn(async (_url: string, _init: RequestInit) => Response.json(body));

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('saveProgress', () => {
  it('posts the inner call with the visit', async () => {
    const fetch = answer({ code: 1, status: 200, data: { visit_id: 'v1' } });
    vi.stubGlobal('fetch', fetch);
    await saveProgress('v1', { plan_id: 'p1' });
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('/api/v2');
    expect(init).toMatchObject({ keepalive: true });
    expect(JSON.parse(String(init?.body))).toEqual({
      path: '/visit/progress',
      method: 'POST',
      body: { plan_id: 'p1', visit_id: 'v1' },
    });
  });

  it.each([
    ['says no', { code: 0, status: 500, data: null }],
    ['makes no sense', 'x'],
  ])('logs and rethrows when the gateway %s', async (_words, body) => {
    vi.stubGlobal('fetch', answer(body));
    const logged = vi.fn();
    vi.stubGlobal('reportError', logged);
    await expect(saveProgress('v1', {})).rejects.toThrow('Progress of the visit');
    expect(logged).toHaveBeenCalledOnce();
  });
});

describe('rememberChosenPlan', () => {
  const choose = async (stored: string | null) => {
    const fetch = answer({ code: 1, status: 200, data: {} });
    vi.stubGlobal('fetch', fetch);
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => (key === 'broadband' ? stored : null),
    });
    rememberChosenPlan('broadband', 'shore-50');
    return fetch.mock.calls.map(([, init]) => JSON.parse(String(init.body)).body);
  };

  it('saves the plan on the visit that the browser keeps', async () => {
    expect(await choose(JSON.stringify({ visitId: 'v1', leadId: 'l1' }))).toEqual([
      { vertical: 'broadband', plan_id: 'shore-50', step: 'apply', visit_id: 'v1' },
    ]);
  });

  it.each([null, '{}', '{"visitId":1}', 'garbage'])(
    'asks for nothing with %s in storage',
    async (stored) => {
      expect(await choose(stored)).toEqual([]);
    },
  );

  it('throws nothing when it cannot be saved', async () => {
    const logged = vi.fn();
    vi.stubGlobal('reportError', logged);
    vi.stubGlobal('fetch', answer({ code: 0, status: 500 }));
    vi.stubGlobal('localStorage', { getItem: () => '{"visitId":"v1"}' });
    rememberChosenPlan('broadband', 'shore-50');
    await vi.waitFor(() => expect(logged).toHaveBeenCalledOnce());
  });
});
