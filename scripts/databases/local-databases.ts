/** The local platform with its databases migrated, for a command that may run first on a fresh machine. */
import type { Env } from '../../worker/env.ts';
import { withLocalPlatform } from '../site/local-platform.ts';
import { migrateLocally } from './migrate-locally.ts';

export async function withLocalDatabases<T>(work: (env: Env) => Promise<T>): Promise<T> {
  return withLocalPlatform(async (env) => {
    await migrateLocally(env);
    return work(env);
  });
}
