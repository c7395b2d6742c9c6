/** The next version, made of the live one and changes to it; the parts they share keep their hashes. */
import {
  hashOf,
  type ListedPage,
  type Root,
  rootKey,
  shardKey,
  shardOf,
  versionOf,
} from '../../ports/content/kv-layout.ts';
import type { KvStore } from '../../ports/content/kv-store.ts';
import { isFeedItem } from '../../ports/content/manifest-entry.ts';
import { type Base, type Pages, pagesIn, shardsOf } from './live-base.ts';
import type { StagedPages } from './stage-pages.ts';

export interface Change {
  readonly pages: StagedPages;
  /** The frame's hash; undefined: unchanged. */
  readonly site: string | undefined;
  /** True when pages that are not listed are removed. */
  readonly complete: boolean;
  /** Pages that are kept even then, because their new versions were refused. */
  readonly keep: ReadonlySet<string>;
}

export interface NextVersion {
  readonly root: Root;
  /** Values that the live version does not have: shards, which are written before the root. */
  readonly shards: ReadonlyMap<string, string>;
  readonly roots: ReadonlyMap<string, string>;
  /** The number of pages added, changed or removed, plus one if the frame changed. */
  readonly changed: number;
}

/** @throws Error when nothing is live yet and the change has no frame */
export async function nextVersion(
  store: KvStore,
  brand: string,
  base: Base,
  change: Change,
): Promise<NextVersion> {
  const site = change.site ?? base.root?.site;
  if (site === undefined) {
    throw new Error(`KV has nothing of ${brand} yet: the first version must include its site`);
  }
  const old = Object.keys(base.root?.shards ?? {});
  const touched = new Set([...shardsOf(change.pages.keys()), ...(change.complete ? old : [])]);
  const before = await pagesIn(store, brand, base.root, touched);
  const after = changedPages(before, change);
  const names = new Map(Object.entries(base.root?.shards ?? {}));
  const shards = new Map<string, string>();
  const grouped = Map.groupBy(after, ([path]) => shardOf(path));
  for (const id of touched) {
    const pages = grouped.get(id);
    if (!pages) {
      names.delete(id);
      continue;
    }
    const shard = Object.fromEntries(pages);
    const hash = await hashOf(shard);
    if (names.get(id) !== hash) shards.set(shardKey(brand, hash), JSON.stringify(shard));
    names.set(id, hash);
  }
  const posts = (change.complete ? 0 : (base.root?.posts ?? 0) - postsIn(before)) + postsIn(after);
  const content = { site, posts, shards: Object.fromEntries([...names].sort()) };
  const root = { version: await versionOf(content), ...content };
  const isNew = root.version !== base.root?.version;
  return {
    root,
    shards,
    roots: new Map(isNew ? [[rootKey(brand, root.version), JSON.stringify(root)]] : []),
    changed: differences(before, after) + (site === base.root?.site ? 0 : 1),
  };
}

function changedPages(before: Pages, { pages, complete, keep }: Change): Pages {
  const kept = complete ? [...before].filter(([path]) => keep.has(path)) : before;
  const after = new Map<string, ListedPage>(kept);
  for (const [path, page] of pages) {
    if (page) after.set(path, page);
    else after.delete(path);
  }
  return after;
}

function postsIn(pages: Pages): number {
  return [...pages].filter(([path, page]) => isFeedItem(path, page)).length;
}

function differences(before: Pages, after: Pages): number {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path)?.page !== after.get(path)?.page).length;
}
