/** Content from KV: its keys, which the publisher shares (docs/contracts/content.md), and its reader. */
import type { KVNamespace } from '@cloudflare/workers-types';
import * as v from 'valibot';
import { page as pageSchema } from '../../../content/model/page.schema.ts';
import { site as siteSchema } from '../../../content/model/site.schema.ts';
import type { ContentPort } from './content.port.ts';
import { isFeedItem } from './manifest-entry.ts';

/** The pointer: moved last by a publish, moved back by a rollback. */
export const versionKey = (brand: string): string => `version:${brand}`;
export const manifestKey = (brand: string, version: string): string =>
  `content:${brand}:${version}:manifest`;
export const siteKey = (brand: string, version: string): string =>
  `content:${brand}:${version}:site`;
/** `path` starts with a slash, so it cannot be one of the two keys above. */
export const pageKey = (brand: string, version: string, path: string): string =>
  `content:${brand}:${version}:${path}`;

const manifestSchema = v.object({
  version: v.string(),
  pages: v.record(
    v.string(),
    v.pick(pageSchema, ['title', 'description', 'published', 'noindex', 'image']),
  ),
});

/** For KV's cache at the edge: the entries of a version never change. */
const immutableTtlSeconds = 3600;
/** KV allows no less than 30 s. */
const pointerTtlSeconds = 30;

/** Reads published content; a missing pointer means that nothing was published yet. */
export function createKvContent(kv: KVNamespace): ContentPort {
  const read = (key: string) => kv.get(key, { type: 'json', cacheTtl: immutableTtlSeconds });
  const entries = async (brand: string, version: string) =>
    v.parse(manifestSchema, await read(manifestKey(brand, version))).pages;
  return {
    source: 'kv',
    version: (brand) => kv.get(versionKey(brand), { cacheTtl: pointerTtlSeconds }),
    async hasPosts(brand, version) {
      const all = Object.entries(await entries(brand, version));
      return all.some(([path, entry]) => isFeedItem(path, entry));
    },
    async entry(brand, version, path) {
      const all = await entries(brand, version);
      return Object.hasOwn(all, path) ? (all[path] ?? null) : null;
    },
    entries,
    async site(brand, version) {
      return v.parse(siteSchema, await read(siteKey(brand, version)));
    },
    async page(brand, version, path) {
      const raw = await read(pageKey(brand, version, path));
      return raw === null ? null : v.parse(pageSchema, raw);
    },
  };
}
