/** Loads a release that fits into memory, in full or not at all: the sample, and releases that tests make. */
import type { D1Database } from '@cloudflare/workers-types';
import { type LoadStatement, prepared } from '../../statement.ts';
import { releaseIn, switchStatement } from '../releases.ts';
import { inLists, loadParts } from './load-parts.ts';
import type { Release } from './release.ts';

/** D1 takes 2 MB per bound value. */
const boundBytes = 1_000_000;
const addressesInList = 20_000;

/**
 * Replaces the release in the database, unless it has the same id, and switches to the new one. This is one
 * transaction, so an interrupted load leaves the old release and a reader never sees half of a new one.
 * @returns true if it was replaced
 */
export async function loadRelease(db: D1Database, release: Release): Promise<boolean> {
  const before = await releaseIn(db);
  if (before?.id === release.id) return false;
  const addresses = inLists(release.addresses, addressesInList);
  const statements: LoadStatement[] = [];
  for await (const part of loadParts({ ...release, addresses }, { chunkBytes: boundBytes })) {
    statements.push(...part.statements);
  }
  const turn = (before?.turn ?? 0) + 1;
  await db.batch([
    ...statements.map((statement) => prepared(db, statement)),
    db.prepare(switchStatement.sql).bind(turn, new Date().toISOString()),
  ]);
  return true;
}
