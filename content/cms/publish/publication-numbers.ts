/** The numbers of publications, which rise with the clock, so that a CMS restored from an older copy repeats none. */
import type { KeystoneContext } from '@keystone-6/core/types';
import { tablesOf } from '../typed-tables.ts';

const since = Date.UTC(2020, 0, 1);

/** Seconds since 2020: publications are rarer than one a second, and GraphQL's `Int` is large enough until 2088. */
export const numberAt = (ms: number): number => Math.floor((ms - since) / 1000);

/**
 * For each start, before anything is published: raises the next number above all earlier ones, including those
 * of a database that was replaced by a copy. Each statement is atomic, since two processes may start at once.
 */
export async function raiseNumbers(context: KeystoneContext): Promise<void> {
  const tables = tablesOf(context);
  const least = numberAt(Date.now());
  // SQLite keeps no sequence for a table that nothing was written to yet.
  await tables.$executeRaw`INSERT INTO sqlite_sequence (name, seq) SELECT 'Publication', 0
    WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'Publication')`;
  await tables.$executeRaw`UPDATE sqlite_sequence SET seq = ${least}
    WHERE name = 'Publication' AND seq < ${least}`;
}
