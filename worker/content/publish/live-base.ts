/** The live base in KV: the version that a publish starts from. */
import type * as v from 'valibot';
import {
  type History,
  historyKey,
  historySchema,
  type ListedPage,
  type Pointer,
  pointerKey,
  pointerSchema,
  type Root,
  rootKey,
  rootSchema,
  shardKey,
  shardOf,
  shardSchema,
} from '../../ports/content/kv-layout.ts';
import { type KvStore, parseValue } from '../../ports/content/kv-store.ts';

export interface Base {
  /** The pointer's text in KV: if it changes, another publish has moved the pointer. */
  readonly text: string | null;
  readonly pointer: Pointer | null;
  /** null: nothing has been published yet, or what was cannot be used. */
  readonly root: Root | null;
  /** True when a version that cannot be read whole counts as missing. */
  readonly tolerant: boolean;
}

export type Pages = ReadonlyMap<string, ListedPage>;

/**
 * @param tolerant for a complete publish, which replaces whatever cannot be read
 * @throws Error when live content cannot be read, unless tolerant
 */
export async function liveBase(store: KvStore, brand: string, tolerant: boolean): Promise<Base> {
  const text = await store.read(pointerKey(brand));
  const base = { text, pointer: null, root: null, tolerant };
  if (text === null) return base;
  let pointer: Pointer | null = null;
  try {
    pointer = parseValue(pointerKey(brand), pointerSchema, text);
    const root = await rootAt(store, brand, pointer.version);
    if (tolerant) await pagesIn(store, brand, root, Object.keys(root.shards));
    return { ...base, pointer, root };
  } catch (error) {
    if (tolerant) return { ...base, pointer };
    throw error;
  }
}

export async function livePointer(store: KvStore, brand: string): Promise<Pointer | null> {
  const text = await store.read(pointerKey(brand));
  return text === null ? null : parseValue(pointerKey(brand), pointerSchema, text);
}

/** @throws Error when the version's root is missing or unreadable */
export async function rootAt(store: KvStore, brand: string, version: string): Promise<Root> {
  const key = rootKey(brand, version);
  return parsed(key, rootSchema, await store.read(key, true));
}

/** The pages of these shards. @throws Error when one cannot be read */
export async function pagesIn(
  store: KvStore,
  brand: string,
  root: Root | null,
  ids: Iterable<string>,
): Promise<Pages> {
  const keys = [...ids].flatMap((id) => {
    const hash = root && Object.hasOwn(root.shards, id) ? root.shards[id] : undefined;
    return hash === undefined ? [] : [shardKey(brand, hash)];
  });
  const found = await store.readMany(keys);
  return new Map(
    keys.flatMap((key) => Object.entries(parsed(key, shardSchema, found.get(key) ?? null))),
  );
}

export function shardsOf(paths: Iterable<string>): ReadonlySet<string> {
  return new Set([...paths].map(shardOf));
}

/** Publishing does not depend on the history, so a broken one starts again empty. */
export async function historyOf(store: KvStore, brand: string): Promise<History> {
  const key = historyKey(brand);
  const text = await store.read(key);
  try {
    return text === null ? [] : parseValue(key, historySchema, text);
  } catch {
    return [];
  }
}

function parsed<T>(key: string, schema: v.GenericSchema<unknown, T>, text: string | null): T {
  if (text === null) {
    throw new Error(`KV has no ${key}: publish everything, with npm run content:publish`);
  }
  return parseValue(key, schema, text);
}
