/** Writes to a deployed brand's leads through a file, which other users cannot see and no command-line limit affects. */
import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sql } from '../../worker/leads/sql.ts';
import { runWrangler, type Wrangler } from '../site/run-wrangler.ts';
import { inlined } from './literal.ts';
import { inPrivateFolder, removeLeftFolders } from './private-folder.ts';
import type { Target } from './wrangler-sql.ts';

/** Runs all statements or none, and returns no rows. */
export function wranglerFile(target: Target, wrangler: Wrangler = runWrangler): Sql {
  removeLeftFolders();
  return {
    run: (statements) =>
      inPrivateFolder(async (folder) => {
        const file = join(folder, 'statements.sql');
        // One by one: together they may exceed the longest possible string.
        writeFileSync(file, '', { mode: 0o600 });
        for (const one of statements) appendFileSync(file, `${inlined(one)};\n`);
        const args = ['d1', 'execute', ...target, '--yes', '--file', file];
        const { code, output, errors } = await wrangler(args);
        if (code !== 0) throw new Error(`wrangler d1 execute failed:\n${output}${errors}`);
        return statements.map(() => []);
      }),
  };
}
