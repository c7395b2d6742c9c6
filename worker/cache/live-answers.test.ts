/** A page's wait for live answers: one wait covers the answer and the kept one, even if both hang. */
import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { brands } from '../../brands/brands.ts';
import type { Stage } from '../../domain/brand.ts';
import type { AppEnv } from '../context.ts';
import { edgeCache } from '../http/edge-cache.ts';
import { manifest } from '../render/manifest.ts';
import { inTime, keptPatienceMs, liveFreshMs, livePatienceMs, recallFor } from './live-answers.ts';

const never = <T>() => new Promise<T>(() => undefined);
let ask: () => Promise<unknown>;
let stage: Stage;
const { build } = manifest;

const app = new Hono<AppEnv>().get('/:key', async (c) => {
  const [brand] = brands;
  if (!brand) throw new Error('There is no brand');
  c.set('brand', brand);
  c.set('stage', stage);
  const recall = recallFor(c);
  const keys = c.req.param('key').split('+');
  const answers: unknown[] = [];
  // One after the other, as energy asks for a home's areas and then for their plans.
  for (const named of keys) {
    const [key = '', before] = named.split('~');
    const poor = (data: unknown) => (data === 'poor' ? 'It is poor' : undefined);
    const question = { key, before, poor, ask: () => ask(), failed: 'plan_list_failed' };
    answers.push(await recall(question).catch(() => 'nothing'));
  }
  return c.json({ found: keys.length > 1 ? answers : answers[0] });
});

/** Collects the page's response once it arrives. */
function asked(key: string) {
  const seen: unknown[] = [];
  const request = app.request(`/${key}`, {}, env, createExecutionContext());
  void Promise.resolve(request)
    .then((response) => response.json())
    .then((body) => seen.push(body));
  return seen;
}

