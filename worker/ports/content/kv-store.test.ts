/** Workers KV: it takes one write per second to a key, and caches a miss for as long as a value. */
import type { KVNamespace } from '@cloudflare/workers-types';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keptPicture } from './cms/cms-pictures.ts';
import { kvStore } from './kv-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Refuses a second write to a key within a second, as the platform does. */
function slowKv() {
  const last = new Map<string, number>();
  const put = async (key: string) => {
    const before = last.get(key);
    if (before !== undefined && Date.now() - before < 1000) {
      throw new Error('KV PUT failed: 429 Too Many Requests');
    }
    last.set(key, Date.now());
  };
  return { last, namespace: { put } as unknown as KVNamespace };
}

it('retries writes that follow each other too closely', async () => {
  const { namespace, last } = slowKv();
  const store = kvStore(namespace);
  await store.write(new Map([['version:acacia', '1']]));
  const again = store.write(new Map([['version:acacia', '2']]));
  await vi.advanceTimersByTimeAsync(1_200);
  await again;
  expect(last.get('version:acacia')).toBe(Date.now() - 100);
});

it('fails at once for any other reason, and in the end for this one', async () => {
  const refusing = (reason: string) => {
    const put = vi.fn(() => Promise.reject(new Error(reason)));
    return { put, store: kvStore({ put } as unknown as KVNamespace) };
  };
  const other = refusing('KV PUT failed: 413');
  await expect(other.store.write(new Map([['a', '1']]))).rejects.toThrow('413');
  expect(other.put).toHaveBeenCalledTimes(1);
  const busy = refusing('KV PUT failed: 429 Too Many Requests');
  const written = expect(busy.store.write(new Map([['a', '1']]))).rejects.toThrow('429');
  await vi.advanceTimersByTimeAsync(10_000);
  await written;
  expect(busy.put).toHaveBeenCalledTimes(4);
});

/** Caches each answer, even a miss, for as long as its reader allows, and reads again for a stricter reader. */
function keepingKv() {
  const values = new Map<string, string>();
  const kept = new Map<string, { value: string | null; at: number }>();
  const one = (key: string, ttl: number) => {
    const last = kept.get(key);
    if (last && Date.now() - last.at < ttl * 1000) return last.value;
    const value = values.get(key) ?? null;
    kept.set(key, { value, at: Date.now() });
    return value;
  };
  const get = vi.fn(async (key: string | string[], { cacheTtl }: { cacheTtl: number }) =>
    typeof key === 'string'
      ? one(key, cacheTtl)
      : new Map(key.map((each) => [each, one(each, cacheTtl)])),
  );
  return { values, get, namespace: { get } as unknown as KVNamespace };
}

it.each([
  ['a value', async (kv: KVNamespace) => kvStore(kv).read('media:a.png', true)],
  [
    'one of many',
    async (kv: KVNamespace) => (await kvStore(kv).readMany(['media:a.png'])).get('media:a.png'),
  ],
  ['a picture', async (kv: KVNamespace) => keptPicture(kv, 'a.png')],
])('%s that was asked for too early is there half a minute later', async (_, read) => {
  const { namespace, values, get } = keepingKv();
  expect((await read(namespace)) ?? null).toBeNull();
  values.set('media:a.png', 'bytes');
  await vi.advanceTimersByTimeAsync(31_000);
  expect(await read(namespace)).toBe('bytes');
  get.mockClear();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(await read(namespace)).toBe('bytes');
  expect(get).toHaveBeenCalledTimes(1);
});
