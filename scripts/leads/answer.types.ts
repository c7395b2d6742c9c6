/** What a command is and what it returns. */
import type { Sql } from '../../worker/leads/sql.ts';
import type { Input, OptionName } from './leads-options.ts';

export interface Answer {
  /** False: nothing matched (exit code 1). */
  readonly found: boolean;
  /** For a reader. */
  readonly text: string;
  /** For scripts; the same facts. */
  readonly json: unknown;
  /** A remark on it, for standard error. */
  readonly note?: string;
}

/** Where a command works. */
export interface Databases {
  readonly leads: Sql;
  /** Takes statements with personal data in them, and gives no rows. */
  readonly write: Sql;
  /** The database with the journal (docs/operations/backup.md). */
  readonly journal: Sql;
}

export interface Command {
  /** Its one argument without a name; without it, it takes none. */
  readonly argument?: string;
  /** Which options it needs, for the help. */
  readonly needs?: string;
  readonly summary: string;
  readonly options: readonly OptionName[];
  /** What an option means to this command, where that is not what it means to the others. */
  readonly meanings?: Readonly<Partial<Record<OptionName, string>>>;
  /** null: nothing has the name that was given. */
  run(sql: Sql, input: Input, databases: Databases): Promise<Answer | null>;
}
