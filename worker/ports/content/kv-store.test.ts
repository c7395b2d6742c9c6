/** Writes to Workers KV, which takes one a second to each key. */
import type { KVNamespace } from '@cloudflare/workers-types';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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

it('come again where they follow each other too closely', async () => {
  const { namespace, last } = slowKv();
  const store = kvStore(namespace);
  await store.write(new Map([['version:acacia', '1']]));
  const again = store.write(new Map([['version:acacia', '2']]));
  await vi.advanceTimersByTimeAsync(1_200);
  await again;
  expect(last.get('version:acacia')).toBe(Date.now() - 100);
});

it('fail at once for any other reason, and in the end for this one', async () => {
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
