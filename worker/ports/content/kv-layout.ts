/** The layout of content in KV (docs/contracts/content.md): its keys, the shape of its values, its hashes. */
import * as v from 'valibot';
import { page as pageSchema } from '../../../content/model/page.schema.ts';
import { path as pathSchema } from '../../../content/model/primitives.schema.ts';
import { fnv1aOf, sha256Of } from '../../../domain/hex.ts';

/** The pointer: the only value of a brand that changes, apart from its history. */
export const pointerKey = (brand: string): string => `version:${brand}`;
export const historyKey = (brand: string): string => `history:${brand}`;
export const rootKey = (brand: string, version: string): string =>
  `content:${brand}:root:${version}`;
export const shardKey = (brand: string, hash: string): string => `content:${brand}:shard:${hash}`;
export const pageKey = (brand: string, hash: string): string => `content:${brand}:page:${hash}`;
export const siteKey = (brand: string, hash: string): string => `content:${brand}:site:${hash}`;

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const problem = v.object({
  path: v.string(),
  section: v.exactOptional(count),
  type: v.exactOptional(v.string()),
  reason: v.string(),
});

export const pointerSchema = v.object({
  version: hash,
  at: v.pipe(v.string(), v.isoTimestamp()),
  by: v.string(),
  note: v.optional(v.string()),
  /** The highest publication of the CMS that was applied, or left out on purpose. */
  seen: v.optional(count),
  /** The problems of pages that were refused, shortened; not in the history. */
  problems: v.optional(v.array(problem)),
  /** True when the pointer was moved back. */
  rollback: v.optional(v.literal(true)),
});
export type Pointer = v.InferOutput<typeof pointerSchema>;

/** Newest first. */
export const historySchema = v.array(pointerSchema);
export type History = readonly Pointer[];

export const rootSchema = v.object({
  version: hash,
  site: hash,
  /** How many posts may be indexed. */
  posts: count,
  shards: v.record(v.pipe(v.string(), v.regex(/^[0-9a-f]{2}$/)), hash),
});
export type Root = v.InferOutput<typeof rootSchema>;

const listedPage = v.object({
  ...v.pick(pageSchema, ['title', 'description', 'published', 'noindex', 'image']).entries,
  plans: v.optional(v.literal(true)),
  page: hash,
});
/** A page as its shard lists it: its entry, and the hash that its key is made of. */
export type ListedPage = v.InferOutput<typeof listedPage>;
export const shardSchema = v.record(pathSchema, listedPage);
export type Shard = Readonly<Record<string, ListedPage>>;

/** One of 256 shards, by FNV-1a: a path has the same one in every version, so a publication touches few. */
export function shardOf(path: string): string {
  const sum = fnv1aOf(path);
  return ((sum ^ (sum >>> 8) ^ (sum >>> 16) ^ (sum >>> 24)) & 0xff).toString(16).padStart(2, '0');
}

/** Half of the SHA-256 of a value, whatever the order of its keys. */
export async function hashOf(value: unknown): Promise<string> {
  return (await sha256Of(sorted(value))).slice(0, 32);
}

/** A version's name is a hash of everything in it. */
export const versionOf = ({ site, posts, shards }: Omit<Root, 'version'>): Promise<string> =>
  hashOf({ site, posts, shards });

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  const pairs = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(pairs.map(([key, one]) => [key, sorted(one)]));
}
