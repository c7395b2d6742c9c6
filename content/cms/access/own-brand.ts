/** Refuses to put an item into a brand of somebody else: a filter cannot see what is about to be written. */
import type { KeystoneContext } from '@keystone-6/core/types';
import { covers } from './rules.ts';

interface Writing {
  readonly operation: string;
  readonly resolvedData?: Readonly<Record<string, unknown>>;
  readonly context: KeystoneContext;
  addValidationError(message: string): void;
}

/** For `hooks.validate` of a list with a relationship `brand`. */
export async function ownBrandOnly(args: Writing): Promise<void> {
  const { resolvedData, context } = args;
  if (args.operation === 'delete' || isSudo(context)) return;
  const brand = (resolvedData?.brand ?? undefined) as
    | { connect?: { id?: string }; disconnect?: boolean }
    | undefined;
  const id = brand?.connect?.id;
  if (id === undefined && (args.operation === 'create' || brand?.disconnect)) {
    args.addValidationError('Choose the brand that this belongs to');
    return;
  }
  if (id === undefined) return;
  const found = await context.sudo().query.Brand.findOne({ where: { id }, query: 'slug' });
  if (!covers(context.session, found?.slug as string | undefined)) {
    args.addValidationError('This brand is not one of yours: ask an administrator');
  }
}

function isSudo(context: KeystoneContext): boolean {
  return context.__internal.sudo;
}
