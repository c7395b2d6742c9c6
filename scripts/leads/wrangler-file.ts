/** Writes into a deployed brand's leads by file: no other user of the machine sees it, and no limit of a command line counts. */
import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sql } from '../../worker/leads/sql.ts';
import { runWrangler, type Wrangler } from '../site/run-wrangler.ts';
import { inlined } from './literal.ts';
import { inPrivateFolder, removeLeftFolders } from './private-folder.ts';
import type { Target } from './wrangler-sql.ts';

/** Runs statements whole or not at all, and gives no rows. */
export function wranglerFile(target: Target, wrangler: Wrangler = runWrangler): Sql {
  removeLeftFolders();
  return {
    run: (statements) =>
      inPrivateFolder(async (folder) => {
        const file = join(folder, 'statements.sql');
        // One by one: all of them may be longer than a text can be.
        writeFileSync(file, '', { mode: 0o600 });
        for (const one of statements) appendFileSync(file, `${inlined(one)};\n`);
        const args = ['d1', 'execute', ...target, '--yes', '--file', file];
        const { code, output, errors } = await wrangler(args);
        if (code !== 0) throw new Error(`wrangler d1 execute failed:\n${output}${errors}`);
        return statements.map(() => []);
      }),
  };
}
