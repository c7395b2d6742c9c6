/** For tests: an in-memory KV that records its keys, fails at a chosen write, and can be held up. */
import type { KVNamespace } from '@cloudflare/workers-types';
import { type KvStore, kvStore } from '../../ports/content/kv-store.ts';

export interface FakeKv {
  readonly store: KvStore;
  readonly namespace: KVNamespace;
  readonly values: Map<string, string>;
  /** The keys read, in order. */
  readonly reads: string[];
  readonly writes: string[];
  /** The first write that fails, from 1, as do all after it; 0: none. */
  failAt: number;
  /** Runs before each operation; throws to fail it. */
  before: (verb: 'get' | 'put', key: string) => Promise<void> | void;
  forget(): void;
}

export function inMemoryKv(): FakeKv {
  const get = async (key: string) => {
    await kv.before('get', key);
    kv.reads.push(key);
    return kv.values.get(key) ?? null;
  };
  const namespace = {
    async get(asked: string | string[]) {
      if (typeof asked === 'string') return get(asked);
      return new Map(await Promise.all(asked.map(async (key) => [key, await get(key)] as const)));
    },
    async put(key: string, value: string) {
      await kv.before('put', key);
      kv.writes.push(key);
      if (kv.failAt > 0 && kv.writes.length >= kv.failAt) throw new Error('the write failed');
      kv.values.set(key, value);
    },
  } as unknown as KVNamespace;
  const kv: FakeKv = {
    store: kvStore(namespace),
    namespace,
    values: new Map(),
    reads: [],
    writes: [],
    failAt: 0,
    before: () => undefined,
    forget() {
      kv.reads.length = 0;
      kv.writes.length = 0;
    },
  };
  return kv;
}
