/** Checks that a page stays where a publisher put it: a live one at its path and brand, a planned one in its brand. */
import type { KeystoneContext } from '@keystone-6/core/types';
import type { PrismaClient } from '../.generated/prisma/client.ts';
import { brandGiven } from '../access/own-brand.ts';
import { mayPublish } from '../access/rules.ts';
import type { Writing } from '../access/writing.types.ts';
import { refused } from '../refused.ts';
import { tablesOf } from '../typed-tables.ts';
import type { PageRecord } from './freeze.ts';

/** For `hooks.validate` of pages: moving or deleting a live one would take it down without a publication. */
export async function stayWhileLive(args: Writing): Promise<void> {
  const { operation, item, resolvedData, context, addValidationError } = args;
  const page = (item ?? {}) as { liveId?: string | null; path?: string; brandId?: string | null };
  if (!page.liveId) return;
  if (operation === 'delete') {
    addValidationError('Visitors see this page: take it down before it is deleted');
    return;
  }
  const path = resolvedData?.path ?? page.path;
  const brand = await brandGiven(context, resolvedData);
  if (path !== page.path || (brand && brand.id !== page.brandId)) {
    addValidationError('Visitors see this page: take it down before its path or brand changes');
  }
}

/** For `hooks.validate` of pages: the clock would publish a moved page in a brand that nobody planned it for. */
export async function stayWhilePlanned(args: Writing): Promise<void> {
  const { operation, item, resolvedData, context, addValidationError } = args;
  const page = (item ?? {}) as { publishAt?: unknown; unpublishAt?: unknown; brandId?: unknown };
  if (operation !== 'update' || !(page.publishAt || page.unpublishAt)) return;
  // `ownBrandOnly` checks that the brand is one of the writer's own.
  if (context.__internal.sudo || mayPublish(context)) return;
  const brand = await brandGiven(context, resolvedData);
  if (brand && brand.id !== page.brandId) {
    addValidationError(
      'A time is planned for this page: only a publisher may move it to another brand',
    );
  }
}

const meanwhile =
  'Somebody has published this page meanwhile, or deleted it. Open it again: while visitors see it, its path and brand stay, and it cannot be deleted';
/** Prisma's error code. */
const notFound = 'P2025';

/**
 * For `db.extendPrismaClient`: Keystone writes a save some time after `stayWhileLive` has checked it, and a press
 * of Publish may come in between. So the statement itself finds no live page to delete or to give another key,
 * which is its brand and path.
 */
export function keepLivePages(client: PrismaClient) {
  const inWords = (error: { readonly code?: unknown }): never => {
    throw error.code === notFound ? refused(meanwhile) : error;
  };
  return client.$extends({
    query: {
      page: {
        update: ({ args, query }) => {
          const { key } = args.data;
          if (typeof key !== 'string') return query(args);
          const OR = [{ liveId: null }, { key }];
          return query({ ...args, where: { ...args.where, OR } }).catch(inWords);
        },
        delete: ({ args, query }) =>
          query({ ...args, where: { ...args.where, liveId: null } }).catch(inWords),
      },
    },
  });
}

/**
 * For the transaction that makes a page live, once it has written something: saves take no turns, and one that
 * moves the page after it was read would leave it live at a path that no publication names.
 * @throws Error when it was moved or deleted; a second try finds it where it is
 */
export async function stayInPlace(
  inside: KeystoneContext,
  { id, path, brand }: Pick<PageRecord, 'id' | 'path' | 'brand'>,
): Promise<void> {
  const select = { path: true, brandId: true };
  const now = await tablesOf(inside).page.findUnique({ where: { id }, select });
  if (now?.path === path && now.brandId === brand.id) return;
  throw new Error(`somebody moved or deleted the page at ${path} meanwhile: do this again`);
}
