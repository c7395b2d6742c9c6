/** What a command is, and what it hands to the terminal. */
import type { Sql } from '../../worker/leads/records/sql.ts';
import type { Input, OptionName } from './leads-options.ts';

export interface Answer {
  /** False: nothing matched (exit code 1). */
  readonly found: boolean;
  /** For a reader. */
  readonly text: string;
  /** For scripts; the same facts. */
  readonly json: unknown;
  /** What to know beside it; goes to standard error. */
  readonly note?: string;
}

export interface Command {
  /** What follows the command's name, without the options. */
  readonly argument?: string;
  readonly summary: string;
  readonly options: readonly OptionName[];
  /** null: nothing has that name. */
  run(sql: Sql, input: Input): Promise<Answer | null>;
}
