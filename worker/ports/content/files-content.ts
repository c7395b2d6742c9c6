/** Content from the files of `content/<brand>/`, bundled into the worker: the embedded default. */
import * as v from 'valibot';
import { page as pageSchema } from '../../../content/model/page.schema.ts';
import { site as siteSchema } from '../../../content/model/site.schema.ts';
import type { ContentManifest, ContentPort, ManifestEntry } from './content.port.ts';

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
  return {
    source: 'files',
    async manifest(brand) {
      const content = of(brand);
      if (!content) return null;
      return manifestOf(content.version, content.pages);
    },
    async site(brand) {
      return v.parse(siteSchema, of(brand)?.site);
    },
    async page(brand, _version, path) {
      const content = of(brand);
      const raw = content && Object.hasOwn(content.pages, path) ? content.pages[path] : undefined;
      return raw === undefined ? null : v.parse(pageSchema, raw);
    },
  };
}

/** Builds a manifest from pages; pages that do not parse are left out of it. */
export function manifestOf(
  version: string,
  pages: Readonly<Record<string, unknown>>,
): ContentManifest {
  const listed: Record<string, ManifestEntry> = {};
  for (const [path, raw] of Object.entries(pages)) {
    const parsed = v.safeParse(pageSchema, raw);
    if (parsed.success) {
      const { title, description, published, noindex, image } = parsed.output;
      listed[path] = { title, description, published, noindex, ...(image ? { image } : {}) };
    }
  }
  return { version, pages: listed };
}
