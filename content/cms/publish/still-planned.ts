/** A page's planned time: only future ones are accepted, and one can be checked again and forgotten. */
import type { KeystoneContext } from '@keystone-6/core/types';
import type { Writing } from '../access/writing.types.ts';

export interface PlannedTime {
  readonly field: 'publishAt' | 'unpublishAt';
  /** In ms since 1970. */
  readonly at: number;
}

/** False once a publisher has removed or changed it, or it was carried out. */
export async function isStillPlanned(
  context: KeystoneContext,
  id: string,
  { field, at }: PlannedTime,
): Promise<boolean> {
  const page = await context.sudo().query.Page.findOne({ where: { id }, query: field });
  return timeOf(page?.[field]) === at;
}

/** Does nothing if a publisher has planned another time meanwhile. */
export async function forgetTime(
  context: KeystoneContext,
  id: string,
  planned: PlannedTime,
): Promise<void> {
  if (!(await isStillPlanned(context, id, planned))) return;
  await context.sudo().db.Page.updateOne({ where: { id }, data: { [planned.field]: null } });
}

/**
 * For `hooks.validate` of pages: a time in the past, such as one in the wrong year, would be carried out
 * within seconds. One that passed while the CMS was off is still carried out, and the page can be saved with it.
 */
export function onlyToCome({
  item,
  resolvedData,
  addValidationError,
}: Pick<Writing, 'item' | 'resolvedData' | 'addValidationError'>): void {
  const before: Readonly<Record<string, unknown>> = { ...item };
  for (const [field, button] of Object.entries(buttons)) {
    const at = timeOf(resolvedData?.[field]);
    if (at > Date.now() || Number.isNaN(at) || at === timeOf(before[field])) continue;
    const instead = `choose a time in the future, or leave it empty and press ${button}`;
    addValidationError(`“${button} at” is in the past: ${instead}`);
  }
}

/** The buttons that do the same at once. */
const buttons: Readonly<Record<PlannedTime['field'], string>> = {
  publishAt: 'Publish',
  unpublishAt: 'Take down',
};

/** @returns NaN where none is planned */
export const timeOf = (planned: unknown): number => Date.parse(String(planned ?? ''));
