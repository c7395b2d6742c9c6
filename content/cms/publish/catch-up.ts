/** After a restore from an older copy: the numbers go on above those that sites have taken over. */
import type { KeystoneContext } from '@keystone-6/core/types';
import { announce, type Change, changeLive } from './publication.ts';
import { inTurn } from './publish-once.ts';

/** No copy is further behind; a site that asks so must not use all numbers up. */
const mostBehind = 1_000_000;

interface Missed {
  readonly paths: readonly string[];
  readonly frame: boolean;
  readonly by: string;
}

/**
 * A site that has seen more than there is took it over before the restore, and takes nothing with such a
 * number again. What was published since this process started it has not seen: that is published anew.
 * @param slug of the brand
 * @param seen the number of the site's last publication
 */
export async function catchUp(context: KeystoneContext, slug: string, seen: number): Promise<void> {
  if (!(await isBehind(context, slug, seen))) return;
  await inTurn(context, `numbers of ${slug}`, async () => {
    if (!(await isBehind(context, slug, seen))) return false;
    await context.sudo().prisma
      .$executeRaw`UPDATE sqlite_sequence SET seq = ${seen} WHERE name = 'Publication' AND seq < ${seen}`;
    await publishMissed(context, slug);
    return true;
  });
}

async function isBehind(context: KeystoneContext, slug: string, seen: number): Promise<boolean> {
  const [newest] = await context.sudo().query.Publication.findMany({
    where: { brand: { slug: { equals: slug } } },
    orderBy: { id: 'desc' },
    take: 1,
    query: 'id',
  });
  if (!newest) return false;
  const behind = seen - Number(newest.id);
  return behind > 0 && behind <= mostBehind;
}

async function publishMissed(context: KeystoneContext, slug: string): Promise<void> {
  const { query } = context.sudo();
  const started = new Date(performance.timeOrigin).toISOString();
  const missed = (await query.Publication.findMany({
    where: { brand: { slug: { equals: slug } }, at: { gte: started } },
    orderBy: { id: 'desc' },
    query: 'paths frame by',
  })) as unknown as readonly Missed[];
  const [last] = missed;
  const brand = await query.Brand.findOne({ where: { slug }, query: 'id slug origins' });
  if (!last || !brand) return;
  const change: Change = {
    brand: brand as unknown as Change['brand'],
    action: 'publish',
    paths: [...new Set(missed.flatMap(({ paths }) => paths))].sort(),
    frame: missed.some(({ frame }) => frame),
  };
  const person = { name: last.by, role: 'admin', brands: [] };
  const theirs = context.withSession({ listKey: 'User', itemId: 'catch-up', data: person });
  const number = await changeLive(theirs, change, async () => undefined);
  void announce(theirs, change, number);
}
