/** The content port: a source's live version, with its frame, its pages and their heads. */
import type { Page } from '../../../content/model/page.schema.ts';
import type { Site } from '../../../content/model/site.schema.ts';

/** Data for a page's head; `noindex` also keeps the page out of the sitemap, `image` is for sharing. */
export interface ManifestEntry
  extends Pick<Page, 'title' | 'description' | 'published' | 'noindex' | 'image'> {
  /** The page shows a list of plans, which has its own style sheet. */
  readonly plans?: true | undefined;
}

/** By path. */
export type ManifestEntries = Readonly<Record<string, ManifestEntry>>;

/**
 * Every method returns parsed content or throws. A source with only one version returns that one,
 * whichever is asked for: it stands in for a source that is down.
 */
export interface ContentPort {
  /** Name of the source, for the log. */
  readonly source: string;
  /** The live version, or null when this source has none for the brand. */
  version(brand: string): Promise<string | null>;
  site(brand: string, version: string): Promise<Site>;
  /** True when the version has a post that may be indexed, and so a feed. */
  hasPosts(brand: string, version: string): Promise<boolean>;
  /** null: the version has no such page. Costs the same however many pages there are. */
  entry(brand: string, version: string, path: string): Promise<ManifestEntry | null>;
  /** All entries: for the sitemap and the feed, never for a page. */
  entries(brand: string, version: string): Promise<ManifestEntries>;
  /** null: the version has no such page. */
  page(brand: string, version: string, path: string): Promise<Page | null>;
}
