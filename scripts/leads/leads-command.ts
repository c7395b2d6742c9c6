/** One run of `npm run leads`: from a command line to text, errors and an exit code. */
import { Refused } from '../../worker/leads/records/find-record.ts';
import { UsageError } from '../commands/command-line.mjs';
import { rootReasonOf } from '../commands/reason-of.ts';
import type { Answer, Command, Work } from './answer.types.ts';
import { commandHelp, commandOf, commands, help } from './commands.ts';
import { type Input, readInput } from './leads-options.ts';

export interface Surroundings {
  /** Opens the databases that the input names, and closes them when the work is done. */
  readonly connect: (input: Input, work: Work) => Promise<Answer | null>;
  readonly print: (text: string) => void;
  readonly complain: (text: string) => void;
  readonly now: () => Date;
}

const exitCodes = { done: 0, nothing: 1, refused: 2, unreachable: 3 } as const;

export async function main(args: readonly string[], parts: Surroundings): Promise<number> {
  try {
    const [name, ...rest] = args;
    if (name === undefined || name === '--help' || name === 'help') {
      parts.print(help());
      return name === undefined ? exitCodes.refused : exitCodes.done;
    }
    const command = commandOf(name);
    if (!command) {
      const known = Object.keys(commands).join(', ');
      throw new UsageError(`There is no command "${name}": use one of ${known}`);
    }
    return await execute(name, command, readInput(rest, command, parts.now()), parts);
  } catch (error) {
    const understood = error instanceof UsageError || error instanceof Refused;
    parts.complain(understood ? error.message : reasonWithRemedy(error));
    return understood ? exitCodes.refused : exitCodes.unreachable;
  }
}

async function execute(
  name: string,
  command: Command,
  input: Input,
  { connect, print, complain }: Surroundings,
): Promise<number> {
  if (input.flag('help')) {
    print(commandHelp(name, command));
    return exitCodes.done;
  }
  const work = command.plan(input);
  // Warn before changing anything: a brand without a stage may be meant for the live site.
  if (input.brand && !input.stage)
    complain('This is the database of this machine: a deployed one needs --stage');
  const answer = await connect(input, work);
  if (!answer) {
    complain(`Nothing has the reference or id "${input.subject}"${where(input)}`);
    return exitCodes.nothing;
  }
  if (answer.note) complain(answer.note);
  print(input.flag('json') ? JSON.stringify(answer.json, null, 2) : answer.text);
  return answer.found ? exitCodes.done : exitCodes.nothing;
}

function where({ brand, stage }: Input): string {
  if (stage) return ` in ${brand} ${stage}: check the reference, the brand and the stage`;
  return ' in the local database: check the reference, or add --brand and --stage';
}

/** SQLite's error on this machine while another process writes. */
const busy = /^.*SQLITE_BUSY.*$/m;

function reasonWithRemedy(error: unknown): string {
  const reason = rootReasonOf(error).replace(
    busy,
    'The database is busy: something else writes to it. Run it again.',
  );
  return reason.includes('no such table') || reason.includes('no such column')
    ? `${reason}\nThe database lacks migrations. Locally: npm run seed. For a stage: npx wrangler d1 migrations apply LEADS_DB --env <brand>-<stage> --remote`
    : reason;
}
