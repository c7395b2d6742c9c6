/** Types of a command and of its answer. */
import type { Sql } from '../../worker/leads/sql.ts';
import type { Input, OptionName } from './leads-options.ts';

export interface Answer {
  /** False if nothing matched (exit code 1). */
  readonly found: boolean;
  /** For people. */
  readonly text: string;
  /** For scripts; the same facts. */
  readonly json: unknown;
  /** A remark for standard error. */
  readonly note?: string;
}

/** The databases that a command works on. */
export interface Databases {
  readonly leads: Sql;
  /** For statements with personal data; returns no rows. */
  readonly write: Sql;
  /** The database with the journal (docs/operations/backup.md). */
  readonly journal: Sql;
}

/** null if nothing has the given name. */
export type Work = (databases: Databases) => Promise<Answer | null>;

export interface Command {
  /** Its positional argument; absent if it takes none. */
  readonly argument?: string;
  /** The options it needs, for the help. */
  readonly needs?: string;
  readonly summary: string;
  readonly options: readonly OptionName[];
  /** The meaning of an option for this command, if it differs from other commands. */
  readonly meanings?: Readonly<Partial<Record<OptionName, string>>>;
  /**
   * Reads what was asked for, before any database is opened.
   * @throws UsageError or Refused saying what is missing or wrong
   */
  plan(input: Input): Work;
}
