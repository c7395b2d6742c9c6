/** The port to a CMS as a source of published content (docs/contracts/cms.md). */

/** A publication of a brand; numbers only grow. */
export interface CmsPublication {
  readonly number: number;
  /** ISO time. */
  readonly at: string;
  readonly by: string;
}

interface CmsChanges extends CmsPublication {
  /** Pages that were published, changed or taken down, each once. */
  readonly paths: readonly string[];
  /** True when the frame of the site changed. */
  readonly frame: boolean;
}

/** Why a page, or one of its sections, cannot be shown; the reason goes back to the editor. */
export interface PageFault {
  /** From 0; missing for a fault of the page itself. */
  readonly section?: number;
  readonly type?: string;
  readonly reason: string;
}

/** A live page: an editor's document turned into a page, not parsed yet, or why that failed. */
export type CmsPage =
  | { readonly path: string; readonly page: unknown }
  | { readonly path: string; readonly problems: readonly PageFault[] };

/** Every method throws when the CMS does not answer as it should. */
export interface CmsSource {
  /** null: there is no such brand, or it has published nothing yet. */
  live(brand: string): Promise<CmsPublication | null>;
  /** All changes since a publication. */
  changes(brand: string, since: number): Promise<CmsChanges>;
  /** Paths of live pages in order, after the one given; `''` for the first. */
  paths(brand: string, after: string, take: number): Promise<readonly string[]>;
  /** Live pages, at most 50 at once; a path without a page is left out. */
  pages(brand: string, paths: readonly string[]): Promise<readonly CmsPage[]>;
  /** The frame that all pages share, not parsed yet. */
  frame(brand: string): Promise<unknown>;
}
