/** Checks that a page stays where a publisher put it: a live one at its path and brand, a planned one in its brand. */
import type { KeystoneContext } from '@keystone-6/core/types';
import { brandGiven } from '../access/own-brand.ts';
import { mayPublish } from '../access/rules.ts';

/** The arguments of a page's `hooks.validate`. */
export interface PageWriting {
  readonly operation: string;
  readonly item?: object;
  readonly resolvedData?: Readonly<Record<string, unknown>>;
  readonly context: KeystoneContext;
  addValidationError(message: string): void;
}

/** For `hooks.validate` of pages: moving or deleting a live one would take it down without a publication. */
export async function stayWhileLive(args: PageWriting): Promise<void> {
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
export async function stayWhilePlanned(args: PageWriting): Promise<void> {
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
