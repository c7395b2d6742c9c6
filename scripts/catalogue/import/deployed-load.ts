/** A load of energy plans into a deployed database through wrangler: plans as SQL files, everything else as queries. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { batch, statement } from '../../../worker/leads/sql.ts';
import { givenUp } from '../../../worker/ports/plans/energy/energy-load.ts';
import {
  beginStatements,
  dropStatements,
  newRelease,
  oldReleases,
  putStatements,
  switchStatements,
} from '../../../worker/ports/plans/energy/energy-load-statements.ts';
import { energyRows } from '../../../worker/ports/plans/energy/energy-rows.ts';
import {
  type LiveEnergy,
  liveStatement,
} from '../../../worker/ports/plans/energy/energy-statements.ts';
import type { LoadStatement } from '../../../worker/ports/statement.ts';
import { type Target, wranglerSql } from '../../leads/wrangler-sql.ts';
import { runQuietly } from '../../site/run-tool.ts';
import { sqlFile } from '../sql-file.ts';
import type { PlanLoad } from './plan-load.types.ts';

/** D1 limits a statement to 100 kB, with quotes doubled. */
const chunkBytes = 60_000;
const loadingOf = "SELECT id, taken FROM energy_release WHERE state = 'loading' AND source = ?1";

interface Releases {
  readonly loading: { readonly id: string; readonly taken: number } | undefined;
  readonly live: LiveEnergy | undefined;
}

/**
 * Runs statements from a file, all or none. "Imports block the D1 for their duration":
 * https://developers.cloudflare.com/api/resources/d1/subresources/database/methods/import/
 * @param target the database and where it is, as wrangler names them
 */
export async function executeFile(
  target: Target,
  statements: readonly LoadStatement[],
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'catalogue-sql-'));
  try {
    const file = join(folder, 'load.sql');
    writeFileSync(file, sqlFile(statements));
    await runQuietly('wrangler', ['d1', 'execute', ...target, '--yes', '--file', file]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const asQuery = ({ sql, json }: LoadStatement) =>
  statement(sql, ...(json === undefined ? [] : [json]));

export function deployedLoad(target: Target): PlanLoad {
  const sql = wranglerSql(target);
  const areas = new Set<string>();
  let load: string | undefined;
  const begun = (): string => {
    if (load === undefined) throw new Error('The load has not begun: call begin first');
    return load;
  };
  /** Queries the releases and deletes a batch of old rows in one go, because each start of wrangler takes seconds. */
  const withoutOld = async (source: string): Promise<Releases> => {
    for (;;) {
      const [[old], [loading], [live]] = await batch(sql, [
        statement<{ count: number }>(oldReleases),
        statement<{ id: string; taken: number }>(loadingOf, source),
        statement<LiveEnergy>(liveStatement),
        ...dropStatements.map(asQuery),
      ]);
      if (!old || old.count === 0) return { loading, live };
    }
  };

  return {
    async begin(source) {
      const { loading: known } = await withoutOld(source);
      load = known?.id ?? newRelease();
      areas.clear();
      if (!known) await sql.run(beginStatements(load, source).map(asQuery));
      return { taken: known?.taken ?? 0 };
    },
    async put(entries, position) {
      const rows = await energyRows(begun(), entries, areas);
      await executeFile(target, putStatements(begun(), rows, position, chunkBytes)).catch(givenUp);
    },
    async finish() {
      await sql.run(switchStatements(begun(), new Date().toISOString()).map(asQuery));
      const { live } = await withoutOld('');
      if (live?.id !== load) givenUp(new Error('energy_release.source'));
    },
  };
}
