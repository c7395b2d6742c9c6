/** One planned time of a page: taking only one to come, whether it still stands, and forgetting it. */
import type { KeystoneContext } from '@keystone-6/core/types';
import type { PageWriting } from './live-page.ts';

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

/**
 * For `hooks.validate` of pages: a time in the past, such as one of the wrong year, would be carried out
 * within seconds. One that passed while the CMS was off still is, and the page can be saved with it.
 */
export function onlyToCome({
  item,
  resolvedData,
  addValidationError,
}: Pick<PageWriting, 'item' | 'resolvedData' | 'addValidationError'>): void {
  const before: Readonly<Record<string, unknown>> = { ...item };
  for (const [field, button] of Object.entries(buttons)) {
    const at = timeOf(resolvedData?.[field]);
    if (at > Date.now() || Number.isNaN(at) || at === timeOf(before[field])) continue;
    const instead = `choose a time to come, or leave it empty and press ${button}`;
    addValidationError(`“${button} at” is in the past: ${instead}`);
  }
}

/** What does the same at once. */
const buttons: Readonly<Record<PlannedTime['field'], string>> = {
  publishAt: 'Publish',
  unpublishAt: 'Take down',
};

/** @returns NaN where none is planned */
export const timeOf = (planned: unknown): number => Date.parse(String(planned ?? ''));
