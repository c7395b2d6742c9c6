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
 * @param others the other databases of the index
 * @returns false if it was there and live already
 */
export async function loadRelease(
  db: D1Database,
  release: Release,
  ...others: readonly D1Database[]
): Promise<boolean> {
  const [before, beside] = await Promise.all([releaseIn(db), Promise.all(others.map(releaseIn))]);
  const turn = before?.turn ?? 0;
  const turnBeside = Math.max(0, ...beside.map((one) => one?.turn ?? 0));
  const isThere = before?.id === release.id;
  if (isThere && turn > turnBeside) return false;
  const statements = isThere ? [] : await statementsOf(release);
  const next = Math.max(turn, turnBeside) + 1;
  await db.batch([
    ...statements.map((statement) => prepared(db, statement)),
    db.prepare(switchStatement.sql).bind(next, new Date().toISOString()),
  ]);
  return true;
}

async function statementsOf(release: Release): Promise<LoadStatement[]> {
  const addresses = inLists(release.addresses, addressesInList);
  const statements: LoadStatement[] = [];
  for await (const part of loadParts({ ...release, addresses }, { chunkBytes: boundBytes })) {
    statements.push(...part.statements);
  }
  return statements;
}
