/** Content from the files of `content/<brand>/`, bundled into the worker: the embedded default. */
import * as v from 'valibot';
import { page as pageSchema } from '../../../content/model/page.schema.ts';
import { site as siteSchema } from '../../../content/model/site.schema.ts';
import type { ContentPort, ManifestEntries } from './content.port.ts';
import { entryOf, isFeedItem } from './manifest-entry.ts';

/** One brand's files as the build bundles them. */
export interface BundledContent {
  readonly version: string;
  readonly site: unknown;
  readonly pages: Readonly<Record<string, unknown>>;
}

/** Serves bundled files; parsing happens here as it does for every other source. */
export function createFilesContent(bundle: Readonly<Record<string, BundledContent>>): ContentPort {
  const of = (brand: string): BundledContent | undefined =>
    Object.hasOwn(bundle, brand) ? bundle[brand] : undefined;
  const raw = (brand: string, path: string): unknown => {
    const pages = of(brand)?.pages ?? {};
    return Object.hasOwn(pages, path) ? pages[path] : undefined;
  };
  const entries = (brand: string) => entriesOf(of(brand)?.pages ?? {});
  return {
    source: 'files',
    version: async (brand) => of(brand)?.version ?? null,
    async site(brand) {
      return v.parse(siteSchema, of(brand)?.site);
    },
    async hasPosts(brand) {
      return Object.entries(entries(brand)).some(([path, entry]) => isFeedItem(path, entry));
    },
    async entry(brand, _version, path) {
      const parsed = v.safeParse(pageSchema, raw(brand, path));
      return parsed.success ? entryOf(parsed.output) : null;
    },
    entries: async (brand) => entries(brand),
    async page(brand, _version, path) {
      const found = raw(brand, path);
      return found === undefined ? null : v.parse(pageSchema, found);
    },
  };
}

/** Pages that do not parse are left out. */
function entriesOf(pages: Readonly<Record<string, unknown>>): ManifestEntries {
  return Object.fromEntries(
    Object.entries(pages).flatMap(([path, raw]) => {
      const parsed = v.safeParse(pageSchema, raw);
      return parsed.success ? [[path, entryOf(parsed.output)]] : [];
    }),
  );
}
