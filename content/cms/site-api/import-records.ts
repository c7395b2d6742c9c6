/** Records that must be in the CMS before imported pages are written: their pictures, and the pages they refer to. */
import type { KeystoneContext } from '@keystone-6/core/types';
import type { CmsRecords, FilePage, FilePicture } from '../.generated/toolkit.mjs';
import { refusalWords } from '../refusal-words.ts';

export interface ImportBrand {
  readonly id: string;
  readonly slug: string;
  readonly origins: string;
}

/** Only the brand's own: another brand's could be deleted with it, and would show with that brand's focus. */
const ofBrand = ({ id }: ImportBrand) => ({ where: { brand: { id: { equals: id } } } });

/** Adds the brand's missing pictures, and updates the focus of those whose file names a different one. */
export async function addPictures(
  context: KeystoneContext,
  brand: ImportBrand,
  pictures: readonly FilePicture[],
) {
  const { query } = context.sudo();
  // By the src that pages use: an upload's is not in its field `src`.
  const known = await query.Media.findMany({
    ...ofBrand(brand),
    query: 'id picture focusX focusY',
  });
  const bySrc = new Map(known.map((one) => [one.picture?.src as string, one]));
  const missing = pictures.filter(({ src }) => !bySrc.has(src));
  await query.Media.createMany({
    data: missing.map(({ src, alt, width, height, focus }) => ({
      name: src.split('/').slice(2).join('/'),
      brand: { connect: { id: brand.id } },
      src,
      alt,
      width,
      height,
      focusX: focus?.x ?? null,
      focusY: focus?.y ?? null,
      isDecoration: alt === '',
    })),
  });
  const moved = pictures.flatMap(({ src, focus }) => {
    const one = bySrc.get(src);
    const isSame = one?.focusX === focus?.x && one?.focusY === focus?.y;
    if (!one || !focus || isSame) return [];
    return [{ where: { id: String(one.id) }, data: { focusX: focus.x, focusY: focus.y } }];
  });
  await query.Media.updateMany({ data: moved });
}

/**
 * Pages are created before their sections are written, because sections refer to pages.
 * @returns why those that cannot be created are refused, by path; the others are there
 */
export async function addPages(
  context: KeystoneContext,
  brand: ImportBrand,
  pages: readonly FilePage[],
): Promise<ReadonlyMap<string, string>> {
  const { query } = context.sudo();
  const known = await query.Page.findMany({ ...ofBrand(brand), query: 'path' });
  const have = new Set(known.map(({ path }) => path));
  const refusals = new Map<string, string>();
  for (const { path, title } of pages.filter((page) => !have.has(page.path))) {
    const data = { path, title, brand: { connect: { id: brand.id } } };
    await query.Page.createOne({ data }).catch((error: unknown) => {
      refusals.set(path, reasonOf(error));
    });
  }
  return refusals;
}

/** What kept a record from being written, in the words that an editor would read. */
export function reasonOf(error: unknown): string {
  return refusalWords({ message: error instanceof Error ? error.message : String(error) }).message;
}

export async function recordsOf(
  context: KeystoneContext,
  brand: ImportBrand,
): Promise<CmsRecords & { pageId(path: string): string }> {
  const { query } = context.sudo();
  const pictures = await query.Media.findMany({ ...ofBrand(brand), query: 'id picture' });
  const pages = await query.Page.findMany({ ...ofBrand(brand), query: 'id path title' });
  const bySrc = new Map(
    pictures.map(({ id, picture }) => [picture?.src as string, { id: String(id), picture }]),
  );
  const byPath = new Map(
    pages.map(({ id, path, title }) => [String(path), { id: String(id), title: String(title) }]),
  );
  return {
    picture: (src) => bySrc.get(src),
    page: (path) => byPath.get(path),
    pageId: (path) => byPath.get(path)?.id ?? '',
  };
}
