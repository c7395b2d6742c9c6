/** What the site needs from a content source: a version, a manifest, the site's frame, its pages. */
import type { Page } from '../../../content/model/page.schema.ts';
import type { Site } from '../../../content/model/site.schema.ts';

/** What the head of a page needs; `noindex` keeps it out of the sitemap too, `image` is for sharing. */
export type ManifestEntry = Pick<Page, 'title' | 'description' | 'published' | 'noindex' | 'image'>;

/** The pages of one version by path: a 404 is decided, and a head sent, before a page is read. */
export interface ContentManifest {
  readonly version: string;
  readonly pages: Readonly<Record<string, ManifestEntry>>;
}

/** One version of one brand's content. Every method answers parsed content or throws. */
export interface ContentPort {
  /** Name of the source, for the log. */
  readonly source: string;
  /** The version that is live, or null when this source holds none for the brand. */
  manifest(brand: string): Promise<ContentManifest | null>;
  site(brand: string, version: string): Promise<Site>;
  /** null: the version has no such page. */
  page(brand: string, version: string, path: string): Promise<Page | null>;
}
