/** A live page stays where visitors find it: moving or deleting it would take it down without a publication. */
import type { KeystoneContext } from '@keystone-6/core/types';
import { brandGiven } from '../access/own-brand.ts';

interface Writing {
  readonly operation: string;
  readonly item?: object;
  readonly resolvedData?: Readonly<Record<string, unknown>>;
  readonly context: KeystoneContext;
  addValidationError(message: string): void;
}

/** For `hooks.validate` of pages. */
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