beforeEach(() => {
  stage = 'production';
  manifest.build = build;
  vi.useFakeTimers();
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('an answer for a page', () => {
  it('is awaited for as long as the specification says (spec: failures)', () => {
    expect(livePatienceMs).toBe(700);
  });

  it('is given up after that, even if the data centre’s cache hangs too', async () => {
    const cache = edgeCache();
    if (!cache) throw new Error('This test needs a cache');
    vi.spyOn(cache, 'match').mockImplementation(never);
    ask = never;
    const seen = asked('hangs');
    await vi.advanceTimersByTimeAsync(livePatienceMs - 1);
    expect(seen).toEqual([]);
    await vi.advanceTimersByTimeAsync(2);
    expect(seen).toEqual([{ found: 'nothing' }]);
  });

  it('is the last one, marked as stale, when a new one hangs', async () => {
    ask = async () => ({ plans: 3 });
    const first = asked('kept');
    await vi.advanceTimersByTimeAsync(10);
    expect(first).toMatchObject([{ found: { data: { plans: 3 }, stale: false } }]);
    await vi.advanceTimersByTimeAsync(3_600_000);
    ask = never;
    const then = asked('kept');
    await vi.advanceTimersByTimeAsync(livePatienceMs + 1);
    expect(then).toMatchObject([{ found: { data: { plans: 3 }, stale: true } }]);
  });
});

it.each([
  ['stage', () => (stage = 'qa')],
  ['build', () => (manifest.build = 'another')],
])('an answer of another %s is never used, here or from the shared cache', async (what, change) => {
  const cache = edgeCache();
  if (!cache) throw new Error('This test needs a cache');
  const put = vi.spyOn(cache, 'put');
  const match = vi.spyOn(cache, 'match');
  ask = async () => ({ plans: 3 });
  asked(`of-one-${what}`);
  await vi.advanceTimersByTimeAsync(10);
  change();
  ask = never;
  const seen = asked(`of-one-${what}`);
  await vi.advanceTimersByTimeAsync(livePatienceMs + keptPatienceMs);
  expect(seen).toEqual([{ found: 'nothing' }]);
  expect(match.mock.lastCall?.[0]).not.toBe(put.mock.lastCall?.[0]);
});

it('an answer is found without a trace of the data centre’s cache failing', async () => {
  const cache = edgeCache();
  if (!cache) throw new Error('This test needs a cache');
  vi.useRealTimers();
  const unhandled = vi.fn((event: Event) => event.preventDefault());
  addEventListener('unhandledrejection', unhandled);
  vi.spyOn(cache, 'match').mockRejectedValue(new Error('the cache is away'));
  ask = async () => ({ plans: 3 });
  const seen = asked('cache-fails');
  await vi.waitFor(() => expect(seen).toMatchObject([{ found: { data: { plans: 3 } } }]));
  await new Promise((resolve) => setTimeout(resolve, 20));
  removeEventListener('unhandledrejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

it('an answer that is no longer empty, or is empty by now, takes the other’s place', async () => {
  for (const [round, data] of [null, { plans: 3 }, null, { plans: 4 }].entries()) {
    await vi.advanceTimersByTimeAsync(liveFreshMs);
    ask = async () => data;
    for (const time of ['asked', 'kept']) {
      const seen = asked('comes-and-goes');
      await vi.advanceTimersByTimeAsync(10);
      expect([round, time, seen]).toMatchObject([round, time, [{ found: { data } }]]);
      ask = never;
    }
  }
});

it('an empty answer is kept in this isolate only, not in the shared cache', async () => {
  const cache = edgeCache();
  if (!cache) throw new Error('This test needs a cache');
  const put = vi.spyOn(cache, 'put');
  for (const [key, data] of [
    ['unknown', null],
    ['known', { plans: 3 }],
  ] as const) {
    ask = vi.fn(async () => data);
    for (let round = 0; round < 2; round += 1) {
      const seen = asked(key);
      await vi.advanceTimersByTimeAsync(10);
      expect(seen).toMatchObject([{ found: { data, stale: false } }]);
    }
    expect(ask).toHaveBeenCalledOnce();
    expect(put).toHaveBeenCalledTimes(data === null ? 0 : 1);
  }
});

it('requests for many unknown names evict no answers', async () => {
  const find = async (key: string) => {
    const seen = asked(key);
    await vi.advanceTimersByTimeAsync(10);
    return seen;
  };
  ask = vi.fn(async () => ({ plans: 3 }));
  await find('there');
  ask = vi.fn(async () => null);
  // The memory keeps only about a hundred of them.
  const junk = Array.from({ length: 120 }, (_, at) => `junk-${at}-${'x'.repeat(2_000)}`);
  for (const name of junk) await find(name);
  expect(ask).toHaveBeenCalledTimes(120);
  expect(await find('there')).toMatchObject([{ found: { data: { plans: 3 } } }]);
  expect(ask).toHaveBeenCalledTimes(120);
  await find(junk[0] ?? '');
  expect(ask).toHaveBeenCalledTimes(121);
});

describe('a poor answer', () => {
  async function found(key: string) {
    const seen = asked(key);
    await vi.advanceTimersByTimeAsync(10);
    return seen;
  }

  it('is used where there is no other, logged, kept for a while, and not shared', async () => {
    const cache = edgeCache();
    if (!cache) throw new Error('This test needs a cache');
    const put = vi.spyOn(cache, 'put');
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    ask = vi.fn(async () => 'poor');
    for (let round = 0; round < 2; round += 1) {
      expect(await found('poor')).toMatchObject([{ found: { data: 'poor', stale: false } }]);
    }
    expect(ask).toHaveBeenCalledOnce();
    expect(put).not.toHaveBeenCalled();
    expect(log.mock.calls.flat().map(String)).toEqual([expect.stringContaining('It is poor')]);
    await vi.advanceTimersByTimeAsync(liveFreshMs);
    ask = async () => 'good';
    expect(await found('poor')).toMatchObject([{ found: { data: 'good', stale: false } }]);
  });

  it('does not replace the last good one', async () => {
    ask = async () => 'good';
    await found('once-good');
    await vi.advanceTimersByTimeAsync(liveFreshMs);
    ask = vi.fn(async () => 'poor');
    for (let round = 0; round < 2; round += 1) {
      expect(await found('once-good')).toMatchObject([{ found: { data: 'good', stale: true } }]);
    }
    expect(ask).toHaveBeenCalledOnce();
  });
});

describe('a question with a day in its key', () => {
  /** An answer from the day before, then today's question while nothing answers. */
  async function acrossMidnight(before: string) {
    ask = async () => ({ plans: 4 });
    asked(before);
    await vi.advanceTimersByTimeAsync(10);
    ask = never;
    const seen = asked(`${before}-today~${before}`);
    await vi.advanceTimersByTimeAsync(livePatienceMs + 1);
    return seen;
  }

  it('falls back to the previous day’s answer, marked as stale', async () => {
    const seen = await acrossMidnight('in-memory');
    expect(seen).toMatchObject([{ found: { data: { plans: 4 }, stale: true } }]);
  });

  it('falls back to the previous day’s answer from the data centre’s cache, too', async () => {
    const cache = edgeCache();
    if (!cache) throw new Error('This test needs a cache');
    const kept = new Response(JSON.stringify({ data: { plans: 5 }, at: Date.now() }));
    vi.spyOn(cache, 'match').mockImplementation(async (url) =>
      /%3Aelsewhere$/.test(String(url)) ? kept : undefined,
    );
    ask = never;
    const seen = asked('elsewhere-today~elsewhere');
    await vi.advanceTimersByTimeAsync(livePatienceMs + 1);
    expect(seen).toMatchObject([{ found: { data: { plans: 5 }, stale: true } }]);
  });

  it('is still asked, since the previous day’s answer never counts as today’s', async () => {
    await acrossMidnight('then');
    ask = async () => ({ plans: 6 });
    const again = asked('then-today~then');
    await vi.advanceTimersByTimeAsync(10);
    expect(again).toMatchObject([{ found: { data: { plans: 6 }, stale: false } }]);
  });
});

describe('consecutive questions', () => {
  const kept = () => new Response(JSON.stringify({ data: { plans: 3 }, at: Date.now() }));

  it('share one time limit, and still get their last answers', async () => {
    const cache = edgeCache();
    if (!cache) throw new Error('This test needs a cache');
    vi.spyOn(cache, 'match').mockImplementation(async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return kept();
    });
    ask = never;
    const seen = asked('areas+plans');
    await vi.advanceTimersByTimeAsync(livePatienceMs);
    expect(seen).toEqual([]);
    await vi.advanceTimersByTimeAsync(60);
    expect(seen).toMatchObject([{ found: [{ stale: true }, { stale: true }] }]);
  });

  it('are given up within a second, even if everything hangs', async () => {
    const cache = edgeCache();
    if (!cache) throw new Error('This test needs a cache');
    vi.spyOn(cache, 'match').mockImplementation(never);
    ask = never;
    const seen = asked('plan+its-areas+its-plans');
    await vi.advanceTimersByTimeAsync(950);
    expect(seen).toEqual([{ found: ['nothing', 'nothing', 'nothing'] }]);
  });
});

it('inTime returns nothing for work that fails or is late', async () => {
  expect(await inTime(Promise.reject(new Error('away')))).toBeUndefined();
  expect(await inTime(Promise.resolve(1), 0)).toBe(1);
  const late = inTime(never(), 50);
  await vi.advanceTimersByTimeAsync(51);
  expect(await late).toBeUndefined();
});
