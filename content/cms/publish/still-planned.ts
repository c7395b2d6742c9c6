/** One planned time of a page: whether it still stands, and forgetting it. */
import type { KeystoneContext } from '@keystone-6/core/types';

export interface PlannedTime {
  readonly field: 'publishAt' | 'unpublishAt';
  /** In ms since 1970. */
  readonly at: number;
}

/** False once a publisher has taken it back or chosen another, or it was carried out. */
export async function isStillPlanned(
  context: KeystoneContext,
  id: string,
  { field, at }: PlannedTime,
): Promise<boolean> {
  const page = await context.sudo().query.Page.findOne({ where: { id }, query: field });
  return timeOf(page?.[field]) === at;
}

/** Unless a publisher has planned another time meanwhile. */
export async function forgetTime(
  context: KeystoneContext,
  id: string,
  planned: PlannedTime,
): Promise<void> {
  if (!(await isStillPlanned(context, id, planned))) return;
  await context.sudo().db.Page.updateOne({ where: { id }, data: { [planned.field]: null } });
}

/** @returns NaN where none is planned */
export const timeOf = (planned: unknown): number => Date.parse(String(planned ?? ''));
