/** The refusal, in words, of a second page at one path of a brand: the database would only say that a key is taken. */
import type { Writing } from '../access/writing.types.ts';

/** For `hooks.validate` of pages. It queries as the writer, who must not find out the paths of other brands. */
export async function ownPathOnly(args: Writing): Promise<void> {
  const { item, resolvedData, context, addValidationError } = args;
  const key = resolvedData?.key;
  const { id, key: before } = (item ?? {}) as { id?: unknown; key?: unknown };
  if (args.operation === 'delete' || typeof key !== 'string' || key === before) return;
  const taken = await context.query.Page.findOne({ where: { key }, query: 'id' });
  if (taken && taken.id !== id) addValidationError('Another page of this brand has this path');
}
