/** The target of an import: the database on this machine, or of a deployed stage. */
import type { D1Database } from '@cloudflare/workers-types';
import type { Catalogue } from '../../../domain/plans/catalogue.ts';
import { d1Sql, type Sql } from '../../../worker/leads/sql.ts';
import { d1LoadPlace } from '../../../worker/ports/plans/energy/d1-load-place.ts';
import { energyLoad } from '../../../worker/ports/plans/energy/energy-load.ts';
import { loadCatalogue, loadStatements } from '../../../worker/ports/plans/load-catalogue.ts';
import { withLocalDatabases } from '../../databases/local-databases.ts';
import { wranglerSql } from '../../leads/wrangler-sql.ts';
import { deployedLoad, executeFile } from './deployed-load.ts';
import type { PlanLoad } from './plan-load.types.ts';

export interface ImportTarget {
  /** `on this machine`, `on <brand>-<stage>`. */
  readonly name: string;
  /** Queries what is live there. */
  readonly sql: Sql;
  readonly energy: PlanLoad;
  /** Plans per put. */
  readonly batch: number;
  /** Replaces all products but energy. */
  loadOthers(catalogue: Catalogue): Promise<void>;
}

/** @param stage an environment in wrangler.toml; undefined for this machine */
export function withImportTarget<T>(
  stage: string | undefined,
  work: (target: ImportTarget) => Promise<T>,
): Promise<T> {
  if (stage !== undefined) return work(deployedTarget(stage));
  return withLocalDatabases(({ CATALOGUE_DB }) => work(localTarget(CATALOGUE_DB)));
}

export function localTarget(db: D1Database): ImportTarget {
  return {
    name: 'on this machine',
    sql: d1Sql(db),
    energy: energyLoad(d1LoadPlace(db)),
    batch: 500,
    loadOthers: async (catalogue) => {
      await loadCatalogue(db, catalogue);
    },
  };
}

function deployedTarget(stage: string): ImportTarget {
  const target = ['CATALOGUE_DB', '--env', stage, '--remote'];
  return {
    name: `on ${stage}`,
    sql: wranglerSql(target),
    energy: deployedLoad(target),
    // The database blocks while it imports a file, and the journal of deliveries, which is in it too, waits only
    // 2 s. So files are about 0.7 MB: SQLite takes 20 ms for one on a laptop, and D1 may be fifty times slower.
    batch: 200,
    loadOthers: async (catalogue) => executeFile(target, await loadStatements(catalogue)),
  };
}
