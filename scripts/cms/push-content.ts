/** Takes a brand's files into a CMS, where they are published as they are. */
import { own } from '../../content/blocks/editor-document.ts';
import type { ContentFiles } from '../build/read-content.ts';
import { askCms, type CmsAccess } from './ask-cms.ts';

export interface Pushed {
  /** Live as they were given. */
  readonly pages: number;
  /** `/path: reason` */
  readonly refused: readonly string[];
  /** Of the publication; null when nothing changed. */
  readonly number: number | null;
}

const mutation = `mutation ($brand: String!, $site: JSON, $pages: JSON!, $pictures: JSON!) {
  importContent(brand: $brand, site: $site, pages: $pages, pictures: $pictures)
}`;

/** Safe to run again: pictures and pages that are there are changed, not doubled. */
export async function pushContent(
  cms: CmsAccess,
  brand: string,
  content: ContentFiles,
): Promise<Pushed> {
  const pages = Object.values(content.pages);
  const variables = { brand, site: content.site, pages, pictures: picturesOf(content) };
  const { importContent } = await askCms<{ importContent: Pushed }>(cms, mutation, variables);
  return importContent;
}

/** Every picture and clip that the content names with its size, once. */
function picturesOf(content: unknown): object[] {
  const found = new Map<string, object>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const src = own(value, 'src') ?? own(value, 'url');
    const [width, height] = [own(value, 'width'), own(value, 'height')];
    if (typeof src === 'string' && typeof width === 'number' && typeof height === 'number') {
      const alt = String(own(value, 'alt') ?? own(value, 'altText') ?? '');
      const known = found.get(src);
      // The first words that any place has for it become the picture's own.
      if (!known || (own(known, 'alt') === '' && alt !== ''))
        found.set(src, {
          src,
          alt,
          width,
          height,
          focus: own(value, 'focus') ?? own(known, 'focus'),
        });
    }
    for (const inner of Object.values(value)) visit(inner);
  };
  visit(content);
  return [...found.values()];
}
