/** A deployed brand's leads through `wrangler d1 execute`, one transaction per call. */
import * as v from 'valibot';
import type { DeployedStage } from '../../domain/brand.ts';
import type { Row, Sql } from '../../worker/leads/sql.ts';
import { deployedName } from '../databases/databases.ts';
import { runWrangler, type Wrangler } from '../site/run-wrangler.ts';
import { refusalOf } from '../site/wrangler-answers.ts';
import { inlined } from './literal.ts';

/** The arguments that tell wrangler the database, its environment and its location. */
export type Target = readonly string[];

export function remoteTarget(brand: string, stage: DeployedStage): Target {
  return [deployedName('LEADS_DB', brand, stage), '--env', `${brand}-${stage}`, '--remote'];
}

const answer = v.array(
  v.object({
    results: v.array(v.record(v.string(), v.union([v.string(), v.number(), v.null()]))),
    success: v.literal(true),
  }),
);

export function wranglerSql(target: Target, wrangler: Wrangler = runWrangler): Sql {
  return {
    async run(statements) {
      const command = statements.map(inlined).join(';\n');
      const output = await execute(wrangler, [...target, '--json', '--command', command]);
      const results = v.parse(answer, JSON.parse(output));
      if (results.length !== statements.length) {
        throw new Error(`wrangler answered ${results.length} of ${statements.length} statements`);
      }
      return results.map((one): readonly Row[] => one.results);
    },
  };
}

/** The error has a failed run's output, but not the command, which may name a person. */
async function execute(wrangler: Wrangler, args: readonly string[]): Promise<string> {
  const answered = await wrangler(['d1', 'execute', ...args]);
  if (answered.code === 0) return answered.output;
  throw new Error(`wrangler d1 execute failed:\n${refusalOf(answered)}`);
}
