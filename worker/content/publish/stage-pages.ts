/** Writes pages under their hashes, where no visitor sees them until the pointer moves. */
import * as v from 'valibot';
import { type Page, page as pageSchema } from '../../../content/model/page.schema.ts';
import { hashOf, type ListedPage, pageKey } from '../../ports/content/kv-layout.ts';
import type { KvStore } from '../../ports/content/kv-store.ts';
import { entryOf } from '../../ports/content/manifest-entry.ts';
import { type Base, pagesIn, shardsOf } from './live-base.ts';

/** Pages by path; null: taken down. */
export type StagedPages = ReadonlyMap<string, ListedPage | null>;

export interface Staged {
  readonly pages: StagedPages;
  /** The number of values written. */
  readonly written: number;
}

/**
 * Writes the pages that the live version does not have.
 * @param pages checked pages (check-page.ts) by path; null takes one down
 */
export async function stagePages(
  store: KvStore,
  brand: string,
  base: Base,
  pages: ReadonlyMap<string, Page | null>,
): Promise<Staged> {
  const live = await pagesIn(store, brand, base.root, shardsOf(pages.keys()));
  const values = new Map<string, string>();
  const staged = new Map<string, ListedPage | null>();
  for (const [path, given] of pages) {
    if (given === null) {
      staged.set(path, null);
      continue;
    }
    const page = v.parse(pageSchema, given);
    if (page.path !== path) throw new Error(`The page at ${path} gives its path as ${page.path}`);
    const hash = await hashOf(page);
    staged.set(path, { ...entryOf(page), page: hash });
    if (live.get(path)?.page !== hash) values.set(pageKey(brand, hash), JSON.stringify(page));
  }
  await store.write(values);
  return { pages: staged, written: values.size };
}
