/** The import of a brand's content files: pictures, pages and frame, published as they are. Safe to repeat. */
import { g } from '@keystone-6/core';
import type { KeystoneContext } from '@keystone-6/core/types';
import { GraphQLError } from 'graphql';
import {
  type CmsRecords,
  type FilePage,
  type ImportFiles,
  readFilePage,
  readFiles,
  schemaOf,
  sectionFields,
  toBlock,
  toFrame,
} from '../.generated/toolkit.mjs';
import { asToken } from '../access/session.ts';
import { setFrameLive } from '../publish/frame-action.ts';
import {
  frameToPublish,
  type PageRecord,
  readPage,
  refusal,
  withLiveTitles,
} from '../publish/freeze.ts';
import { stayInPlace } from '../publish/live-page.ts';
import { setLive } from '../publish/page-actions.ts';
import { announce, changeLive } from '../publish/publication.ts';
import { isLive } from '../publish/publish-once.ts';
import { keepFrameRevision, keepPageRevision } from '../publish/revision.ts';
import { refused } from '../refused.ts';
import { addPages, addPictures, type ImportBrand, reasonOf, recordsOf } from './import-records.ts';
import { type LiveBefore, liveBefore, liveFrame, overtakenWords } from './live-before.ts';

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
        const files = readFiles(args);
        if ('problem' in files) throw refused(files.problem);
        const { id, slug, origins } = brand;
        return importBrand(context, { id, slug, origins }, args.site, files.value);
      },
    }),
  },
});

/** @returns how many pages are live as given, and the refusals by path and reason */
async function importBrand(
  context: KeystoneContext,
  brand: ImportBrand,
  site: unknown,
  files: ImportFiles,
) {
  const refusals: string[] = [];
  const pages: FilePage[] = [];
  for (const sent of files.pages) {
    const read = readFilePage(sent);
    if ('problem' in read) refusals.push(`${sent.path}: ${read.problem}`);
    else pages.push(read.value);
  }
  const before = await liveBefore(context, brand);
  await addPictures(context, brand, files.pictures);
  const unadded = await addPages(context, brand, pages);
  refusals.push(...[...unadded].map(([path, reason]) => `${path}: ${reason}`));
  const records = await recordsOf(context, brand);
  const goLive: (Live & { readonly path?: string })[] = [];
  // All pages are written before any is frozen, since they refer to each other's titles.
  const good: PageRecord[] = [];
  for (const page of pages.filter(({ path }) => !unadded.has(path))) {
    const { problem, written } = await writePage(context, page, records).catch(failed);
    if (problem) refusals.push(`${page.path}: ${problem}`);
    else if (written) good.push(written);
  }
  const titles = new Map(good.map(({ id, site }) => [id, site.title]));
  for (const page of good) {
    const { problem, live } = await freezePage(context, page, titles, before).catch(failed);
    if (problem) refusals.push(`${page.path}: ${problem}`);
    else if (live) goLive.push({ ...live, path: page.path });
  }
  const frame = await importFrame(context, brand, site, records, before).catch(failed);
  if (frame.problem) refusals.push(`site.json: ${frame.problem}`);
  if (frame.live) goLive.push(frame.live);
  const result = (number: number | null) => {
    const faulty = refusals.filter((line) => !line.startsWith('site.json: '));
    return { pages: files.pages.length - faulty.length, refused: refusals, number };
  };
  if (goLive.length === 0) return result(null);
  const change = { brand, action: 'seed' as const, paths: [] as string[], frame: false };
  // In one transaction: after an import that stopped half-way, all of it is still to be done.
  const number = await changeLive(context, change, async (inside) => {
    for (const { path, before: was, now, make } of goLive) {
      const id = await now(inside);
      if (id !== was) {
        refusals.push(`${path ?? 'site.json'}: ${overtakenWords(id)}`);
        continue;
      }
      await make(inside);
      if (path === undefined) change.frame = true;
      else change.paths.push(path);
    }
    if (change.paths.length === 0 && !change.frame) throw new NothingLeft();
  }).catch((error: unknown) => {
    if (error instanceof NothingLeft) return null;
    throw error;
  });
  if (number !== null) void announce(context, change, number);
  return result(number);
}

/** Everything was overtaken, so there is nothing for a publication to name. */
class NothingLeft extends Error {}

/** An import takes no turns, because it would have to wait for one per page. */
interface Live {
  /** The version that was live when the import started. A later one is not replaced: its publisher would not know. */
  readonly before: string | undefined;
  readonly now: (inside: KeystoneContext) => Promise<string | undefined>;
  readonly make: (inside: KeystoneContext) => Promise<void>;
}

interface Refused {
  readonly problem?: string;
}
interface Written extends Refused {
  readonly written?: PageRecord;
}
interface Frozen extends Refused {
  /** Makes it live; missing if visitors already get it. */
  readonly live?: Live;
}

const failed = (error: unknown): Written & Frozen => ({ problem: reasonOf(error) });

async function writePage(
  context: KeystoneContext,
  page: FilePage,
  records: Awaited<ReturnType<typeof recordsOf>>,
): Promise<Written> {
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
  const written = await readPage(context, { id: { equals: id } });
  if (!written) return { problem: 'it is not there any more' };
  const problem = refusal(written.site, written.brand.slug);
  return problem ? { problem } : { written };
}

/** Freezes a page as it was written, ready to go live; a page that is already live as given stays. */
async function freezePage(
  context: KeystoneContext,
  page: PageRecord,
  titles: ReadonlyMap<string, string>,
  before: LiveBefore,
): Promise<Frozen> {
  const { id, live } = page;
  const site = await withLiveTitles(context, page.site, titles);
  if (await isLive(context, live?.id, site)) {
    await context.sudo().query.Page.updateOne({ where: { id }, data: { lastProblem: '' } });
    return {};
  }
  const revision = await keepPageRevision(context, page, site, 'import');
  return {
    live: {
      before: before.pages.get(id),
      now: async (inside) => {
        const now = await inside.sudo().query.Page.findOne({ where: { id }, query: 'live { id }' });
        return now?.live?.id;
      },
      make: async (inside) => {
        await stayInPlace(inside, page);
        await setLive(inside, id, { connect: { id: revision } });
      },
    },
  };
}

async function importFrame(
  context: KeystoneContext,
  brand: ImportBrand,
  site: unknown,
  records: CmsRecords,
  before: LiveBefore,
): Promise<Frozen> {
  if (site === null || site === undefined) return {};
  const { query } = context.sudo();
  const where = { id: brand.id };
  await query.Brand.updateOne({ where, data: { frame: toFrame(site, records) as never } });
  const written = await frameToPublish(context, brand.slug);
  if ('problem' in written) return written;
  const { frame } = written;
  if (await isLive(context, await liveFrame(context, brand.id), frame)) {
    await query.Brand.updateOne({ where, data: { frameProblem: '' } });
    return {};
  }
  const revision = await keepFrameRevision(context, brand, frame, 'import');
  return {
    live: {
      before: before.frame,
      now: (inside) => liveFrame(inside, brand.id),
      make: (inside) => setFrameLive(inside, brand.id, { connect: { id: revision } }),
    },
  };
}
