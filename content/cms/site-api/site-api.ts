/** The API for sites' queries and reports (docs/contracts/cms.md); each one checks the token's kind and brands. */
import { g } from '@keystone-6/core';
import type { KeystoneContext } from '@keystone-6/core/types';
import { asToken, type TokenKind } from '../access/session.ts';
import { readFrame, readPage, type SitePage } from '../publish/freeze.ts';
import { changeWords, readReport, withReport } from '../publish/site-words.ts';

interface LivePublication {
  readonly id: number;
  readonly at: string;
  readonly by: string;
}

const mostPaths = 1000;
const mostPages = 50;
/** In characters. */
const mostOfName = 200;
const brandArg = { brand: g.arg({ type: g.nonNull(g.String) }) };

/** Sites take no longer one, and would take nothing of the brand. */
const shortName = ({ by }: LivePublication) => by.slice(0, mostOfName);

const siteLive = g.object<LivePublication>()({
  name: 'SiteLive',
  fields: {
    number: g.field({ type: g.nonNull(g.Int), resolve: ({ id }) => Number(id) }),
    at: g.field({ type: g.nonNull(g.String) }),
    by: g.field({ type: g.nonNull(g.String), resolve: shortName }),
  },
});

const siteChanges = g.object<LivePublication & { paths: string[]; frame: boolean }>()({
  name: 'SiteChanges',
  fields: {
    number: g.field({ type: g.nonNull(g.Int), resolve: ({ id }) => Number(id) }),
    at: g.field({ type: g.nonNull(g.String) }),
    by: g.field({ type: g.nonNull(g.String), resolve: shortName }),
    paths: g.field({ type: g.nonNull(g.list(g.nonNull(g.String))) }),
    frame: g.field({ type: g.nonNull(g.Boolean) }),
  },
});

const sitePage = g.object<SitePage>()({
  name: 'SitePage',
  fields: {
    path: g.field({ type: g.nonNull(g.String) }),
    title: g.field({ type: g.nonNull(g.String) }),
    description: g.field({ type: g.nonNull(g.String) }),
    published: g.field({ type: g.nonNull(g.String) }),
    noindex: g.field({ type: g.nonNull(g.Boolean) }),
    crumb: g.field({ type: g.String }),
    image: g.field({ type: g.JSON }),
    document: g.field({ type: g.nonNull(g.JSON) }),
  },
});

/** True for a token of the brand and of one of the kinds; a site with any other is told nothing. */
function allowed(context: KeystoneContext, brand: string, ...kinds: TokenKind[]): boolean {
  const token = asToken(context.session);
  return token !== undefined && kinds.includes(token.token) && token.brands.includes(brand);
}

async function publications(
  context: KeystoneContext,
  brand: string,
  since?: number,
): Promise<readonly (LivePublication & { paths: string[]; frame: boolean })[]> {
  return (await context.sudo().query.Publication.findMany({
    where: {
      brand: { slug: { equals: brand } },
      ...(since === undefined ? {} : { id: { gt: since } }),
    },
    orderBy: { id: 'desc' },
    ...(since === undefined ? { take: 1 } : {}),
    query: 'id at by paths frame',
  })) as never;
}

