/** Publishes and takes down pages at the minute that a publisher chose. */
import type { KeystoneContext } from '@keystone-6/core/types';
import { isRefusal } from './refused.ts';

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

type Planned = 'publishAt' | 'unpublishAt';
const mutations = { publishAt: 'publishPage', unpublishAt: 'unpublishPage' } as const;

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
    const at = (planned: Planned) => Date.parse(String(page[planned] ?? ''));
    const times = (['publishAt', 'unpublishAt'] as const)
      .filter((planned) => at(planned) <= now.getTime())
      // Of two that were missed, the later one is what was planned for now.
      .sort((one, other) => at(one) - at(other));
    for (const planned of times) {
      if (!(await isSettled(context, mutations[planned], String(page.id)))) break;
      await forget(context, String(page.id), planned, at(planned));
    }
  }
  return pages.length;
}

/**
 * The clock acts in the name of whoever set the time, who was a publisher of the brand.
 * @returns false: to be tried again
 */
async function isSettled(context: KeystoneContext, name: string, id: string): Promise<boolean> {
  const clock = context.withSession({
    listKey: 'User',
    itemId: 'clock',
    data: { name: 'the clock', role: 'admin', brands: [] },
  });
  try {
    await clock.graphql.run({
      query: `mutation ($id: ID!) { ${name}(where: { id: $id }) { id } }`,
      variables: { id },
    });
    return true;
  } catch (error) {
    complain(`${name} ${id}: ${String(error).split('\n').at(-1)}`);
    return isRefusal(error);
  }
}

/** Unless a publisher has planned another time meanwhile. */
async function forget(context: KeystoneContext, id: string, planned: Planned, at: number) {
  const page = await context.sudo().query.Page.findOne({ where: { id }, query: planned });
  if (Date.parse(String(page?.[planned] ?? '')) !== at) return;
  await context.sudo().db.Page.updateOne({ where: { id }, data: { [planned]: null } });
}

function complain(line: string): void {
  process.stderr.write(`schedule: ${line}\n`);
}
