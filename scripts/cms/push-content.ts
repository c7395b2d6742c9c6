/** Pushes a brand's files into a CMS and publishes them as they are. */
import { own } from '../../content/blocks/editor-document.ts';
import type { ContentFiles } from '../build/read-content.ts';
import { askCms, type CmsAccess } from './ask-cms.ts';

export interface Pushed {
  /** The number of pages that are live as given. */
  readonly pages: number;
  /** `/path: reason`, for pages and pictures. */
  readonly refused: readonly string[];
  /** The publication's number; null if nothing changed. */
  readonly number: number | null;
}

const mutation = `mutation ($brand: String!, $site: JSON, $pages: JSON!, $pictures: JSON!) {
  importContent(brand: $brand, site: $site, pages: $pages, pictures: $pictures)
}`;

/** Safe to run again: existing pictures and pages are updated, not duplicated. */
export async function pushContent(
  cms: CmsAccess,
  brand: string,
  content: ContentFiles,
): Promise<Pushed> {
  const pages = Object.values(content.pages);
  const bySrc = [...Map.groupBy(usesIn(content), ({ src }) => src).values()];
  const pictures = bySrc.map(pictureOf);
  const variables = { brand, site: content.site, pages, pictures };
  const { importContent } = await askCms<{ importContent: Pushed }>(cms, mutation, variables);
  return { ...importContent, refused: [...importContent.refused, ...bySrc.flatMap(refusedFocus)] };
}

interface Use {
  /** A page's path, or `site.json`. */
  readonly place: string;
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly focus: unknown;
}

/** Every use of a picture or a clip that has a size. */
function usesIn({ site, pages }: ContentFiles): Use[] {
  const uses: Use[] = [];
  const visit = (value: unknown, place: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const src = own(value, 'src') ?? own(value, 'url');
    const [width, height] = [own(value, 'width'), own(value, 'height')];
    if (typeof src === 'string' && typeof width === 'number' && typeof height === 'number') {
      const alt = String(own(value, 'alt') ?? own(value, 'altText') ?? '');
      uses.push({ place, src, alt, width, height, focus: own(value, 'focus') });
    }
    for (const inner of Object.values(value)) visit(inner, place);
  };
  visit(site, 'site.json');
  for (const [path, page] of Object.entries(pages)) visit(page, path);
  return uses;
}

/** The picture with the first alt text among its uses, and with a focus if all uses that have one agree. */
function pictureOf(uses: readonly Use[]): object {
  const used = uses.find(({ alt }) => alt !== '') ?? uses[0];
  const [focus, ...others] = focusesOf(uses).values();
  return { ...used, place: undefined, focus: others.length === 0 ? focus?.[0]?.focus : undefined };
}

/** Refuses differing focuses: the CMS keeps one, and might receive another at the next push. */
function refusedFocus(uses: readonly Use[]): string[] {
  const focuses = focusesOf(uses);
  if (focuses.size < 2) return [];
  const said = [...focuses].map(
    ([focus, some]) => `${focus} (${[...new Set(some.map(({ place }) => place))].join(', ')})`,
  );
  return [
    `${uses[0]?.src}: a picture has one focus, and here it has several: ${said.join('; ')}. Give the same one everywhere; until then the CMS keeps the one it has`,
  ];
}

const focusesOf = (uses: readonly Use[]) =>
  Map.groupBy(
    uses.filter(({ focus }) => focus !== undefined),
    ({ focus }) => `${own(focus, 'x')}, ${own(focus, 'y')}`,
  );
