/** A deployed brand's leads through `wrangler d1 execute`, one transaction per call. */
import * as v from 'valibot';
import type { Row, Sql } from '../../worker/leads/sql.ts';
import { runWrangler, type Wrangler } from '../site/run-wrangler.ts';
import { inlined } from './literal.ts';

/** Arguments for wrangler that name the database, its environment and where it is. */
export type Target = readonly string[];

export function remoteTarget(brand: string, stage: string): Target {
  const name = `${brand}-${stage}`;
  return [`kurrajong-leads-${name}`, '--env', name, '--remote'];
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

/** The error holds what a failed run printed, but not the command, which may name a person. */
async function execute(wrangler: Wrangler, args: readonly string[]): Promise<string> {
  const { code, output, errors } = await wrangler(['d1', 'execute', ...args]);
  if (code === 0) return output;
  throw new Error(`wrangler d1 execute failed:\n${reasonOf(output) || errors.trim()}`);
}

const note = v.object({ text: v.string() });
const failure = v.object({
  error: v.object({ text: v.string(), notes: v.optional(v.nullable(v.array(note))) }),
});

/** With `--json`, wrangler prints an error as an object on standard output; why the API said no is in its notes. */
function reasonOf(output: string): string {
  try {
    const result = v.safeParse(failure, JSON.parse(output));
    if (!result.success) return output.trim();
    const { text, notes } = result.output.error;
    return [text, ...(notes ?? []).map((one) => one.text)].join(' ');
  } catch {
    return output.trim();
  }
}
