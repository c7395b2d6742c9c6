/** A call to an upstream: its outcomes, its deadline, its size limit and the breaker. */

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { createOutside, outsideBreakerOpenMs, outsideBreakerThreshold } from './outside.ts';
import { failedPatienceMs, maxFailedBytes, maxOutsideBytes } from './outside-call.ts';

const schema = v.object({ a: v.number() });
const url = 'https://partner.example/secret-path';

function outside(fetch: typeof globalThis.fetch, clock = { now: 0 }) {
  const lines: Record<string, unknown>[] = [];
  const heard: string[] = [];
  const log = (line: Record<string, unknown>) => lines.push(line);
  const own = createOutside('x', { fetch, log, deadlineMs: 50, now: () => clock.now });
  const headers = { authorization: 'Bearer the-key' };
  return {
    ask: () => own.postJson(url, { q: 1 }, schema),
    hear: () => own.postJson(url, { q: 1 }, schema, headers, (text) => heard.push(text)),
    lines,
    heard,
  };
}

const answering = (body: BodyInit | null, init?: ResponseInit) =>
  outside(async () => new Response(body, init));

describe('an answer', () => {
  it('is parsed by the schema, without unknown keys', async () => {
    const { ask, lines } = answering('{"a":1,"b":2,"__proto__":{"c":3}}');
    expect(await ask()).toEqual({ ok: true, status: 200, value: { a: 1 } });
    expect(lines).toEqual([]);
  });

  it('with a 4xx status is read, since it holds the upstream’s reason', async () => {
    expect(await answering('{"a":1}', { status: 422 }).ask()).toMatchObject({
      ok: true,
      status: 422,
    });
  });

  it.each([
    ['a redirect', 'redirect', 302, null, { status: 302, headers: { location: '/x' } }],
    ['an error', 'status', 503, '{"a":1}', { status: 503 }],
    ['no JSON', 'unreadable', 200, '<p>', {}],
    ['half of it', 'unreadable', 200, '{"a":', {}],
    ['nothing', 'unreadable', 200, null, {}],
    ['a wrong type', 'unreadable', 200, '{"a":"1"}', {}],
    ['another encoding', 'unreadable', 200, Uint8Array.of(123, 125, 0xe9), {}],
    ['too much', 'too_large', 200, ' '.repeat(maxOutsideBytes + 1), {}],
  ])('counts as a failure: %s', async (_, reason, status, body, init) => {
    const { ask, lines } = answering(body, init);
    expect(await ask()).toEqual({ ok: false, reason, status });
    expect(lines).toEqual([{ event: 'outside_failed', upstream: 'x', reason, status, ms: 0 }]);
  });

  it.each(['the/key/of/ours', 'the\\/key\\/of\\/ours'])(
    'that contains our own key is a failure: %s',
    async (said) => {
      const own = createOutside('x', {
        fetch: async () => new Response(`{"a":"No such key: ${said}"}`, { status: 401 }),
        log: () => undefined,
      });
      const a = v.object({ a: v.string() });
      const ask = (key: string) =>
        own.postJson(url, {}, a, key ? { authorization: `Bearer ${key}` } : {});
      expect(await ask('the/key/of/ours')).toMatchObject({ ok: false, reason: 'unreadable' });
      expect(await ask('another/key')).toMatchObject({ ok: true, status: 401 });
      expect(await ask('')).toMatchObject({ ok: true, status: 401 });
    },
  );

  it('with invalid UTF-8 in a text is a failure', async () => {
    const text = v.object({ name: v.string() });
    const bytes = new TextEncoder().encode('{"name":"Caf_"}').with(12, 0xe9);
    const own = createOutside('x', {
      fetch: async () => new Response(bytes),
      log: () => undefined,
    });
    expect(await own.postJson(url, {}, text)).toMatchObject({ ok: false, reason: 'unreadable' });
  });

  it('as large as the limit is read', async () => {
    const body = '{"a":1}'.padEnd(maxOutsideBytes, ' ');
    expect(await answering(body).ask()).toMatchObject({ ok: true });
  });
});

