/** The worker's databases and queue: each database's binding, port and sharing, and their names at Cloudflare. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DeployedStage } from '../../domain/brand.ts';
import { root } from '../build/files-below.ts';

interface Database {
  /** Its folder in worker/ports. */
  readonly port: string;
  /** The word in its name at Cloudflare. */
  readonly word: string;
  /** True if all brands of a stage share one. */
  readonly isShared: boolean;
  /** True if deployed stages do not use it, so a release does not bind it. */
  readonly isLocalOnly: boolean;
}

/** By binding. */
export const databases = {
  LEADS_DB: { port: 'leads', word: 'leads', isShared: false, isLocalOnly: false },
  ADDRESSES_DB: { port: 'address', word: 'addresses', isShared: true, isLocalOnly: false },
  ADDRESSES_DB_B: { port: 'address', word: 'addresses-b', isShared: true, isLocalOnly: false },
  CATALOGUE_DB: { port: 'plans', word: 'catalogue', isShared: false, isLocalOnly: false },
  // A deployed stage counts in Analytics Engine (docs/contracts/numbers.md).
  NUMBERS_DB: { port: 'numbers', word: 'numbers', isShared: true, isLocalOnly: true },
} as const satisfies Readonly<Record<string, Database>>;

export type DatabaseName = keyof typeof databases;

export const databaseNames = Object.keys(databases) as readonly DatabaseName[];

/** The name at Cloudflare, such as `kurrajong-leads-<brand>-<stage>`. */
export function deployedName(name: DatabaseName, brand: string, stage: DeployedStage): string {
  const { word, isShared } = databases[name];
  return `kurrajong-${word}-${isShared ? stage : `${brand}-${stage}`}`;
}

/** The queue of leads that wait for delivery. */
export function queueName(brand: string, stage: DeployedStage): string {
  return `kurrajong-leads-${brand}-${stage}`;
}

/** Relative to the project's root. */
export function migrationsFolder(name: DatabaseName): string {
  return `worker/ports/${databases[name].port}/migrations`;
}

/** The names of a migrations folder's files, in wrangler's order. */
export function migrationsIn(folder: string): readonly string[] {
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.sql'))
    .sort();
}
