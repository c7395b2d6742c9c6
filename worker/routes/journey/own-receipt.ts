/** The receipt that a visitor's URL names: by a reference that only the sender was told. */

import { isReference } from '../../../domain/leads/reference.ts';
import type { AppContext } from '../../context.ts';
import type { Receipt } from '../../leads/outbox/outbox.types.ts';

/** null: no reference, or nobody's of this brand. */
export async function ownReceipt(c: AppContext): Promise<Receipt | null> {
  const reference = c.req.query('ref') ?? '';
  if (!isReference(reference)) return null;
  return c.get('ports').outbox.findReceipt(c.get('brand').slug, reference);
}
