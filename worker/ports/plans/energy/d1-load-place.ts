/** A load's database behind a D1 binding: the one on this machine. */
import type { D1Database } from '@cloudflare/workers-types';
import { type LoadStatement, prepared } from '../../statement.ts';
import { type LoadPlace, loadingStatement } from './energy-load.ts';
import { dropStatements, oldReleases } from './energy-load-statements.ts';
import { type LiveEnergy, liveStatement } from './energy-statements.ts';

/** D1 takes 2 MB per bound value. */
const chunkBytes = 1_000_000;

export function d1LoadPlace(db: D1Database): LoadPlace {
  const run = async (statements: readonly LoadStatement[]) => {
    await db.batch(statements.map((one) => prepared(db, one)));
  };
  const left = async () => (await db.prepare(oldReleases).first<{ count: number }>())?.count ?? 0;
  return {
    chunkBytes,
    run,
    put: run,
    async releases(source) {
      while ((await left()) > 0) await run(dropStatements);
      const loading = db.prepare(loadingStatement).bind(source);
      return {
        loading: (await loading.first<{ id: string; taken: number }>()) ?? undefined,
        live: (await liveEnergy(db)) ?? undefined,
      };
    },
  };
}

/** Null while nothing is loaded. */
export function liveEnergy(db: D1Database): Promise<LiveEnergy | null> {
  return db.prepare(liveStatement).first<LiveEnergy>();
}
