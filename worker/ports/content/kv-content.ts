/** Content from KV: five reads for a page, however many pages there are (docs/contracts/content.md). */
import type { KVNamespace } from '@cloudflare/workers-types';
import type * as v from 'valibot';
import { page as pageSchema } from '../../../content/model/page.schema.ts';
import { site as siteSchema } from '../../../content/model/site.schema.ts';
import { BoundedMap } from '../bounded-map.ts';
import type { ContentPort } from './content.port.ts';
import {
  type ListedPage,
  pageKey,
  pointerKey,
  pointerSchema,
  type Root,
  rootKey,
  rootSchema,
  type Shard,
  shardKey,
  shardOf,
  shardSchema,
  siteKey,
} from './kv-layout.ts';
import { kvStore, parseValue } from './kv-store.ts';

/** More than all shards of one version. */
const maxShardsInMemory = 600;
const maxRootsInMemory = 20;

/** Reads published content; a missing pointer means that nothing was published yet. */
export function createKvContent(kv: KVNamespace): ContentPort {
  const store = kvStore(kv);
  // Roots and shards never change.
  const roots = new BoundedMap<Root>(maxRootsInMemory);
  const shards = new BoundedMap<Shard>(maxShardsInMemory);

  async function read<T>(key: string, schema: v.GenericSchema<unknown, T>): Promise<T> {
    const text = await store.read(key, true);
    if (text === null) throw new Error(`KV has no ${key}`);
    return parseValue(key, schema, text);
  }

  async function rootOf(brand: string, version: string): Promise<Root> {
    const key = rootKey(brand, version);
    const root = roots.get(key) ?? (await read(key, rootSchema));
    if (root.version !== version) throw new Error(`KV has another version under ${key}`);
    roots.set(key, root);
    return root;
  }

  async function listed(brand: string, version: string, path: string): Promise<ListedPage | null> {
    const root = await rootOf(brand, version);
    const id = shardOf(path);
    const hash = Object.hasOwn(root.shards, id) ? root.shards[id] : undefined;
    if (hash === undefined) return null;
    const key = shardKey(brand, hash);
    const shard = shards.get(key) ?? (await read(key, shardSchema));
    shards.set(key, shard);
    return Object.hasOwn(shard, path) ? (shard[path] ?? null) : null;
  }

  return {
    source: 'kv',
    async version(brand) {
      const key = pointerKey(brand);
      const text = await store.read(key);
      return text === null ? null : parseValue(key, pointerSchema, text).version;
    },
    async site(brand, version) {
      const { site } = await rootOf(brand, version);
      return read(siteKey(brand, site), siteSchema);
    },
    async hasPosts(brand, version) {
      return (await rootOf(brand, version)).posts > 0;
    },
    async entry(brand, version, path) {
      const found = await listed(brand, version, path);
      if (!found) return null;
      const { page: _hash, ...entry } = found;
      return entry;
    },
    async entries(brand, version) {
      const keys = Object.values((await rootOf(brand, version)).shards).map((hash) =>
        shardKey(brand, hash),
      );
      const found = await store.readMany(keys);
      const all = keys.flatMap((key) => {
        const text = found.get(key);
        if (text === undefined) throw new Error(`KV has no ${key}`);
        return Object.entries(parseValue(key, shardSchema, text));
      });
      return Object.fromEntries(all.map(([path, { page: _hash, ...entry }]) => [path, entry]));
    },
    async page(brand, version, path) {
      const found = await listed(brand, version, path);
      if (!found) return null;
      const key = pageKey(brand, found.page);
      const page = await read(key, pageSchema);
      if (page.path !== path) throw new Error(`KV has another page under ${key}`);
      return page;
    },
  };
}
