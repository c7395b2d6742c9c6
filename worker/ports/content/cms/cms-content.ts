/** Content straight from the CMS, for when KV has nothing or fails. */
import * as v from 'valibot';
import type { Page } from '../../../../content/model/page.schema.ts';
import { site as siteSchema } from '../../../../content/model/site.schema.ts';
import type { ContentPort, ManifestEntries } from '../content.port.ts';
import { entryOf, isFeedItem } from '../manifest-entry.ts';
import type { RemoteCms } from './cms.port.ts';

/** The most that the contract allows at once. */
const pagesAtOnce = 50;
const pathsAtOnce = 1000;
/** Every post's path starts with it. */
const beforePosts = '/blogs/';

/** There is only one version: the live one, whichever is asked for. */
export function createCmsContent(cms: RemoteCms): ContentPort {
  async function page(brand: string, path: string): Promise<Page | null> {
    const [found] = await cms.livePages(brand, [path]);
    if (!found) return null;
    if (found.page && found.problems.length === 0) return found.page;
    throw new Error(found.problems.map(({ reason }) => reason).join('; '));
  }

  async function entriesOf(brand: string, paths: readonly string[]): Promise<ManifestEntries> {
    const entries: ManifestEntries[] = [];
    for (let at = 0; at < paths.length; at += pagesAtOnce) {
      const pages = await cms.livePages(brand, paths.slice(at, at + pagesAtOnce));
      const good = pages.filter(({ problems }) => problems.length === 0);
      const pairs = good.flatMap((one) => (one.page ? [[one.path, entryOf(one.page)]] : []));
      entries.push(Object.fromEntries(pairs));
    }
    return Object.assign({}, ...entries);
  }

  return {
    source: 'cms',
    async version(brand) {
      const live = await cms.live(brand);
      return live && `cms-${live.number}`;
    },
    site: async (brand) => v.parse(siteSchema, await cms.frame(brand)),
    async hasPosts(brand) {
      for (let after: string | undefined = beforePosts; after !== undefined; ) {
        const paths: readonly string[] = await cms.paths(brand, after, pagesAtOnce);
        const posts = paths.filter((path) => path.startsWith(beforePosts));
        const entries = await entriesOf(brand, posts);
        if (Object.entries(entries).some(([path, entry]) => isFeedItem(path, entry))) return true;
        after = posts.length < pagesAtOnce ? undefined : posts.at(-1);
      }
      return false;
    },
    async entry(brand, _version, path) {
      const found = await page(brand, path);
      return found && entryOf(found);
    },
    async entries(brand) {
      const all: string[] = [];
      for (;;) {
        const some = await cms.paths(brand, all.at(-1) ?? '', pathsAtOnce);
        all.push(...some);
        if (some.length < pathsAtOnce) return entriesOf(brand, all);
      }
    },
    page: (brand, _version, path) => page(brand, path),
  };
}
