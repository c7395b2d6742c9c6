/** The schedule that publishes and takes down pages at the minute a publisher chose. */
import type { KeystoneContext } from '@keystone-6/core/types';
import { isRefusal } from '../refused.ts';
import { acts, type CallLater, press } from './page-actions.ts';
import { forgetTime, type PlannedTime, timeOf } from './still-planned.ts';

const everyMs = 10_000;

/** Looks for due pages until the process ends. */
export function startSchedule(context: KeystoneContext): void {
  let isBusy = false;
  setInterval(() => {
    // While a page waits for its turn, it must not be published a second time.
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
 * The earliest first, so that of a page's two times the later one decides how it is now. A time is forgotten
 * once it was carried out or refused. If anything else stops it, such as a locked database or the end of the
 * process, it is tried again, and so are the page's later times.
 */
async function runDue(context: KeystoneContext): Promise<void> {
  const blocked = new Set<string>();
  for (const { id, ...planned } of await dueTimes(context)) {
    if (blocked.has(id)) continue;
    if (await isSettled(context, id, planned)) await forgetTime(context, id, planned);
    else blocked.add(id);
  }
}

async function dueTimes(
  context: KeystoneContext,
): Promise<readonly (PlannedTime & { readonly id: string })[]> {
  const now = new Date();
  const due = { not: null, lte: now.toISOString() };
  const pages = await context.sudo().query.Page.findMany({
    where: { OR: [{ publishAt: due }, { unpublishAt: due }] },
    query: 'id publishAt unpublishAt',
  });
  return pages
    .flatMap((page) =>
      (['publishAt', 'unpublishAt'] as const).map((field) => ({
        id: String(page.id),
        field,
        at: timeOf(page[field]),
      })),
    )
    .filter(({ at }) => at <= now.getTime())
    .sort((one, other) => one.at - other.at);
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
    await press(clock, { id }, acts[planned.field], { ...planned, callLater });
    return true;
  } catch (error) {
    complain(`${planned.field} ${id}: ${String(error).split('\n').at(-1)}`);
    return isRefusal(error);
  }
}

/** By brand: the end of its last call. */
const calls = new Map<string, Promise<void>>();

/**
 * Many pages may be due at one minute, so the next does not wait for the sites' reports on the last. A brand's
 * calls wait for each other: a site takes over everything at once, and two such runs would get in each other's way.
 */
const callLater: CallLater = (brand, call) => {
  calls.set(brand, (calls.get(brand) ?? Promise.resolve()).then(call));
};

function complain(line: string): void {
  process.stderr.write(`schedule: ${line}\n`);
}
