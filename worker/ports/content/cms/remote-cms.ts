/** The CMS over GraphQL: the live publication, changes, pages, the frame, drafts, and reports on publications. */
import * as v from 'valibot';
import type { CmsDrafts, PageRead, ReadPage, RemoteCms } from './cms.port.ts';
import { type CmsClient, CmsFailure } from './cms-client.ts';
import type { CmsPage } from './cms-source.port.ts';

type ReadLive = PageRead & { readonly path: string };

const publication = {
  number: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  at: v.pipe(v.string(), v.maxLength(40)),
  by: v.pipe(v.string(), v.maxLength(200)),
};
const live = v.nullable(v.object(publication));
const pathList = v.array(v.pipe(v.string(), v.maxLength(500)));
const changes = v.nullable(v.object({ ...publication, paths: pathList, frame: v.boolean() }));

export function createRemoteCms(client: CmsClient, readPage: ReadPage): RemoteCms {
  /** Halves a batch that is too large, so that one huge page loses only itself. */
  async function livePages(brand: string, paths: readonly string[]): Promise<readonly ReadLive[]> {
    if (paths.length === 0) return [];
    try {
      const raw = await askPages(client, { brand, paths, draft: false });
      return raw.map(({ path, page }) => ({ path, ...readPage(page) }));
    } catch (error) {
      if (!(error instanceof CmsFailure) || error.reason !== 'too_large') throw error;
      const [path = ''] = paths;
      if (paths.length === 1) return [{ path, problems: [{ reason: 'The page is too large' }] }];
      const half = Math.ceil(paths.length / 2);
      const first = await livePages(brand, paths.slice(0, half));
      return [...first, ...(await livePages(brand, paths.slice(half)))];
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
    livePages,
    pages: async (brand, paths) => (await livePages(brand, paths)).map(liveOf),
    frame: (brand) => client.ask('siteFrame', v.unknown(), { brand, draft: false }),
    report: (brand, number, outcome) =>
      client.ask('reportPublication', v.boolean(), { brand, number, outcome }),
  };
}

/** A page with any fault is refused as a whole: visitors keep the one they have. */
function liveOf({ path, page, problems }: ReadLive): CmsPage {
  return problems.length > 0 ? { path, problems } : { path, page };
}

/** Drafts are read one page at a time and kept nowhere. @param client with a preview token */
export function createCmsDrafts(client: CmsClient, readPage: ReadPage): CmsDrafts {
  return {
    async page(brand, path) {
      const [found] = await askPages(client, { brand, paths: [path], draft: true });
      return found ? readPage(found.page) : null;
    },
    frame: (brand) => client.ask('siteFrame', v.unknown(), { brand, draft: true }),
  };
}

interface Asked {
  readonly brand: string;
  readonly paths: readonly string[];
  readonly draft: boolean;
}

/** Pages as the CMS sent them, in the order asked for; any others are dropped. */
async function askPages(
  client: CmsClient,
  asked: Asked,
): Promise<readonly { readonly path: string; readonly page: unknown }[]> {
  const all = await client.ask('sitePages', v.array(v.unknown()), { ...asked });
  return asked.paths.flatMap((path) => {
    const page = all.find((one) => pathOf(one) === path);
    return page === undefined ? [] : [{ path, page }];
  });
}

function pathOf(page: unknown): unknown {
  return typeof page === 'object' && page !== null && Object.hasOwn(page, 'path')
    ? Reflect.get(page, 'path')
    : undefined;
}
