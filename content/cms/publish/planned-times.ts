/** Publishes and takes down pages at the minute that a publisher chose. */
import type { KeystoneContext } from '@keystone-6/core/types';

const everyMs = 10_000;

/** Looks for due pages until the process ends; a page that is refused is not tried again. */
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

/** @param now for tests */
export async function runDue(context: KeystoneContext, now = new Date()): Promise<number> {
  const due = { not: null, lte: now.toISOString() };
  const pages = await context.sudo().query.Page.findMany({
    where: { OR: [{ publishAt: due }, { unpublishAt: due }] },
    query: 'id publishAt unpublishAt',
  });
  for (const { id, publishAt, unpublishAt } of pages) {
    const down = unpublishAt !== null && new Date(unpublishAt) <= now;
    const up = publishAt !== null && new Date(publishAt) <= now;
    await context.sudo().db.Page.updateOne({
      where: { id },
      data: { ...(up && { publishAt: null }), ...(down && { unpublishAt: null }) },
    });
    // Of two that were missed, the later one is what was planned for now.
    const isUpLast = up && down && new Date(publishAt) > new Date(unpublishAt);
    if (up && !isUpLast) await act(context, 'publishPage', id);
    if (down) await act(context, 'unpublishPage', id);
    if (isUpLast) await act(context, 'publishPage', id);
  }
  return pages.length;
}

/** The clock acts in the name of whoever set the time, who was a publisher of the brand. */
async function act(context: KeystoneContext, name: string, id: string): Promise<void> {
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
  } catch (error) {
    complain(`${name} ${id}: ${String(error).split('\n').at(-1)}`);
  }
}

function complain(line: string): void {
  process.stderr.write(`schedule: ${line}\n`);
}
