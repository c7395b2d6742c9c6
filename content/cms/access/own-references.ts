/** The check that a document refers only to the writer's own brands' pictures and pages, which the page would show. */
import type { KeystoneContext } from '@keystone-6/core/types';
import type { Writing } from './writing.types.ts';

/** For `hooks.validate` of a list with a document. @param field the document's name */
export async function ownReferencesOnly(args: Writing, field: 'document' | 'frame'): Promise<void> {
  const { context, resolvedData } = args;
  if (args.operation === 'delete' || context.__internal.sudo) return;
  const ids = [...referencesIn(resolvedData?.[field])];
  if (ids.length === 0) return;
  const visible = await known(context, ids);
  const all = await known(context.sudo(), ids);
  if (all.size > visible.size) {
    args.addValidationError(
      'A picture or a page in it belongs to a brand that is not yours: choose another',
    );
  }
}

async function known(
  { query }: KeystoneContext,
  ids: readonly string[],
): Promise<ReadonlySet<unknown>> {
  const where = { id: { in: [...ids] } };
  const pictures = await query.Media.findMany({ where, query: 'id' });
  const pages = await query.Page.findMany({ where, query: 'id' });
  return new Set([...pictures, ...pages].map(({ id }) => id));
}

/** Walks without recursion, since the sender decides how deep a document is. */
function referencesIn(document: unknown): ReadonlySet<string> {
  const ids = new Set<string>();
  const open = [document];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null) continue;
    if ('id' in value && typeof value.id === 'string') ids.add(value.id);
    for (const inner of Object.values(value)) open.push(inner);
  }
  return ids;
}
