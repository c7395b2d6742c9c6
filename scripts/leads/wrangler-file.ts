/** Writes into a deployed brand's leads by file: no other user of the machine sees it, and no limit of a command line counts. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sql } from '../../worker/leads/sql.ts';
import { runWrangler, type Wrangler } from '../site/run-wrangler.ts';
import { inlined } from './literal.ts';
import type { Target } from './wrangler-sql.ts';

/** Runs statements whole or not at all, and gives no rows. */
export function wranglerFile(target: Target, wrangler: Wrangler = runWrangler): Sql {
  return {
    async run(statements) {
      const folder = mkdtempSync(join(tmpdir(), 'kurrajong-leads-'));
      try {
        const file = join(folder, 'statements.sql');
        const text = statements.map((one) => `${inlined(one)};\n`).join('');
        writeFileSync(file, text, { mode: 0o600 });
        const args = ['d1', 'execute', ...target, '--yes', '--file', file];
        const { code, output, errors } = await wrangler(args);
        if (code !== 0) throw new Error(`wrangler d1 execute failed:\n${output}${errors}`);
        return statements.map(() => []);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}
