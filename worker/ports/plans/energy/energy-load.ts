/** Loads energy plans into D1 alongside the live ones, in batches, and resumes an interrupted load. */
import type { D1Database } from '@cloudflare/workers-types';
import { type LoadStatement, prepared } from '../../statement.ts';
import {
  beginStatements,
  dropStatements,
  newRelease,
  oldReleases,
  putStatements,
  switchStatements,
} from './energy-load-statements.ts';
import { type EnergyEntry, energyRows } from './energy-rows.ts';
import { type LiveEnergy, liveStatement } from './energy-statements.ts';

export interface EnergyLoad {
  /**
   * Resumes an interrupted load of the same source, or begins a new one.
   * @param source the same for two loads that read the same plans
   * @returns the load's id, and the position of its last batch
   */
  begin(source: string): Promise<{ readonly load: string; readonly taken: number }>;
  /**
   * Puts a batch, in full or not at all. If plans share an id, the last one counts.
   * @param position the load's position in the source after this batch
   */
  put(entries: readonly EnergyEntry[], position: number): Promise<void>;
  /** Makes the load live, and deletes the release before it. */
  finish(): Promise<void>;
}

/** D1 takes 2 MB per bound value. */
const boundBytes = 1_000_000;

export function energyLoad(db: D1Database, now: () => Date = () => new Date()): EnergyLoad {
  const areas = new Set<string>();
  let load: string | undefined;
  const begun = (): string => {
    if (load === undefined) throw new Error('The load has not begun: call begin first');
    return load;
  };

  return {
    async begin(source) {
      await dropOld(db);
      const known = await db
        .prepare("SELECT id, taken FROM energy_release WHERE state = 'loading' AND source = ?1")
        .bind(source)
        .first<{ id: string; taken: number }>();
      load = known?.id ?? newRelease();
      areas.clear();
      if (!known) await run(db, beginStatements(load, source));
      return { load, taken: known?.taken ?? 0 };
    },

    async put(entries, position) {
      const rows = await energyRows(begun(), entries, areas);
      await run(db, putStatements(begun(), rows, position, boundBytes)).catch(givenUp);
    },

    async finish() {
      await run(db, switchStatements(begun(), now().toISOString()));
      const live = await liveEnergy(db);
      if (live?.id !== load) givenUp(new Error('energy_release.source'));
      await dropOld(db);
    },
  };
}

/** Null while nothing is loaded. */
export function liveEnergy(db: D1Database): Promise<LiveEnergy | null> {
  return db.prepare(liveStatement).first<LiveEnergy>();
}

async function dropOld(db: D1Database): Promise<void> {
  const left = async () => (await db.prepare(oldReleases).first<{ count: number }>())?.count ?? 0;
  while ((await left()) > 0) await run(db, dropStatements);
}

/** One transaction. */
async function run(db: D1Database, statements: readonly LoadStatement[]): Promise<void> {
  await db.batch(statements.map((one) => prepared(db, one)));
}

/** Explains why a batch was refused: `source` is null once the load was given up. @throws Error always */
export function givenUp(cause: unknown): never {
  if (!(cause instanceof Error) || !cause.message.includes('energy_release.source')) throw cause;
  throw new Error('Another load of energy plans has replaced this one: import again', {
    cause,
  });
}
