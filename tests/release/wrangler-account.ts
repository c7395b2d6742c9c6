/** The account behind the stand-in for wrangler, kept between commands in one JSON file. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

export interface Binding {
  name: string;
  type: string;
}

interface VersionOf {
  id: string;
  /** Empty when it was uploaded without one. */
  tag: string;
  /** Its bindings, secrets aside. */
  binds: Binding[];
}

interface WorkerOf {
  versions: VersionOf[];
  /** The newest last. */
  deployments: { version_id: string; percentage: number }[][];
  triggers: number;
  /** Names of variables and secrets. */
  set: string[];
}

export interface Account {
  queues: string[];
  databases: Record<string, string>;
  namespaces: Record<string, string>;
  /** Names of migrations, by database. */
  applied: Record<string, string[]>;
  worker: WorkerOf | null;
  /** Part of each new id, so that a thing made anew under an old name has another id. */
  made: number;
  /** Every command that changed something, in order. */
  changes: string[];
}

export const emptyAccount: Account = {
  queues: [],
  databases: {},
  namespaces: {},
  applied: {},
  worker: null,
  made: 0,
  changes: [],
};

export const readAccount = (file: string): Account =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : structuredClone(emptyAccount);

export const writeAccount = (file: string, account: Account): void =>
  writeFileSync(file, JSON.stringify(account));