describe('a failed answer', () => {
  it.each<[string, BodyInit | null, ResponseInit, string[]]>([
    ['an error', '{"b":1}', { status: 503 }, ['{"b":1}']],
    ['one without a body', null, { status: 500 }, ['']],
    ['one that cannot be read', '{"b":1}', { status: 401 }, ['{"b":1}']],
    ['a redirect', '{"b":1}', { status: 302 }, []],
    ['an error of many words', ' '.repeat(maxFailedBytes + 1), { status: 500 }, []],
    ['an error in another encoding', Uint8Array.of(123, 0xe9), { status: 500 }, []],
    ['an error with our key in it', '{"b":"the-key"}', { status: 500 }, []],
    ['none', '{"a":1}', {}, []],
  ])(
    'is passed to the listener if it is readable and safe, and stays a failure: %s',
    async (_, body, init, said) => {
      const { hear, heard } = answering(body, init);
      expect((await hear()).ok).toBe(body === '{"a":1}');
      expect(heard).toEqual(said);
    },
  );

  it('is not awaited for long, and ends as an error if it is cut off', async () => {
    for (const body of [
      new ReadableStream({ start: (controller) => controller.enqueue(Uint8Array.of(123)) }),
      new ReadableStream({ start: (controller) => controller.error(new Error('lost')) }),
    ]) {
      const { hear, heard } = answering(body, { status: 500 });
      const startedAt = Date.now();
      expect(await hear()).toEqual({ ok: false, reason: 'status', status: 500 });
      expect(Date.now() - startedAt).toBeLessThan(2 * failedPatienceMs);
      expect(heard).toEqual([]);
    }
  });

  it('counts against the breaker', async () => {
    let asked = 0;
    const { hear } = outside(async () => {
      asked += 1;
      return Response.json({ b: 1 }, { status: 500 });
    });
    for (let i = 0; i < 2 * outsideBreakerThreshold; i++) await hear();
    expect(asked).toBe(outsideBreakerThreshold);
  });
});

describe('a call', () => {
  it('follows no redirects and sends JSON', async () => {
    let sent: RequestInit | undefined;
    const { ask } = outside(async (_, init) => {
      sent = init;
      return new Response('{"a":1}');
    });
    await ask();
    expect(sent).toMatchObject({ method: 'POST', redirect: 'manual', body: '{"q":1}' });
    expect(new Headers(sent?.headers).get('content-type')).toBe('application/json');
  });

  it('ends at its deadline', async () => {
    const { ask } = outside(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        }),
    );
    expect(await ask()).toEqual({ ok: false, reason: 'timeout', status: null });
  });

  it('that breaks is a failure, logged without its URL', async () => {
    const { ask, lines } = outside(async () => {
      throw new TypeError(`fetch of ${url} failed`);
    });
    expect(await ask()).toEqual({ ok: false, reason: 'connection', status: null });
    expect(JSON.stringify(lines)).not.toContain('secret-path');
  });
});

describe('the breaker', () => {
  it('stops calls after consecutive failures, then tries one for all', async () => {
    const clock = { now: 0 };
    let asked = 0;
    let well = false;
    const { ask } = outside(async () => {
      asked += 1;
      return new Response(well ? '{"a":1}' : '<p>');
    }, clock);
    for (let i = 0; i < outsideBreakerThreshold; i++) await ask();
    expect(await ask()).toEqual({ ok: false, reason: 'away', status: null });
    expect(asked).toBe(outsideBreakerThreshold);

    clock.now += outsideBreakerOpenMs;
    const tries = await Promise.all([ask(), ask(), ask()]);
    expect(tries.filter((one) => !one.ok && one.reason === 'away')).toHaveLength(2);
    expect(asked).toBe(outsideBreakerThreshold + 1);

    clock.now += outsideBreakerOpenMs;
    well = true;
    expect(await ask()).toMatchObject({ ok: true });
    expect(await ask()).toMatchObject({ ok: true });
  });

  it('counts only consecutive failures', async () => {
    let turn = 0;
    const { ask } = outside(async () => {
      turn += 1;
      return new Response(turn % outsideBreakerThreshold === 0 ? '{"a":1}' : '<p>');
    });
    for (let i = 0; i < 4 * outsideBreakerThreshold; i++) await ask();
    expect(turn).toBe(4 * outsideBreakerThreshold);
  });
});
