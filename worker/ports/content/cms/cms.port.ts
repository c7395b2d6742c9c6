/** The CMS port, apart from published content: drafts, pictures, and reports about publications. */
import type { Page } from '../../../../content/model/page.schema.ts';
import type { CmsSource, PageFault } from './cms-source.port.ts';

export interface PageRead {
  /** Missing when not even its head could be read. */
  readonly page?: Page;
  /** Empty for a page that may go live. */
  readonly problems: readonly PageFault[];
}

/** Turns an untrusted page from the CMS into one of ours (content/blocks). */
export type ReadPage = (raw: unknown) => PageRead;

export interface RemoteCms extends CmsSource {
  /** Like `pages`, but parsed. */
  livePages(
    brand: string,
    paths: readonly string[],
  ): Promise<readonly (PageRead & { readonly path: string })[]>;
  /** False: the CMS knows no such publication. */
  report(brand: string, number: number, outcome: unknown): Promise<boolean>;
}

export interface CmsDrafts {
  /** null: there is no such page, not even a draft. Its sections may be faulty. */
  page(brand: string, path: string): Promise<PageRead | null>;
  /** Not parsed yet. */
  frame(brand: string): Promise<unknown>;
}

/** Every method throws when the CMS does not answer as it should. */
export interface CmsPictures {
  /** Copies a picture, once. Undefined when it is kept, otherwise why it cannot be. */
  keep(file: string): Promise<string | undefined>;
  /** From the CMS itself, for drafts: the bytes, or why the file is not a picture. */
  fresh(file: string): Promise<ArrayBuffer | string>;
}
