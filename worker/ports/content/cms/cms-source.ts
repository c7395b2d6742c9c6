/** The CMS as the site reads it: what is live, what changed, pages, the frame, and what became of a publication. */
import * as v from 'valibot';
import type { Page } from '../../../../content/model/page.schema.ts';
import { type Site, site as siteSchema } from '../../../../content/model/site.schema.ts';
import { type CmsClient, CmsFailure } from './cms-client.ts';

/** Why a page, or one of its sections, cannot be shown; the words go back to the editor. */
export interface PageProblem {
  /** From 0; missing for a fault of the page itself. */
  readonly section?: number;
  readonly type?: string;
  readonly reason: string;
}

export interface PageRead {
  /** Missing when not even its head could be read. */
  readonly page?: Page;
  /** Empty for a page that may go live. */
  readonly problems: readonly PageProblem[];
}

/** Turns a page of the CMS, not trusted in any way, into one of ours (content/blocks). */
export type ReadPage = (raw: unknown) => PageRead;

export interface CmsPage extends PageRead {
  readonly path: string;
}

export interface Publication {
  readonly number: number;
  readonly at: string;
  readonly by: string;
}

export interface CmsSource {
  /** null: no such brand, or nothing of it was published yet. */
  live(brand: string): Promise<Publication | null>;
  changes(
    brand: string,
    since: number,
  ): Promise<Publication & { readonly paths: readonly string[]; readonly frame: boolean }>;
  paths(brand: string, after: string | null, take: number): Promise<readonly string[]>;
  /** At most 50 at once; a path without a page is left out. */
  pages(brand: string, paths: readonly string[]): Promise<readonly CmsPage[]>;
  frame(brand: string): Promise<Site>;
  /** False: the CMS knows no such publication. */
  report(brand: string, number: number, outcome: unknown): Promise<boolean>;
}

const publication = {
  number: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  at: v.pipe(v.string(), v.maxLength(40)),
  by: v.pipe(v.string(), v.maxLength(200)),
};
const live = v.nullable(v.object(publication));
const pathList = v.array(v.pipe(v.string(), v.maxLength(500)));
const changes = v.nullable(v.object({ ...publication, paths: pathList, frame: v.boolean() }));

export function createCmsSource(client: CmsClient, readPage: ReadPage): CmsSource {
  /** Halves a batch that is too large, so that one monstrous page costs only itself. */
  async function pages(brand: string, paths: readonly string[]): Promise<readonly CmsPage[]> {
    if (paths.length === 0) return [];
    try {
      const raw = await askPages(client, { brand, paths, draft: false });
      return raw.map(({ path, page }) => ({ path, ...readPage(page) }));
    } catch (error) {
      if (!(error instanceof CmsFailure) || error.reason !== 'too_large') throw error;
      const [path = ''] = paths;
      if (paths.length === 1) return [{ path, problems: [{ reason: 'The page is too large' }] }];
      const half = Math.ceil(paths.length / 2);
      const first = await pages(brand, paths.slice(0, half));
      return [...first, ...(await pages(brand, paths.slice(half)))];
    }
  }

  return {
    live: (brand) => client.ask('siteLive', live, { brand }),
    async changes(brand, since) {
      const found = await client.ask('siteChanges', changes, { brand, since });
      if (!found) throw new CmsFailure('siteChanges', 'refused');
      return found;
    },
    paths: (brand, after, take) => client.ask('sitePaths', pathList, { brand, after, take }),
    pages,
    frame: (brand) => client.ask('siteFrame', siteSchema, { brand, draft: false }),
    report: (brand, number, outcome) =>
      client.ask('reportPublication', v.boolean(), { brand, number, outcome }),
  };
}

/** Pages as the CMS sent them; what was not asked for is dropped. */
export async function askPages(
  client: CmsClient,
  variables: {
    readonly brand: string;
    readonly paths: readonly string[];
    readonly draft: boolean;
  },
): Promise<readonly { readonly path: string; readonly page: unknown }[]> {
  const all = await client.ask('sitePages', v.array(v.unknown()), variables);
  return variables.paths.flatMap((path) => {
    const page = all.find((one) => pathOf(one) === path);
    return page === undefined ? [] : [{ path, page }];
  });
}

function pathOf(page: unknown): unknown {
  return typeof page === 'object' && page !== null && Object.hasOwn(page, 'path')
    ? Reflect.get(page, 'path')
    : undefined;
}
