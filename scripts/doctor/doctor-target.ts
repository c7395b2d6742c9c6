/** An environment as the doctor sees it: its databases and content, wherever they are. */
import type { DeployedStage } from '../../domain/brand.ts';
import type { Sql } from '../../worker/leads/sql.ts';
import type { KvStore } from '../../worker/ports/content/kv-store.ts';
import { rootReasonOf } from '../commands/reason-of.ts';
import type { DatabaseName } from '../databases/databases.ts';

export interface DoctorTarget {
  /** `this machine`, or `<brand>-<stage>`. */
  readonly name: string;
  /** null for this machine. */
  readonly stage: DeployedStage | null;
  readonly brands: readonly string[];
  readonly content: KvStore;
  /** LEAD_PARTNERS, unless it is a secret, which cannot be read. */
  readonly partners: string | undefined;
  /** True if the worker has a variable or secret of this name. */
  has(name: string): boolean;
  sql(database: DatabaseName): Sql;
  now(): Date;
  readonly fetch: typeof globalThis.fetch;
  /** The options that make a command work on this target; empty on this machine. */
  readonly options: string;
}

/** `npm run x -- --brand b --stage s`, or `npm run x` on this machine. */
export function commandFor({ options }: DoctorTarget, command: string, ...more: string[]): string {
  const rest = [...more, options].filter((one) => one !== '');
  return rest.length === 0 ? command : `${command} -- ${rest.join(' ')}`;
}

/**
 * Releases a deployed stage: makes what is missing, and applies routes, crons and queue consumers.
 * @param options `--brand <slug> --stage <stage>`
 */
export function releaseCommand(options: string): string {
  return `npm run release -- ${options}`;
}

/** Applies the migrations that a database of the target lacks. */
export function migrateCommand({ stage, name }: DoctorTarget, database: DatabaseName): string {
  return stage === null
    ? 'npm run seed'
    : `npx wrangler d1 migrations apply ${database} --env ${name} --remote`;
}

/** The fix for a database that could not be read. A release creates a missing one. */
export function mendDatabase(target: DoctorTarget, name: DatabaseName, error: unknown): string {
  if (target.stage === null) return migrateCommand(target, name);
  if (isMissing(error)) return releaseCommand(target.options);
  return /no such (?:table|column)/.test(rootReasonOf(error))
    ? migrateCommand(target, name)
    : 'npx wrangler whoami';
}

/** True if an error says that the database does not exist. */
export function isMissing(error: unknown): boolean {
  return rootReasonOf(error).includes("Couldn't find a D1 DB");
}
