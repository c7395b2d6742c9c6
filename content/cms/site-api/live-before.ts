/** The versions that were live when an import started, so that anything published during it is left alone. */
import type { KeystoneContext } from '@keystone-6/core/types';
import type { ImportBrand } from './import-records.ts';

/** @param now the version that is live; undefined if the page was taken down */
export const overtakenWords = (now: string | undefined): string =>
  now === undefined
    ? 'somebody took it down during the push, so visitors cannot see it: push again to publish it'
    : 'somebody published it during the push, so visitors see their version: push again to replace it';

/** The versions that visitors saw before anything of the import was written. */
export interface LiveBefore {
  readonly frame: string | undefined;
  /** Versions, by the id of their page. */
  readonly pages: ReadonlyMap<string, string>;
}

export async function liveBefore(
  context: KeystoneContext,
  { id }: ImportBrand,
): Promise<LiveBefore> {
  const { query } = context.sudo();
  const pages = await query.Page.findMany({
    where: { brand: { id: { equals: id } }, live: { id: { not: null } } },
    query: 'id live { id }',
  });
  const live = pages.map((page) => [String(page.id), String(page.live.id)] as const);
  return { frame: await liveFrame(context, id), pages: new Map(live) };
}

export async function liveFrame(context: KeystoneContext, id: string): Promise<string | undefined> {
  const brand = await context.sudo().query.Brand.findOne({
    where: { id },
    query: 'frameLive { id }',
  });
  return brand?.frameLive?.id;
}
