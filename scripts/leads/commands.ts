/** Every command of `npm run leads` by name, and the help made from them. */
import type { Command } from './answer.types.ts';
import { backupCommand, rejoinCommand, restoreCommand } from './backup-leads.ts';
import * as change from './change.ts';
import { exportCommand } from './export-leads.ts';
import { commonOptions, type OptionName, optionTable } from './leads-options.ts';
import * as look from './look.ts';

export const commands: Readonly<Record<string, Command>> = {
  status: look.status,
  list: look.listCommand,
  show: look.showCommand,
  replay: change.replayCommand,
  withdraw: change.withdrawCommand,
  export: exportCommand,
  correct: change.correctCommand,
  erase: change.eraseCommand,
  suppress: change.suppressCommand,
  unsuppress: change.unsuppressCommand,
  purge: change.purgeCommand,
  backup: backupCommand,
  restore: restoreCommand,
  rejoin: rejoinCommand,
};

/** Own properties only: `constructor` and the like are not commands. */
export function commandOf(name: string): Command | undefined {
  return Object.hasOwn(commands, name) ? commands[name] : undefined;
}

export function help(): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length));
  const lines = Object.entries(commands).map(
    ([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`,
  );
  return [
    'npm run leads -- <command> [--brand slug] [--stage stage] [--json] [--reveal] …',
    lines.join('\n'),
    optionHelp(commonOptions),
    'Exit codes: 0 done, 1 nothing found, 2 not understood or refused (the message says why and what to do), 3 the database did not answer.\nMore: npm run leads -- <command> --help, and docs/operations/leads.md',
  ].join('\n\n');
}

export function commandHelp(name: string, command: Command): string {
  const { argument, needs, summary, options, meanings } = command;
  const usage = ['npm run leads --', name, argument, needs].filter(Boolean).join(' ');
  return [usage, summary, optionHelp([...options, ...commonOptions], meanings)].join('\n\n');
}

function optionHelp(names: readonly OptionName[], meanings: Command['meanings'] = {}): string {
  const rows = names.map((name) => {
    const option: { value?: string; help: string } = optionTable[name];
    return [
      `--${name}${option.value ? ` <${option.value}>` : ''}`,
      meanings[name] ?? option.help,
    ] as const;
  });
  const width = Math.max(...rows.map(([usage]) => usage.length));
  return rows.map(([usage, text]) => `  ${usage.padEnd(width)}  ${text}`).join('\n');
}
