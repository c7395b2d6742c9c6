/** Takes a brand's content files into the CMS: pictures, pages and frame, published as they are. Safe to run again. */
import { g } from '@keystone-6/core';
import type { KeystoneContext } from '@keystone-6/core/types';
import { GraphQLError } from 'graphql';
import {
  type CmsRecords,
  schemaOf,
  sectionFields,
  toBlock,
  toFrame,
} from '../.generated/toolkit.mjs';
import { asToken } from '../access/session.ts';
import { readFrame, readPage, refusal } from '../publish/freeze.ts';
import { announce, type Change, recordChange } from '../publish/publication.ts';

interface FilePage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly published: string;
  readonly noindex?: boolean;
  readonly crumb?: string;
  readonly image?: { readonly src: string };
  readonly sections: readonly { readonly type: string }[];
}
interface FilePicture {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}
interface Brand {
  readonly id: string;
  readonly slug: string;
  readonly origins: string;
}

export const importApi = g.extend({
  mutation: {
    importContent: g.field({
      type: g.nonNull(g.JSON),
      args: {
        brand: g.arg({ type: g.nonNull(g.String) }),
        site: g.arg({ type: g.JSON }),
        pages: g.arg({ type: g.nonNull(g.JSON) }),
        pictures: g.arg({ type: g.nonNull(g.JSON) }),
      },
      resolve: async (_, args, context) => {
        const token = asToken(context.session);
        const [brand] = await context.sudo().query.Brand.findMany({
          where: { slug: { equals: args.brand } },
          query: 'id slug origins',
        });
        if (token?.token !== 'write' || !token.brands.includes(args.brand) || !brand) {
          throw new GraphQLError(`No token to write to the brand "${args.brand}"`);
        }
        return importBrand(context, brand as unknown as Brand, {
          site: args.site,
          pages: args.pages as unknown as readonly FilePage[],
          pictures: args.pictures as unknown as readonly FilePicture[],
        }) as never;
      },
    }),
  },
});

interface Files {
  readonly site: unknown;
  readonly pages: readonly FilePage[];
  readonly pictures: readonly FilePicture[];
}

/** @returns how many pages were taken in and went live; what was refused, by path and reason */
async function importBrand(context: KeystoneContext, brand: Brand, files: Files) {
  await addPictures(context, brand, files.pictures);
  await addPages(context, brand, files.pages);
  const records = await recordsOf(context, brand);
  const refused: string[] = [];
  const changed: string[] = [];
  for (const page of files.pages) {
    const problem = await importPage(context, brand, page, records).catch(String);
    if (problem) refused.push(`${page.path}: ${problem}`);
    else changed.push(page.path);
  }
  const hasFrame = files.site !== null && files.site !== undefined;
  if (hasFrame) await importFrame(context, brand, files.site, records);
  const change: Change = { brand, action: 'seed', paths: changed, frame: hasFrame };
  const number = await recordChange(context, change);
  announce(context, change, number).catch((error: unknown) =>
    process.stderr.write(`${String(error)}\n`),
  );
  return { pages: changed.length, refused, number };
}

async function addPictures(
  context: KeystoneContext,
  brand: Brand,
  pictures: readonly FilePicture[],
) {
  const { query } = context.sudo();
  const known = await query.Media.findMany({
    where: { src: { in: pictures.map(({ src }) => src) } },
    query: 'src',
  });
  const have = new Set(known.map(({ src }) => src));
  const missing = pictures.filter(({ src }) => !have.has(src));
  await query.Media.createMany({
    data: missing.map(({ src, alt, width, height }) => ({
      name: src.split('/').slice(2).join('/'),
      brand: { connect: { id: brand.id } },
      src,
      alt,
      width,
      height,
      isDecoration: alt === '',
    })),
  });
}

/** Pages stand before their sections are written, because sections refer to pages. */
async function addPages(context: KeystoneContext, brand: Brand, pages: readonly FilePage[]) {
  const { query } = context.sudo();
  const known = await query.Page.findMany({
    where: { brand: { id: { equals: brand.id } } },
    query: 'path',
  });
  const have = new Set(known.map(({ path }) => path));
  const missing = pages.filter(({ path }) => !have.has(path));
  await query.Page.createMany({
    data: missing.map(({ path, title }) => ({ path, title, brand: { connect: { id: brand.id } } })),
  });
}

async function recordsOf(
  context: KeystoneContext,
  brand: Brand,
): Promise<CmsRecords & { pageId(path: string): string }> {
  const { query } = context.sudo();
  const pictures = await query.Media.findMany({ query: 'id picture' });
  const pages = await query.Page.findMany({
    where: { brand: { id: { equals: brand.id } } },
    query: 'id path title',
  });
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

/** @returns why the page was refused; undefined once it is live */
async function importPage(
  context: KeystoneContext,
  brand: Brand,
  page: FilePage,
  records: Awaited<ReturnType<typeof recordsOf>>,
): Promise<string | undefined> {
  const document = page.sections.map((section) => {
    const schema = schemaOf(section.type);
    if (!schema) throw new Error(`there is no section "${section.type}"`);
    return toBlock(section.type, sectionFields(section.type, schema), section, records);
  });
  const id = records.pageId(page.path);
  const image = page.image ? records.picture(page.image.src) : undefined;
  await context.sudo().query.Page.updateOne({
    where: { id },
    data: {
      title: page.title,
      description: page.description,
      published: page.published,
      noindex: page.noindex ?? false,
      crumb: page.crumb ?? '',
      image: image ? { connect: { id: image.id } } : { disconnect: true },
      document: document as never,
    },
  });
  const read = await readPage(context, { id: { equals: id } });
  const problem = read && refusal(read.site);
  if (!read || problem) return problem ?? 'it is not there any more';
  const at = new Date().toISOString();
  const revision = await context.sudo().query.Revision.createOne({
    data: {
      label: `${page.path} ${at.slice(0, 16).replace('T', ' ')}`,
      brand: { connect: { id: brand.id } },
      page: { connect: { id } },
      content: read.site as never,
      at,
      by: 'import',
    },
  });
  await context.sudo().query.Page.updateOne({
    where: { id },
    data: { live: { connect: { id: String(revision.id) } } },
  });
  return undefined;
}

async function importFrame(
  context: KeystoneContext,
  brand: Brand,
  site: unknown,
  records: CmsRecords,
) {
  const { query } = context.sudo();
  const where = { id: brand.id };
  await query.Brand.updateOne({ where, data: { frame: toFrame(site, records) as never } });
  const content = await readFrame(context, brand.slug);
  const at = new Date().toISOString();
  const revision = await query.Revision.createOne({
    data: {
      label: `frame of ${brand.slug}`,
      brand: { connect: where },
      content: content as never,
      at,
      by: 'import',
    },
  });
  await query.Brand.updateOne({
    where,
    data: { frameLive: { connect: { id: String(revision.id) } } },
  });
}
