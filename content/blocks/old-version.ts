/** The check whether an old version may go live again where it would be shown now. */
import * as v from 'valibot';
import { site as siteSchema } from '../model/site.schema.ts';
import { own } from './editor-document.ts';

interface OldVersion {
  /** A `SitePage`, or a brand's frame. */
  readonly content: unknown;
  /** Id of the brand it was published for. */
  readonly brand: string;
}

interface OwnPage {
  readonly path: string;
  /** The brand's id. */
  readonly brand: string;
}

/**
 * The message for an editor when it may not; undefined when it may.
 * @param page that the version belongs to; null if there is none, as for every frame
 */
export function keptFromLive(
  { content, brand }: OldVersion,
  page: OwnPage | null,
): string | undefined {
  const path = own(content, 'path');
  if (page === null) {
    // When a page is deleted, its versions lose it and then look like a frame's.
    if (typeof path === 'string') return 'Its page was deleted: this version cannot go live';
    if (v.is(siteSchema, content)) return undefined;
    return 'This version lacks something the site now needs: publish the current draft instead';
  }
  if (brand !== page.brand) return 'This version was published for another brand';
  if (path === page.path) return undefined;
  return `This version was at ${String(path)}, and the page is at ${page.path}: take the page down and give it that path again, then make the version live`;
}
