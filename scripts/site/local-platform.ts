/** The local platform: the bindings of wrangler.toml on local storage. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../../worker/env.ts';
import { root } from '../build/files-below.ts';

/** The folder of local KV and D1; a test run sets its own. */
export const stateFolder = process.env.KURRAJONG_STATE ?? join(root, '.wrangler', 'state');

/** Runs work with the local bindings, then releases them. */
export async function withLocalPlatform<T>(
  work: (env: Env) => Promise<T>,
  folder = stateFolder,
): Promise<T> {
  // Where wrangler cannot make the folder, it leaves a process behind that never ends.
  mkdirSync(folder, { recursive: true });
  // Wrangler takes a second to load, which help, refusals and deployed stages need not wait for.
  const { getPlatformProxy } = await import('wrangler');
  const proxy = await withoutNotes(() =>
    getPlatformProxy<Record<string, unknown>>({
      configPath: join(root, 'wrangler.toml'),
      persist: { path: join(folder, 'v3') },
    }),
  );
  try {
    return await work(proxy.env as unknown as Env);
  } finally {
    await proxy.dispose();
  }
}

/** Wrangler writes a line about `.dev.vars` to standard output, where scripts expect nothing but a command's answer. */
async function withoutNotes<T>(work: () => Promise<T>): Promise<T> {
  const { WRANGLER_LOG: before } = process.env;
  process.env.WRANGLER_LOG = before ?? 'warn';
  try {
    return await work();
  } finally {
    if (before === undefined) delete process.env.WRANGLER_LOG;
  }
}
