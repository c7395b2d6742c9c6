/** A load of energy plans into a deployed database through wrangler: plans as SQL files, everything else as queries. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { batch, statement } from '../../../worker/leads/sql.ts';
import {
  energyLoad,
  type LoadPlace,
  loadingStatement,
} from '../../../worker/ports/plans/energy/energy-load.ts';
import {
  dropStatements,
  oldReleases,
} from '../../../worker/ports/plans/energy/energy-load-statements.ts';
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
  return energyLoad(deployedPlace(target));
}

function deployedPlace(target: Target): LoadPlace {
  const sql = wranglerSql(target);
  return {
    chunkBytes,
    async run(statements) {
      await sql.run(statements.map(asQuery));
    },
    put: (statements) => executeFile(target, statements),
    /** All in one go, because each start of wrangler takes seconds. */
    async releases(source) {
      for (;;) {
        const [[old], [loading], [live]] = await batch(sql, [
          statement<{ count: number }>(oldReleases),
          statement<{ id: string; taken: number }>(loadingStatement, source),
          statement<LiveEnergy>(liveStatement),
          ...dropStatements.map(asQuery),
        ]);
        if (!old || old.count === 0) return { loading, live };
      }
    },
  };
}
