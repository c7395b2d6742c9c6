/** The schedule that publishes and takes down pages at the minute a publisher chose. */
import type { KeystoneContext } from '@keystone-6/core/types';
import { isRefusal } from '../refused.ts';
import { acts, press } from './page-actions.ts';
import { forgetTime, type PlannedTime, timeOf } from './still-planned.ts';

const everyMs = 10_000;

/** Looks for due pages until the process ends. */
export function startSchedule(context: KeystoneContext): void {
  let isBusy = false;
  setInterval(() => {
    // While a slow site answers, its pages must not be published a second time.
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
 * A time is forgotten once it was carried out or refused. If anything else stops it, such as a locked
 * database or the end of the process, it is tried again.
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
      // If both were missed, the later one decides how the page should be now.
      .sort((one, other) => one.at - other.at);
    for (const planned of times) {
      if (!(await isSettled(context, String(page.id), planned))) break;
      await forgetTime(context, String(page.id), planned);
    }
  }
  return pages.length;
}

/**
 * The clock may do everything, because a publisher of the brand set the time.
 * @returns false if it must be tried again
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
