/** The key-value store that readers and writers of content need, on top of Workers KV. */
import type { KVNamespace } from '@cloudflare/workers-types';
import * as v from 'valibot';
import { chunks } from '../chunks.ts';

export interface KvStore {
  /** @param immutable true for a value that never changes: the platform may cache it for longer */
  read(key: string, immutable?: boolean): Promise<string | null>;
  /** Values that never change, by key; missing ones are left out. */
  readMany(keys: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Writes all values, in any order. */
  write(values: ReadonlyMap<string, string>): Promise<void>;
}

const immutableTtlSeconds = 3600;
/** KV allows no less. */
const shortestTtlSeconds = 30;
/** The most values that KV returns at once (Workers KV, reading multiple keys). */
const mostAtOnce = 100;
/** A worker has six connections at a time. */
const writesAtOnce = 6;

export function kvStore(kv: KVNamespace): KvStore {
  return {
    read: (key, immutable = false) =>
      immutable
        ? sureMiss((cacheTtl) => kv.get(key, { cacheTtl }), immutableTtlSeconds)
        : kv.get(key, { cacheTtl: shortestTtlSeconds }),
    async readMany(keys) {
      const found = await valuesOf(kv, keys, immutableTtlSeconds);
      const missed = keys.filter((key) => !found.has(key));
      if (missed.length === 0) return found;
      return new Map([...found, ...(await valuesOf(kv, missed, shortestTtlSeconds))]);
    },
    async write(values) {
      for (const some of chunks([...values], writesAtOnce)) {
        await Promise.all(some.map(([key, value]) => put(kv, key, value)));
      }
    },
  };
}

/**
 * KV caches a miss for as long as a value, so a value read before it had arrived from the writer's data
 * centre would stay missing that long: a miss is read again, with the shortest cache time.
 * @param ttl seconds for which a value may be cached
 */
export async function sureMiss<T>(
  read: (cacheTtl: number) => Promise<T | null>,
  ttl: number,
): Promise<T | null> {
  return (await read(ttl)) ?? read(shortestTtlSeconds);
}

/** The values that exist. */
async function valuesOf(
  kv: KVNamespace,
  keys: readonly string[],
  cacheTtl: number,
): Promise<ReadonlyMap<string, string>> {
  const found = await Promise.all(
    chunks(keys, mostAtOnce).map((some) => kv.get(some, { type: 'text', cacheTtl })),
  );
  const pairs = found.flatMap((one) => [...one]);
  return new Map(pairs.flatMap(([key, value]) => (value === null ? [] : [[key, value]])));
}

/** KV takes one write per second to a key, and successive publications write the same keys. */
const waitsMs = [1_100, 2_200, 4_400];

async function put(kv: KVNamespace, key: string, value: string): Promise<void> {
  for (const wait of waitsMs) {
    try {
      return await kv.put(key, value);
    } catch (error) {
      if (!String(error).includes('429')) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  await kv.put(key, value);
}

/**
 * A stored value, parsed.
 * @throws Error naming the key when it is not JSON or not of this shape
 */
export function parseValue<T>(key: string, schema: v.GenericSchema<unknown, T>, text: string): T {
  const parsed = v.safeParse(schema, jsonOf(key, text));
  if (parsed.success) return parsed.output;
  const [{ message }] = parsed.issues;
  const where = v.getDotPath(parsed.issues[0]) ?? 'the whole';
  throw new Error(`The value in KV under ${key} is not valid: ${where}: ${message}`);
}

function jsonOf(key: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`The value in KV under ${key} is not JSON`, { cause: error });
  }
}
