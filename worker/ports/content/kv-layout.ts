/** The layout of content in KV (docs/contracts/content.md): its keys, the shape of its values, its hashes. */
import * as v from 'valibot';
import { page as pageSchema } from '../../../content/model/page.schema.ts';
import { path as pathSchema } from '../../../content/model/primitives.schema.ts';
import { sha256Of } from '../../../domain/hex.ts';

/** The pointer: the one value of a brand, beside its history, that changes. */
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
  /** What was refused of it, shortened; not in the history. */
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
/** What a shard knows of a page: its entry, and where the page is. */
export type ListedPage = v.InferOutput<typeof listedPage>;
export const shardSchema = v.record(pathSchema, listedPage);
export type Shard = Readonly<Record<string, ListedPage>>;

/** Of 256, by FNV-1a: the same for a path in every version, so that a publish touches few. */
export function shardOf(path: string): string {
  let sum = 0x811c9dc5;
  for (let at = 0; at < path.length; at += 1) {
    sum = Math.imul(sum ^ path.charCodeAt(at), 0x01000193);
  }
  return ((sum ^ (sum >>> 8) ^ (sum >>> 16) ^ (sum >>> 24)) & 0xff).toString(16).padStart(2, '0');
}

/** Half of SHA-256, of a value whose keys may stand in any order. */
export async function hashOf(value: unknown): Promise<string> {
  return (await sha256Of(sorted(value))).slice(0, 32);
}

/** A version is named after everything that it consists of. */
export const versionOf = ({ site, posts, shards }: Omit<Root, 'version'>): Promise<string> =>
  hashOf({ site, posts, shards });

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  const pairs = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(pairs.map(([key, one]) => [key, sorted(one)]));
}
