/** The developer's machine as a platform: the bindings of wrangler.toml over local storage. */
import { join } from 'node:path';
import { getPlatformProxy } from 'wrangler';
import type { Env } from '../../worker/env.ts';
import { root } from '../build/files-below.ts';

/** Where local KV and D1 live; a test run gives its own folder. */
export const stateFolder = process.env.KURRAJONG_STATE ?? join(root, '.wrangler', 'state');

/** Runs work against the local bindings and lets go of them. */
export async function withLocalPlatform<T>(
  work: (env: Env) => Promise<T>,
  folder = stateFolder,
): Promise<T> {
  const proxy = await getPlatformProxy<Record<string, unknown>>({
    configPath: join(root, 'wrangler.toml'),
    persist: { path: join(folder, 'v3') },
  });
  try {
    return await work(proxy.env as unknown as Env);
  } finally {
    await proxy.dispose();
  }
}
