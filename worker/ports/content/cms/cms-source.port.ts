/** The port to a CMS as a source (docs/contracts/cms.md): what was published, and since when. */

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

/** A live page: what an editor's document became, not parsed yet, or why it became nothing. */
export type CmsPage =
  | { readonly path: string; readonly page: unknown }
  | {
      readonly path: string;
      readonly problems: readonly {
        readonly section?: number;
        readonly type?: string;
        readonly reason: string;
      }[];
    };

/** Every method throws when the CMS does not answer as it should. */
export interface CmsSource {
  /** null: no such brand, or nothing of it was published yet. */
  live(brand: string): Promise<CmsPublication | null>;
  /** What changed after a publication. */
  changes(brand: string, since: number): Promise<CmsChanges>;
  /** Paths of live pages in order, after the one given; `''` for the first. */
  paths(brand: string, after: string, take: number): Promise<readonly string[]>;
  /** Live pages, at most 50 at once; a path without a page is left out. */
  pages(brand: string, paths: readonly string[]): Promise<readonly CmsPage[]>;
  /** What all pages share, not parsed yet. */
  frame(brand: string): Promise<unknown>;
}
