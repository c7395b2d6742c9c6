/** Publishes and takes down pages at the minute that a publisher chose. */
import type { KeystoneContext } from '@keystone-6/core/types';
import { isRefusal } from '../refused.ts';
import { acts, press } from './page-actions.ts';
import { forgetTime, type PlannedTime, timeOf } from './still-planned.ts';

const everyMs = 10_000;

/** Looks for due pages until the process ends. */
export function startSchedule(context: KeystoneContext): void {
  let isBusy = false;
  setInterval(() => {
    // A site that is slow to answer must not have its pages published twice.
    if (isBusy) return;
    isBusy = true;
    runDue(context)
      .catch((error: unknown) => complain(String(error)))
      .finally(() => {
        isBusy = false;
      });
  }, everyMs).unref();
}

/**
 * A time is forgotten once it was carried out or refused. Whatever else stops it, such as a locked
 * database or the end of the process, leaves it for the next look.
 * @param now for tests
 */
export async function runDue(context: KeystoneContext, now = new Date()): Promise<number> {
  const due = { not: null, lte: now.toISOString() };
  const pages = await context.sudo().query.Page.findMany({
    where: { OR: [{ publishAt: due }, { unpublishAt: due }] },
    query: 'id publishAt unpublishAt',
  });
  for (const page of pages) {
    const times = (['publishAt', 'unpublishAt'] as const)
      .map((field) => ({ field, at: timeOf(page[field]) }))
      .filter(({ at }) => at <= now.getTime())
      // Of two that were missed, the later one is what was planned for now.
      .sort((one, other) => one.at - other.at);
    for (const planned of times) {
      if (!(await isSettled(context, String(page.id), planned))) break;
      await forgetTime(context, String(page.id), planned);
    }
  }
  return pages.length;
}

/**
 * The clock acts in the name of whoever set the time, who was a publisher of the brand.
 * @returns false: to be tried again
 */
async function isSettled(
  context: KeystoneContext,
  id: string,
  planned: PlannedTime,
): Promise<boolean> {
  const clock = context.withSession({
    listKey: 'User',
    itemId: 'clock',
    data: { name: 'the clock', role: 'admin', brands: [] },
  });
  try {
    await press(clock, { id }, acts[planned.field], planned);
    return true;
  } catch (error) {
    complain(`${planned.field} ${id}: ${String(error).split('\n').at(-1)}`);
    return isRefusal(error);
  }
}

function complain(line: string): void {
  process.stderr.write(`schedule: ${line}\n`);
}
