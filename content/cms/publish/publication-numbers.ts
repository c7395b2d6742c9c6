/** The numbers of publications climb with the clock: a CMS restored from an older copy gives none a second time. */
import type { KeystoneContext } from '@keystone-6/core/types';

const since = Date.UTC(2020, 0, 1);

/** Seconds since 2020: nobody publishes more than once in each, and GraphQL's `Int` holds them until 2088. */
export const numberAt = (ms: number): number => Math.floor((ms - since) / 1000);

/**
 * At each start, before anything is published: the next number is above those that were given before, also
 * by the database in whose place a copy was put. Each statement is whole, since two processes may start at once.
 */
export async function raiseNumbers(context: KeystoneContext): Promise<void> {
  const { prisma } = context.sudo();
  const least = numberAt(Date.now());
  // SQLite keeps no count of a table that nothing was written into yet.
  await prisma.$executeRaw`INSERT INTO sqlite_sequence (name, seq) SELECT 'Publication', 0
    WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'Publication')`;
  await prisma.$executeRaw`UPDATE sqlite_sequence SET seq = ${least}
    WHERE name = 'Publication' AND seq < ${least}`;
}
