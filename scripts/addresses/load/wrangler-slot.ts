/** A deployed database of the address index: parts go there as SQL files, each imported whole or not at all. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sqlFile } from '../../catalogue/sql-file.ts';
import { shellWords } from '../../commands/shell-words.ts';
import { type Target, wranglerSql } from '../../leads/wrangler-sql.ts';
import { runWrangler, type Wrangler } from '../../site/run-wrangler.ts';
import { type AddressSlot, asked, type SlotName } from './address-slot.ts';

/** D1 limits a statement to 100 kB, with quotes doubled; it takes some seconds to import a file of this size. */
const limits = { chunkBytes: 60_000, groupBytes: 30_000_000 };

/** The arguments that tell wrangler where the database is: `--env b-s --remote`, or in tests `--local --persist-to …`. */
export function wranglerSlot(
  name: SlotName,
  where: Target,
  wrangler: Wrangler = runWrangler,
): AddressSlot {
  const target = [name, ...where];
  const questions = asked(wranglerSql(target, wrangler));
  return {
    ...questions,
    ...limits,
    name,
    release: async () => {
      try {
        return await questions.release();
      } catch (error) {
        if (!(error as Error).message.includes('no such table')) throw error;
        const command = shellWords(['wrangler', 'd1', 'migrations', 'apply', ...target]);
        throw new Error(`${name} has no tables yet: run npx ${command}`);
      }
    },
    run: async (statements) => {
      const folder = mkdtempSync(join(tmpdir(), 'addresses-sql-'));
      const remove = () => rmSync(folder, { recursive: true, force: true });
      // A load that is ended exits at once (scripts/addresses/commands/load-release.ts).
      process.once('exit', remove);
      try {
        const file = join(folder, 'parts.sql');
        writeFileSync(file, sqlFile(statements));
        const args = ['d1', 'execute', ...target, '--yes', '--file', file];
        const { code, output, errors } = await wrangler(args);
        if (code !== 0) throw new Error(`wrangler d1 execute failed:\n${output}${errors}`);
      } finally {
        process.off('exit', remove);
        remove();
      }
    },
  };
}

export const deployed = (environment: string): Target => ['--env', environment, '--remote'];
