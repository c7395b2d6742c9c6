/** The check that an item is put into one of the writer's own brands: a filter cannot see a write in advance. */
import type { KeystoneContext } from '@keystone-6/core/types';
import { covers } from './rules.ts';
import type { Writing } from './writing.types.ts';

interface BrandGiven {
  readonly id: string;
  readonly slug: string;
}

/** For `hooks.validate` of a list with a relationship `brand`. */
export async function ownBrandOnly(args: Writing): Promise<void> {
  const { resolvedData, context, operation } = args;
  if (operation === 'delete' || context.__internal.sudo) return;
  const written = resolvedData?.brand ?? undefined;
  if (written === undefined && operation !== 'create') return;
  const brand = await brandGiven(context, resolvedData);
  if (!brand) {
    args.addValidationError('Choose the brand that this belongs to');
  } else if (!covers(context.session, brand.slug)) {
    args.addValidationError('This brand is not one of yours: ask an administrator');
  }
}

/** The brand that a write names, by its id or by its slug; undefined when it names none. */
export async function brandGiven(
  context: KeystoneContext,
  resolvedData: Readonly<Record<string, unknown>> | undefined,
): Promise<BrandGiven | undefined> {
  const { connect } = (resolvedData?.brand ?? {}) as { connect?: Record<string, string> };
  if (!connect) return undefined;
  const found = await context.sudo().db.Brand.findOne({ where: connect });
  return found ? { id: String(found.id), slug: String(found.slug) } : undefined;
}
