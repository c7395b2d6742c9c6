/** `npm run addresses:load`, `:status`, `:rollback` and `:generate`: commands for operators of the address index. */
import { generateCommand } from './addresses/commands/generate-files.ts';
import { loadCommand } from './addresses/commands/load-release.ts';
import { rollBackCommand } from './addresses/commands/roll-back-command.ts';
import { statusCommand } from './addresses/commands/slot-status.ts';
import { runCommand } from './commands/command-exit.ts';
import { UsageError } from './commands/command-line.mjs';

const commands: Readonly<Record<string, (args: string[]) => number | Promise<number>>> = {
  generate: generateCommand,
  load: loadCommand,
  rollback: rollBackCommand,
  status: statusCommand,
};

const [, , name = '', ...args] = process.argv;
await runCommand(async () => {
  const command = commands[name];
  if (!command) throw new UsageError(`npm run addresses:<${Object.keys(commands).join('|')}>`);
  process.exitCode = await command(args);
});
