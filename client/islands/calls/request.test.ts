/** Calls to our own API: never a rejection, always a status. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getJson, goTo, postJson } from './request.ts';

function answering(...answers: (Response | Error)[]) {
  const fetch = vi.fn(async () => {
    const next = answers.shift();
    if (next instanceof Response) return next;
    throw next ?? new TypeError('Failed to fetch');
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('postJson', () => {
  it('sends JSON and returns status and body', async () => {
    const fetch = answering(Response.json({ a: 1 }, { status: 422 }));
    expect(await postJson('/api/x', { b: 2 })).toEqual({ status: 422, body: { a: 1 } });
    expect(fetch).toHaveBeenCalledWith(
      '/api/x',
      expect.objectContaining({
        method: 'POST',
        body: '{"b":2}',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
      }),
    );
  });

  it('answers 0 when nothing came, or nothing readable', async () => {
    answering(new TypeError('offline'), new Response('<html>'));
    expect(await postJson('/api/x', {})).toEqual({ status: 0, body: undefined });
    expect(await postJson('/api/x', {})).toEqual({ status: 0, body: undefined });
  });

  it('tries again after silence and 503, not after other answers', async () => {
    vi.useFakeTimers();
    const fetch = answering(
      new TypeError('offline'),
      Response.json({}, { status: 503 }),
      Response.json({ ok: true }),
    );
    const answer = postJson('/api/x', {}, { retries: 2 });
    await vi.runAllTimersAsync();
    expect((await answer).status).toBe(200);
    expect(fetch).toHaveBeenCalledTimes(3);

    const refused = answering(Response.json({}, { status: 500 }));
    expect((await postJson('/api/x', {}, { retries: 2 })).status).toBe(500);
    expect(refused).toHaveBeenCalledTimes(1);
  });

  it('does not try again once the answer is not wanted', async () => {
    const fetch = answering();
    const aborted = AbortSignal.abort();
    expect((await postJson('/api/x', {}, { retries: 2, signal: aborted })).status).toBe(0);
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

it('stops waiting for the next attempt once the answer is not wanted', async () => {
  vi.useFakeTimers();
  answering();
  const mine = new AbortController();
  const answer = postJson('/api/x', {}, { retries: 2, signal: mine.signal });
  await vi.advanceTimersByTimeAsync(0);
  mine.abort();
  // No time passes.
  expect((await answer).status).toBe(0);
});

describe('without what the oldest browsers lack', () => {
  const { any, timeout } = AbortSignal;
  const { canParse } = URL;
  beforeEach(() => {
    Object.assign(AbortSignal, { any: undefined, timeout: undefined });
    Object.assign(URL, { canParse: undefined });
  });
  afterEach(() => {
    Object.assign(AbortSignal, { any, timeout });
    Object.assign(URL, { canParse });
  });

  it('a call ends at its deadline, or once it is not wanted, and leaves nothing behind', async () => {
    vi.useFakeTimers();
    const mine = new AbortController();
    const { signal } = mine;
    const heard = vi.spyOn(signal, 'addEventListener');
    const left = vi.spyOn(signal, 'removeEventListener');
    const fetch = vi.fn(
      (_: string, { signal: ended }: RequestInit) =>
        new Promise<Response>((_, refuse) => ended?.addEventListener('abort', refuse)),
    );
    vi.stubGlobal('fetch', fetch);
    const nothing = { status: 0, body: undefined };
    const late = getJson('/api/x', { signal, timeout: 500 });
    await vi.advanceTimersByTimeAsync(500);
    expect(await late).toEqual(nothing);
    const unwanted = postJson('/api/x', {}, { signal, retries: 2 });
    await vi.advanceTimersByTimeAsync(500);
    mine.abort();
    expect(await unwanted).toEqual(nothing);
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(left.mock.calls).toEqual(heard.mock.calls);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('leaves for a page over http(s), and for nothing else', () => {
    const assign = vi.fn();
    const origin = 'https://acacia.example';
    vi.stubGlobal('location', { href: `${origin}/solar`, origin, assign });
    const click = vi.fn();
    vi.stubGlobal('document', { createElement: (tag: string) => ({ tag, click }) });
    expect(['', 'https://', 'javascript:alert(1)'].map(goTo)).toEqual([false, false, false]);
    expect(assign).not.toHaveBeenCalled();
    expect(goTo('/receipt?ref=KJ-1')).toBe(true);
    expect(assign).toHaveBeenCalledExactlyOnceWith(`${origin}/receipt?ref=KJ-1`);
    expect(click).not.toHaveBeenCalled();
    // Another origin gets no referrer.
    expect(goTo('https://partner.example/sign-up')).toBe(true);
    expect(click.mock.contexts).toEqual([
      { tag: 'a', click, href: 'https://partner.example/sign-up', referrerPolicy: 'no-referrer' },
    ]);
    expect(assign).toHaveBeenCalledOnce();
  });
});