export const siteApi = g.extend({
  query: {
    siteLive: g.field({
      type: siteLive,
      args: brandArg,
      resolve: async (_, { brand }, context) => {
        if (!allowed(context, brand, 'read', 'preview', 'write')) return null;
        return (await publications(context, brand))[0] ?? null;
      },
    }),
    siteChanges: g.field({
      type: siteChanges,
      args: { ...brandArg, since: g.arg({ type: g.nonNull(g.Int) }) },
      resolve: async (_, { brand, since }, context) => {
        if (!allowed(context, brand, 'read', 'preview', 'write')) return null;
        const [last] = await publications(context, brand);
        if (!last) return null;
        const newer = await publications(context, brand, since);
        const paths = [...new Set(newer.flatMap((each) => each.paths))].sort();
        return { ...last, paths, frame: newer.some(({ frame }) => frame) };
      },
    }),
    sitePaths: g.field({
      type: g.nonNull(g.list(g.nonNull(g.String))),
      args: { ...brandArg, after: g.arg({ type: g.String }), take: g.arg({ type: g.Int }) },
      resolve: async (_, { brand, after, take }, context) => {
        if (!allowed(context, brand, 'read', 'preview', 'write')) return [];
        const pages = await context.sudo().query.Page.findMany({
          where: {
            brand: { slug: { equals: brand } },
            live: { id: { not: null } },
            ...(after ? { path: { gt: after } } : {}),
          },
          orderBy: { path: 'asc' },
          take: Math.min(take ?? mostPaths, mostPaths),
          query: 'path',
        });
        return pages.map(({ path }) => String(path));
      },
    }),
    sitePages: g.field({
      type: g.nonNull(g.list(g.nonNull(sitePage))),
      args: {
        ...brandArg,
        paths: g.arg({ type: g.nonNull(g.list(g.nonNull(g.String))) }),
        draft: g.arg({ type: g.Boolean, defaultValue: false }),
      },
      resolve: async (_, { brand, paths, draft }, context) => {
        const kinds: TokenKind[] = draft ? ['preview', 'write'] : ['read', 'preview', 'write'];
        if (!allowed(context, brand, ...kinds)) return [];
        const wanted = paths.slice(0, mostPages);
        return draft ? drafts(context, brand, wanted) : livePages(context, brand, wanted);
      },
    }),
    siteFrame: g.field({
      type: g.JSON,
      args: { ...brandArg, draft: g.arg({ type: g.Boolean, defaultValue: false }) },
      resolve: async (_, { brand, draft }, context) => {
        const kinds: TokenKind[] = draft ? ['preview', 'write'] : ['read', 'preview', 'write'];
        if (!allowed(context, brand, ...kinds)) return null;
        if (draft) {
          const written = await readFrame(context, brand);
          return 'frame' in written ? written.frame : null;
        }
        const [found] = await context.sudo().query.Brand.findMany({
          where: { slug: { equals: brand } },
          query: 'frameLive { content }',
        });
        return found?.frameLive?.content ?? null;
      },
    }),
  },
  mutation: {
    reportPublication: g.field({
      type: g.nonNull(g.Boolean),
      args: {
        ...brandArg,
        number: g.arg({ type: g.nonNull(g.Int) }),
        outcome: g.arg({ type: g.nonNull(g.JSON) }),
      },
      resolve: async (_, { brand, number, outcome }, context) => {
        if (!allowed(context, brand, 'read', 'write')) return false;
        const ofBrand = { brand: { slug: { equals: brand } } };
        const own = { ...ofBrand, id: { equals: number } };
        if ((await context.sudo().query.Publication.count({ where: own })) === 0) return false;
        // A report on this number holds for every earlier publication too.
        const isOpen = { state: { in: ['calling', 'called', 'unreached', 'failed'] } };
        const upToIt = { ...ofBrand, id: { lte: number }, OR: [isOpen, own] };
        const report = readReport(outcome);
        await changeWords(context, upToIt, (words, each) =>
          withReport(words, report, each === number),
        );
        return true;
      },
    }),
  },
});

async function livePages(
  context: KeystoneContext,
  brand: string,
  paths: readonly string[],
): Promise<SitePage[]> {
  const pages = await context.sudo().query.Page.findMany({
    where: { brand: { slug: { equals: brand } }, path: { in: [...paths] } },
    query: 'live { content }',
  });
  return pages.flatMap(({ live }) => (live?.content ? [live.content as SitePage] : []));
}

async function drafts(
  context: KeystoneContext,
  brand: string,
  paths: readonly string[],
): Promise<SitePage[]> {
  const found = await Promise.all(
    paths.map((path) =>
      readPage(context, { brand: { slug: { equals: brand } }, path: { equals: path } }),
    ),
  );
  return found.flatMap((page) => (page ? [page.site] : []));
}
